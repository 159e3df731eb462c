import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { isStaffScreen } from '#domain/text/locale.ts'
import { localeOfStaff } from './actions/staff-form.ts'
import { documentResponse, isWantedContext, reportErrorContext } from './context.ts'
import { FragmentRenderer } from './delivery/cached-fragment.tsx'
import { renderFragment } from './delivery/fragment-cache.tsx'
import { renderDocument } from './delivery/render-document.ts'
import { ServedLocale } from './locale.ts'

/**
 * A page is sent only when it is whole: its status is known, it can be stored, and no script is needed to
 * put late parts in place. An error anywhere in it goes back to the router, which answers with the error page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { loaderData, actionData, errors } = routerContext.staticHandlerContext
  if (!context.get(isWantedContext)({ status, loaderData, actionData, errors }))
    return new Response(null, { status: 204 })
  // Reading and rendering have a tick of the event loop each.
  await yieldToEventLoop()
  const onStaffScreen = isStaffScreen(new URL(request.url).pathname)
  const page = (own: EntryContext, nonce: string) => (
    <ServedLocale value={onStaffScreen ? localeOfStaff(request) : null}>
      <FragmentRenderer value={renderFragment}>
        <ServerRouter context={own} url={request.url} nonce={nonce} />
      </FragmentRenderer>
    </ServedLocale>
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Staff's screens work only with scripts.
  const document = await renderDocument(page, routerContext, onStaffScreen ? 'at once' : 'when idle')
  return documentResponse(document, { status, headers })
}

/** Errors of loaders, actions and rendering; those of a visitor who has left are no news. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportErrorContext)(error)
}
