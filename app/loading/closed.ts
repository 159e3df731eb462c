import { data } from 'react-router'
import { meantWithoutSigns } from './moved.ts'

/** Nobody keeps a page whose address opens it, and where a link on it leads nobody learns that address. */
export const CLOSED = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

/** What such an address answers where it opens nothing, unless only the signs behind it are too much. */
export function missing(url: URL) {
  return meantWithoutSigns(url, CLOSED) ?? data(null, { status: 404, headers: CLOSED })
}
