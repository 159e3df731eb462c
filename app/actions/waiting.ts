import type { HeadersArgs } from 'react-router'
import type { Localized } from '#domain/text/locale.ts'

const WAIT = 'Retry-After'

/** Headers of an answer with status 429: after how many seconds to ask again. */
export function waitHeaders(seconds: number): Record<string, string> {
  return { [WAIT]: String(seconds) }
}

/** Why nothing was done; `wait` where it can be tried again after so many seconds. */
export type Refusal = { status: 403 | 429; reason: Localized; wait?: number }

export function waitHeadersOf({ wait }: Refusal): Record<string, string> {
  return wait === undefined ? {} : waitHeaders(wait)
}

/** The `headers` of a page whose action may have its visitor wait. */
export function pageThatWaits({ parentHeaders, actionHeaders }: HeadersArgs): Headers {
  const headers = new Headers(parentHeaders)
  const wait = actionHeaders.get(WAIT)
  if (wait !== null) headers.set(WAIT, wait)
  return headers
}
