import type { ContentKind } from '#domain/site/content/content-kinds.ts'

type Kind =
  | 'blog'
  | 'brand'
  | 'category'
  | 'grid'
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

/** The same of a new one, which may have begun as a copy. */
export function newRecord(kind: Kind, from: string | null): string {
  return from === null ? draftRecord(kind, null) : `${kind}/new/${from}`
}
