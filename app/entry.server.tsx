import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { isStaffPath } from '../domain/locale.ts'
import { isKeptContext, reportErrorContext } from './context.ts'
import { ServedLocale } from './locale.ts'
import { localeOfStaff } from './staff-form.ts'

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
  // A page shows its data and its address; the kept one was made of the same.
  if (context.get(isKeptContext)({ status, loaderData, actionData, errors })) return new Response(null, { status: 204 })
  const page = (
    <ServedLocale value={isStaffPath(new URL(request.url).pathname) ? localeOfStaff(request) : null}>
      <ServerRouter context={routerContext} url={request.url} />
    </ServedLocale>
  )
  const html = await renderWhole(page, request.signal)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

/** Errors of loaders, actions and rendering; those of a visitor who has left are no news. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportErrorContext)(error)
}

function renderWhole(page: React.ReactNode, signal: AbortSignal): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, { onAllReady: () => pipe(sink), onError: reject })
    signal.addEventListener('abort', () => abort(signal.reason), { once: true })
  })
}
