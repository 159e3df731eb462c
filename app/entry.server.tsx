import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { isStaffScreen } from '../domain/text/locale.ts'
import { pageDeskContext, reportErrorContext } from './context.ts'
import { ServedLocale } from './locale.ts'
import { DIGEST_HEADER } from './start/page-start.ts'
import { renderForDevelopment, renderPage, type PageToRender } from './drawing/render-page.ts'
import { localeOfStaff } from './actions/staff-form.ts'
import { PartDrawing } from './ui/site/kept-part.tsx'

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
  const desk = context.get(pageDeskContext)
  const delivery = desk.deliver({ status, loaderData, actionData, errors })
  if (delivery.send === 'nothing') return new Response(null, { status: 204 })
  if (delivery.send === 'state') {
    const stateHeaders = { 'Content-Type': 'text/x-script', [DIGEST_HEADER]: delivery.digest ?? '' }
    return new Response(routerContext.serverHandoffStream, { status, headers: stateHeaders })
  }
  // Reading and rendering have a tick of the event loop each.
  await yieldToEventLoop()
  const onStaffScreen = isStaffScreen(new URL(request.url).pathname)
  const page: PageToRender = (context, draw) => (
    <ServedLocale value={onStaffScreen ? localeOfStaff(request) : null}>
      <PartDrawing value={draw}>
        <ServerRouter context={context} url={request.url} />
      </PartDrawing>
    </ServedLocale>
  )
  const rendered = import.meta.env.DEV
    ? await renderForDevelopment(page(routerContext, null))
    : await renderPage(page, routerContext, {
        stateUrl: delivery.stateUrl,
        digest: delivery.digest,
        ...(onStaffScreen && { atOnce: true }),
      })
  desk.rendered(rendered)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** Errors of loaders, actions and rendering; those of a visitor who has left are no news. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportErrorContext)(error)
}
