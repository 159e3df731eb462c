import type { SharedContent, SharedSubject } from '../../accounts/acts.ts'
import { isContentKind } from './content-kinds.ts'

/** What stands round every page is no page; mails have a preview of their own. */
const UNSEEN = new Set(['navigation', 'footer', 'mails'])

/** Whether there is a page that shows a record of the site's content: of pages, `id` is the name. */
export function isPreviewed(kind: string, id: string): kind is SharedContent {
  return isContentKind(kind) && kind !== 'template' && !(kind === 'page' && UNSEEN.has(id))
}

const WITH_ADDRESS: readonly string[] = ['category', 'brand', 'product', 'post'] satisfies SharedSubject[]

/** Whether people without an account can be shown a record before it is on the site. */
export function isShared(kind: string, id: string): kind is SharedSubject {
  return WITH_ADDRESS.includes(kind) || isPreviewed(kind, id)
}
