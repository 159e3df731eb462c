import type { DocType } from '#domain/documents/document-types.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import type { RecordKindName } from '#domain/kinds.ts'
import type { RecordKind } from './redirect.ts'

/** What is looked for in documents. */
const DOCUMENT_CHECKS = ['no-sds', 'unproven', 'no-tds-ar', 'no-tds-en', 'expired'] as const
export type DocumentCheck = (typeof DOCUMENT_CHECKS)[number]

/** What is looked for in everything that staff make, the most pressing first. */
export const CHECKS = [
  'translation',
  'packs',
  'attributes',
  'description',
  'picture',
  'picture-text',
  'alt',
  'datasheet',
  'codes',
  ...DOCUMENT_CHECKS,
  'links',
  'in-bin',
] as const
export type Check = (typeof CHECKS)[number]

/** Checks that the database counts in records; pictures are files, links are read from the texts. */
export type CountedCheck = Exclude<Check, (typeof UNCOUNTED)[number]>
const UNCOUNTED = ['alt', 'links', 'in-bin', ...DOCUMENT_CHECKS] as const
export const COUNTED_CHECKS = CHECKS.filter((check): check is CountedCheck => !UNCOUNTED.some((one) => one === check))

const CHECKED_FIELDS = [
  'name',
  'title',
  'description',
  'properties',
  'areas',
  'brand',
  'madeIn',
  'snippet',
  'detail',
  'imageAlt',
  'textPictures',
  'image',
  'pdf',
  'code',
  'packs',
] as const
export type CheckedField = (typeof CHECKED_FIELDS)[number]

/** A field that lacks something; in one language where it has two. */
export type Lack = { field: CheckedField; locale: Locale | null }

export type Unfinished = { kind: RecordKind; id: string; name: Localized; lacks: Lack[] }

/**
 * A product that lacks a document of a type, or a document that has expired; `lacks` are certifications without proof, or its
 * last day.
 */
export type DocumentGap = {
  kind: 'product' | 'document'
  id: string
  name: Localized
  /** Of the product that a new document would be of. */
  code: string
  type: DocType
  lacks: string[]
}

/** What a link led to before it was deleted. */
export type InBin = { kind: RecordKindName; name: Localized }

/** A link that leads nowhere, perhaps since that lies in the bin, or to an address that leads on to another. */
export type BrokenLink = { href: string; locale: Locale | null; leadsTo: string | null; inBin: InBin | null }

/** A record of the site with the links in it that should be mended. */
export type RecordLinks = { kind: RecordKindName; id: string; name: Localized; links: BrokenLink[] }

export function isDocumentCheck(check: Check): check is DocumentCheck {
  return DOCUMENT_CHECKS.some((one) => one === check)
}

export function isCheck(text: string | null): text is Check {
  return CHECKS.some((check) => check === text)
}

export const CHECK_PAGE_SIZE = 50
