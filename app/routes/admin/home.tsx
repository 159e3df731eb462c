import { redirect } from 'react-router'
import { firstScreenPath } from '#domain/accounts/staff-preferences.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import type { Route } from './+types/home.ts'

/** The staff area opens with the categories (docs/specification 2.1), or with what the account chose. */
export async function loader({ context }: Route.LoaderArgs) {
  const { id, role } = context.get(staffContext)
  const { firstScreen } = await context.get(servicesContext).staffPreferences.get(id)
  return redirect(firstScreenPath(firstScreen, role))
}
