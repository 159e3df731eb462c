import type { Locale, Localized } from '#domain/text/locale.ts'
import type { RecordKindName } from './record-kinds.ts'
import type { RecordKind } from './redirect.ts'

/** What is looked for in everything that staff make, the most pressing first. */
export const CHECKS = [
  'translation',
  'packs',
  'description',
  'picture',
  'picture-text',
  'alt',
  'datasheet',
  'codes',
  'links',
  'in-bin',
] as const
export type Check = (typeof CHECKS)[number]

/** Checks that the database counts in records; pictures are files, links are read from the texts. */
export type CountedCheck = Exclude<Check, (typeof UNCOUNTED)[number]>
const UNCOUNTED = ['alt', 'links', 'in-bin'] as const
export const COUNTED_CHECKS = CHECKS.filter((check): check is CountedCheck => !UNCOUNTED.some((one) => one === check))

export const CHECKED_FIELDS = [
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

/** What a link led to before it was deleted. */
export type InBin = { kind: RecordKindName; name: Localized }

/** A link that leads nowhere, perhaps since that lies in the bin, or to an address that leads on to another. */
export type BrokenLink = { href: string; locale: Locale | null; leadsTo: string | null; inBin: InBin | null }

/** A record of the site with the links in it that should be mended. */
export type RecordLinks = { kind: RecordKindName; id: string; name: Localized; links: BrokenLink[] }

export function isCheck(text: string | null): text is Check {
  return CHECKS.some((check) => check === text)
}

export const CHECK_PAGE_SIZE = 50
