import type { Actor } from '#domain/accounts/staff.ts'
import type { RecordKindName } from '#domain/kinds.ts'
import type { Focus, PictureWords } from '#domain/site/picture.ts'
import type { StoredFile } from '#domain/site/stored-file.ts'
import { foldText } from '#domain/text/fold.ts'
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

type Named = { name: string; originalName: string }

/**
 * Which of the marked files each sent one takes the place of: the only one that is called so, else the only one that is called
 * so before its ending. Null for none or several; no file is taken twice.
 */
export function matchedByName(sent: readonly string[], marked: readonly Named[]): (string | null)[] {
  const taken = new Set<string>()
  return sent.map((called) => {
    const exact = only(marked, (one) => foldText(one.originalName) === foldText(called))
    const found = exact ?? only(marked, (one) => stemOf(one.originalName) === stemOf(called))
    if (!found || taken.has(found)) return null
    taken.add(found)
    return found
  })
}

function only(marked: readonly Named[], isIt: (one: Named) => boolean): string | null {
  const found = marked.filter(isIt)
  return found.length === 1 ? found[0]!.name : null
}

function stemOf(name: string): string {
  const end = name.lastIndexOf('.')
  return foldText(end > 0 ? name.slice(0, end) : name)
}

const MB = 1024 * 1024

/** Whether to tell somebody that the picture they sent is stored smaller: what hardly changed is not worth a line. */
export function isMadeSmaller(sent: number, stored: number): boolean {
  return sent > MB && stored < sent * 0.9
}
