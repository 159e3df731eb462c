import type { Publication } from '#domain/records/lists/list-state.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import type { ContentKind } from './content-kinds.ts'

/** The values of a record's fields by the keys of its table. */
export type ContentValues = Record<string, unknown> & { slug?: never }

/** A record of the site's content: its values beside what every record has. */
export type ContentRecord = ContentValues & { id: string; version: number; createdAt: string; updatedAt: string }

export type ContentRow = {
  id: string
  name: Localized
  publication: Publication
  missing: Locale[]
  updatedAt: string
  /** It came with the product and nobody has changed it yet. */
  isDemo: boolean
  /** Of those with several places, which one it stands in. */
  place: string
  /** Of rules of the finder, what they are for and how well they answer. */
  job: string
  points: string
  /** Of equivalents, the id of our product. */
  ours: string
}

/** What of the site's content is written in one language only. */
export type HalfContent = Pick<ContentRow, 'id' | 'name' | 'missing'> & { kind: ContentKind }

/** A list, or the texts of a page, among all content of the site. */
export type ContentSummary = {
  kind: ContentKind
  id: string
  /** Of a list, how many of it are on the site; of a page null. */
  count: number | null
  /** Of a page; null where it has no texts. */
  publication: Publication | null
  missing: Locale[]
  /** When something of it was last changed. */
  updatedAt: string | null
}
