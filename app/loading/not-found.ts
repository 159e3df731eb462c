import { data, isRouteErrorResponse } from 'react-router'

/** For loaders: `throw notFound()` shows the route's error boundary with status 404. */
export function notFound() {
  return data(null, { status: 404 })
}

export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}
