import type { Actor } from '#domain/accounts/staff.ts'
import type { RecordKindName } from '#domain/records/record-kinds.ts'
import type { Focus, PictureWords } from '#domain/site/picture.ts'
import type { StoredFile } from '#domain/site/stored-file.ts'
import type { Localized } from '#domain/text/locale.ts'

export type MediaFile = StoredFile &
  PictureWords & {
    /** Who sent it, where that was stored. */
    by: Actor | null
    /** It stays although nothing shows it. */
    isKept: boolean
    focus: Focus
    tags: string[]
    version: number
  }

/** What a file was called where it came from. */
export function calledOf({ originalName, name }: Pick<MediaFile, 'originalName' | 'name'>): string {
  return originalName || `…${name.slice(-12)}`
}

/** Where a record shows a file: on the site, in its draft, or only in what it was once. */
export type PlaceKind = 'site' | 'draft' | 'bin' | 'version'

export type FilePlace = {
  where: PlaceKind
  /** The record's, which outlives its id. */
  key: string
  kind: RecordKindName
  id: string
  name: Localized
  /** The version that shows it: of several earlier ones, the newest. */
  number: number
}

/** What keeps a file from being deleted: everything but what records were once. */
export function isInUse({ where }: Pick<FilePlace, 'where'>): boolean {
  return where !== 'version'
}

/** Whether those who do not see a picture are told nothing of it in one of the languages. */
export function lacksWords({ kind, alt, isDecorative }: PictureWords & Pick<StoredFile, 'kind'>): boolean {
  return kind === 'image' && !isDecorative && (alt.ar === '' || alt.en === '')
}

const HOUR = 60 * 60_000
/** Long enough to come back to a form or a post that was left open over a weekend. */
export const UNUSED_MS = 72 * HOUR

/** When a file goes that nothing shows; null of one that stays. */
export function goesAt(file: Pick<MediaFile, 'isKept' | 'createdAt'>): Date | null {
  return file.isKept ? null : new Date(Date.parse(file.createdAt) + UNUSED_MS)
}
