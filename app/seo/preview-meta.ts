import { previewWords } from '#content/pages/preview.ts'
import { routeMeta } from './route-meta.ts'

/** Nobody keeps a preview, and where a link on it leads nobody learns the address that opens it. */
export const CLOSED = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

export function previewMeta(scope: Parameters<typeof routeMeta>[0], isFound: boolean) {
  if (!isFound) return routeMeta(scope, null)
  const { bar } = previewWords
  return routeMeta(scope, (_site, locale) => ({ title: bar[locale], description: bar[locale], noindex: true }))
}
