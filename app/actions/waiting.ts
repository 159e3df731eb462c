import type { HeadersArgs } from 'react-router'

const WAIT = 'Retry-After'

/** Headers of an answer with status 429: after how many seconds to ask again. */
export function waitHeaders(seconds: number): Record<string, string> {
  return { [WAIT]: String(seconds) }
}

/** The `headers` of a page whose action may have its visitor wait. */
export function pageThatWaits({ parentHeaders, actionHeaders }: HeadersArgs): Headers {
  const headers = new Headers(parentHeaders)
  const wait = actionHeaders.get(WAIT)
  if (wait !== null) headers.set(WAIT, wait)
  return headers
}
