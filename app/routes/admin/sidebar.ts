import { data, redirect } from 'react-router'
import { nextPath } from '#domain/accounts/next-path.ts'
import { isSidebarGroup } from '#domain/accounts/staff-preferences.ts'
import { STAFF_PATH } from '#domain/accounts/staff-paths.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import type { Route } from './+types/sidebar.ts'

/** Folds a group of the sidebar or opens it. A form that names where it stood is led back there. */
export async function action({ context }: Route.ActionArgs) {
  const { fold, open, next } = context.get(fieldsContext)
  const group = fold ?? open
  if (!isSidebarGroup(group)) throw data(null, { status: 400 })
  await context.get(servicesContext).staffPreferences.fold(context.get(staffContext).id, group, fold !== undefined)
  return next === undefined ? new Response(null, { status: 204 }) : redirect(nextPath(next, STAFF_PATH))
}

/** Nothing stands here. */
export function loader() {
  return redirect(STAFF_PATH)
}
