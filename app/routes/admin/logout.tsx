import { redirect } from 'react-router'
import { LOGIN_PATH, STAFF_PATH } from '#domain/accounts/staff-paths.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/logout.ts'

/** Ends the session on the server and forgets what the browser kept of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const headers = new Headers({ 'Clear-Site-Data': '"cache"' })
  for (const cookie of await context.get(servicesContext).staffSessions.signOut(request.headers)) {
    headers.append('Set-Cookie', cookie)
  }
  return redirect(LOGIN_PATH, { headers })
}

export function loader() {
  return redirect(STAFF_PATH)
}
