import type { ContentKind } from '../../../../../domain/site/content/content-kinds.ts'

type Kind =
  | 'blog'
  | 'brand'
  | 'category'
  | 'product'
  | 'quotation'
  | 'redirect'
  | 'request'
  | 'seo'
  | 'settings'
  | 'synonyms'
  | ContentKind

/** What a draft is of, by the id of its record; null for one that is not saved yet. */
export function draftRecord(kind: Kind, id: string | null): string {
  return `${kind}/${id ?? 'new'}`
}
