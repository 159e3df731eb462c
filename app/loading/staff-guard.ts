import { data, redirect, type MiddlewareFunction } from 'react-router'
import { nextPath } from '#domain/accounts/next-path.ts'
import { can, NO_ROLE, type Act, type Role } from '#domain/accounts/permissions.ts'
import { staffContext, visitorContext } from '#app/context.ts'
import { actOfPage } from '#app/staff-pages.ts'
import { FORBIDDEN_PATH, LOGIN_PATH, SET_UP_PATH, STAFF_PATH } from '#domain/accounts/staff-paths.ts'

/**
 * Lets nobody but staff with the right to a page into it: reading leads to the login and back, or to the set-up of a
 * second factor where one is required and wanting. Whoever sends a form is told instead, so that what they typed stays in
 * their browser.
 */
export const requireStaff: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  const visitor = context.get(visitorContext)
  const staff = await visitor.staff()
  if (staff?.via !== 'session') {
    if (request.method !== 'GET') throw data(null, { status: 401 })
    const wanted = url.pathname + url.search
    const way = (await visitor.staffWithoutFactor()) ? SET_UP_PATH : LOGIN_PATH
    throw redirect(wanted === STAFF_PATH ? way : `${way}?next=${encodeURIComponent(wanted)}`)
  }
  context.set(staffContext, staff)
  requireRight(staff.role, actOfPage(pattern, request.method), request.method)
  return next()
}

/** A page that names no act is nobody's. */
function requireRight(role: Role, act: Act | null, method: string): void {
  if (role === null) throw data(NO_ROLE, { status: 403 })
  if (act !== null && can(role, act)) return
  throw method === 'GET' ? redirect(FORBIDDEN_PATH) : data(null, { status: 403 })
}

/** Lets in those alone who may go on once they have set up a second factor; everybody else is led where they wanted to go. */
export const requireSetUp: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const visitor = context.get(visitorContext)
  const staff = await visitor.staffWithoutFactor()
  if (!staff) {
    if (request.method !== 'GET' && !(await visitor.staff())) throw data(null, { status: 401 })
    throw redirect(nextPath(url.searchParams.get('next'), STAFF_PATH))
  }
  context.set(staffContext, staff)
  return next()
}
