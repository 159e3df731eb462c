import { data, type HeadersArgs, type RouterContextProvider, redirect } from 'react-router'
import { reportErrorContext } from '#app/context.ts'

/** One part of a page: what was loaded, or that it could not be. The rest of the page stands either way. */
export type Part<T> = { ok: true; value: T } | { ok: false }

type Context = Readonly<RouterContextProvider>

/** Loads one part. An error reaches the log and not the visitor, who sees the part's own error text. */
export async function loadPart<T>(context: Context, load: () => Promise<T>): Promise<Part<T>> {
  try {
    return { ok: true, value: await load() }
  } catch (error) {
    context.get(reportErrorContext)(error)
    return { ok: false }
  }
}

/** A loader's answer. A page with a failed part is shown once and kept in no cache. */
export function partsData<T extends Record<string, unknown>>(parts: T) {
  const failed = Object.values(parts).some(isFailedPart)
  return data(parts, failed ? { headers: { 'Cache-Control': 'no-store' } } : undefined)
}

/** Of a page whose answer is cached as its loader says. */
export function headersOfLoader({ loaderHeaders }: HeadersArgs): Headers {
  return loaderHeaders
}

function isFailedPart(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'ok' in part && part.ok === false
}

/** Whoever asks a list for a page behind its last one is led to the last: the list was longer when the link was made. */
export function leadToLastPage(page: number, last: number, pathOf: (page: number) => string): void {
  if (page > last) throw redirect(pathOf(last))
}

/** As `leadToLastPage`, for a list with its page in `?page=`; the rest of the address stays, such as where the visitor comes from. */
export function leadToLastPageOf({ pathname, search }: URL, page: number, last: number): void {
  leadToLastPage(page, last, (number) => {
    const query = new URLSearchParams(search)
    if (number === 1) query.delete('page')
    else query.set('page', String(number))
    return pathname + (query.size === 0 ? '' : `?${query}`)
  })
}
