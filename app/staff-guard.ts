import { data, redirect, type MiddlewareFunction } from 'react-router'
import { staffContext, visitorContext } from './context.ts'

const LOGIN = '/admin/login'

/**
 * Lets nobody but staff into the pages below it: reading leads to the login and back. Whoever sends a form is told
 * instead, so that what he typed stays in his browser.
 */
export const requireStaff: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const staff = await context.get(visitorContext).staff()
  if (staff?.via !== 'session') {
    if (request.method !== 'GET') throw data(null, { status: 401 })
    const wanted = url.pathname + url.search
    throw redirect(wanted === '/admin' ? LOGIN : `${LOGIN}?next=${encodeURIComponent(wanted)}`)
  }
  context.set(staffContext, staff)
  return next()
}

/** Lets owners alone into the pages below it; it stands below the guard of all staff. */
export const requireOwner: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (context.get(staffContext).role !== 'owner') {
    throw request.method === 'GET' ? redirect('/admin/forbidden') : data(null, { status: 403 })
  }
  return next()
}
