import { isRouteErrorResponse } from 'react-router'
import { PageError } from '#app/ui/site/page-error.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** In place of a page that has no content, or whose content did not arrive. */
export function MissingOrFailed({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <PageError />
}
