import type { SharedContent, SharedSubject } from '#domain/accounts/acts.ts'
import { contentPreviewPath, previewPath } from '#domain/accounts/staff-paths.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isContentKind } from './content-kinds.ts'

/** What stands round every page is no page; mails have a preview of their own. */
const UNSEEN = new Set(['navigation', 'footer', 'forms', 'mails'])

/** Whether there is a page that shows a record of the site's content: of pages, `id` is the name. */
function isPreviewed(kind: string, id: string): kind is SharedContent {
  return isContentKind(kind) && kind !== 'template' && !(kind === 'page' && UNSEEN.has(id))
}

const PREVIEWS = { product: 'items', post: 'blogs', brand: 'brands' } as const

/** Where the form of a record is sent to be shown as its page; null of what no page shows. `id` is empty for a new one. */
export function formPreviewPath(kind: string, id: string, locale: Locale): string | null {
  if (Object.hasOwn(PREVIEWS, kind)) return previewPath(PREVIEWS[kind as keyof typeof PREVIEWS], locale)
  return isPreviewed(kind, id) ? contentPreviewPath({ kind, id }, locale) : null
}

const WITH_ADDRESS: readonly string[] = ['category', 'brand', 'product', 'post'] satisfies SharedSubject[]

/** Whether people without an account can be shown a record before it is on the site. */
export function isShared(kind: string, id: string): kind is SharedSubject {
  return WITH_ADDRESS.includes(kind) || isPreviewed(kind, id)
}
