import { previewWords } from '#content/pages/preview.ts'
import { routeMeta } from './route-meta.ts'

export function previewMeta(scope: Parameters<typeof routeMeta>[0], isFound: boolean) {
  if (!isFound) return routeMeta(scope, null)
  const { bar } = previewWords
  return routeMeta(scope, (_site, locale) => ({ title: bar[locale], description: bar[locale], noindex: true }))
}
