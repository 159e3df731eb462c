import type { Fields } from '#domain/fields/field.ts'
import type { Publication } from '#domain/records/publication.ts'
import type { RecordContent } from '#domain/kinds.ts'
import type { Picture } from '#domain/site/picture.ts'
import { type Locale, type Localized, LOCALES } from '#domain/text/locale.ts'
import type { ContentKind, ContentFieldsOf, ListKind, PageFieldsOf } from './content-kinds.ts'
import type { PageName } from './page-fields.ts'

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

/** The languages in which a content lacks a text that it needs, or that it has in the other. */
export function missingLanguages(table: Fields, content: RecordContent): Locale[] {
  const isSaid = (name: string) => {
    const value = content[name]
    return typeof value === 'string' && value.trim() !== ''
  }
  const pairs = Object.values(table).flatMap(({ pair, needs }) => (pair ? [{ pair, isNeeded: needs.length > 0 }] : []))
  return LOCALES.filter((locale) => {
    const other = locale === 'ar' ? 'en' : 'ar'
    return pairs.some(({ pair, isNeeded }) => !isSaid(pair[locale]) && (isNeeded || isSaid(pair[other])))
  })
}

type Marks = { id: string; version: number; createdAt: string; updatedAt: string }

/** A record as the site shows it: `pictures` are its files by their names. */
type ShownContent<Values> = Values & Marks & { pictures: Record<string, Picture> }

/** What visitors read of the site beside products and articles. */
export type ContentReader = {
  /** What is on the site of a list, in its order. */
  list<Kind extends ListKind>(kind: Kind): Promise<ShownContent<ContentFieldsOf<Kind>>[]>
  /** The texts of a page; null where there are none. */
  page<Name extends PageName>(name: Name): Promise<ShownContent<PageFieldsOf<Name>> | null>
}
