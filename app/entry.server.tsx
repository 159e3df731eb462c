import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { isStaffScreen } from '#domain/text/locale.ts'
import { localeOfStaff } from './actions/staff-form.ts'
import { documentResponse, planDeliveryContext, reportErrorContext } from './context.ts'
import { DIGEST_HEADER } from './delivery/bootstrap.ts'
import { FragmentRenderer } from './delivery/cached-fragment.tsx'
import { renderFragment } from './delivery/fragment-cache.tsx'
import { renderDocument } from './delivery/render-document.ts'
import { ServedLocale } from './locale.ts'
import type { SiteHandle } from './ui/site/site-handle.ts'

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
  const delivery = context.get(planDeliveryContext)({ status, loaderData, actionData, errors })
  if (delivery.send === 'nothing') return new Response(null, { status: 204 })
  if (delivery.send === 'state') {
    const stateHeaders = { 'Content-Type': 'text/x-script', [DIGEST_HEADER]: delivery.digest ?? '' }
    return new Response(routerContext.serverHandoffStream, { status, headers: stateHeaders })
  }
  // Reading and rendering have a tick of the event loop each.
  await yieldToEventLoop()
  const onStaffScreen = isStaffScreen(new URL(request.url).pathname)
  const page = (own: EntryContext) => (
    <ServedLocale value={onStaffScreen ? localeOfStaff(request) : null}>
      <FragmentRenderer value={renderFragment}>
        <ServerRouter context={own} url={request.url} />
      </FragmentRenderer>
    </ServedLocale>
  )
  const { stateUrl, digest } = delivery
  const facts = {
    stateUrl,
    digest,
    ...(onStaffScreen && { atOnce: true as const }),
    ...(isDrawnByScripts(routerContext) && { soon: true as const }),
  }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return documentResponse(await renderDocument(page, routerContext, facts), { status, headers })
}

function isDrawnByScripts({ routeModules, staticHandlerContext }: EntryContext): boolean {
  const id = staticHandlerContext.matches.at(-1)?.route.id
  const handle = id === undefined ? undefined : (routeModules[id]?.handle as SiteHandle | undefined)
  return handle?.drawnByScripts === true
}

/** Errors of loaders, actions and rendering; those of a visitor who has left are no news. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportErrorContext)(error)
}
