import { redirect } from 'react-router'
import { firstScreenOf, firstScreenPath } from '#domain/accounts/staff-preferences.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import type { Route } from './+types/home.ts'

/**
 * The staff area opens with the categories (docs/specification 2.1), on a site that began empty with the steps of its set-up,
 * or with what the account chose.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { id, role } = context.get(staffContext)
  const { settings, staffPreferences } = context.get(servicesContext)
  const [{ firstScreen }, isNeutral] = await Promise.all([staffPreferences.get(id), settings.isNeutral()])
  const isUnchosen = role === 'owner' && firstScreen === firstScreenOf(role)
  return redirect(firstScreenPath(isUnchosen && isNeutral ? 'start' : firstScreen, role))
}
