import type { ListedState, RecordState } from './publication.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import type { Localized } from '#domain/text/locale.ts'
import { type Fields, lineFields } from '#domain/fields/field.ts'
import type { RecordContent, RecordKindName } from '#domain/kinds.ts'

/** What is known of a record beside its content. */
export type RecordHead = {
  key: string
  kind: RecordKindName
  id: string
  state: RecordState
  name: Localized
  /** Numbers of versions: the newest, the one on the site, the draft. `draftBase` was on the site when the draft was begun. */
  number: number
  published: number | null
  draft: number | null
  draftBase: number | null
  publishAt: string | null
  unpublishAt: string | null
  plannedBy: Actor | null
  /** Why what was planned could not be done. */
  notPublished: Localized | null
  origin: RecordOrigin
  createdAt: string
  updatedAt: string
}

const RECORD_ORIGINS = ['demo', 'staff', 'import', 'api'] as const
export type RecordOrigin = (typeof RECORD_ORIGINS)[number]

/** What a save did. */
export const VERSION_ACTS = [
  'create',
  'update',
  'draft',
  'schedule',
  'publish',
  'unpublish',
  'discard',
  'restore',
  'unbin',
  'import',
  'bulk',
] as const
export type VersionAct = (typeof VERSION_ACTS)[number]

/** One save of a record, without its content. */
export type RecordVersion = {
  number: number
  at: string
  by: Actor
  actId: string
  act: VersionAct
  /** The record's state behind it. */
  state: RecordState
  /** The names, as calls have them, of fields that are not as in the version before. */
  changed: string[]
  restoredFrom: number | null
  pinned: boolean
  pinnedBy: string | null
  isOnSite: boolean
  isDraft: boolean
}

export type VersionWithContent = RecordVersion & { content: RecordContent }

/** A record that was deleted and can be brought back. */
export type BinnedRecord = {
  /** Its own name in the bin: others may have taken its id. */
  binId: string
  kind: RecordKindName
  id: string
  name: Localized
  state: RecordState
  deletedAt: string
  deletedBy: Actor
  /** When it goes for good. */
  purgeAt: string
  note: BinNote
}

/** What went into the bin along with a record, or pointed at it; an act on many names each. */
export type BinNote = {
  actId: string
  /** Its part of its address, which need not be its id. */
  slug?: string
  /** Whole redirects that led to it. */
  redirects?: { from: string; origin: string }[]
  /** Of a category: the products that were moved or left without one, and where to. */
  products?: string[]
  movedTo?: string | null
}

export function listedState({
  state,
  published,
  draft,
}: Pick<RecordHead, 'state' | 'published' | 'draft'>): ListedState {
  return state === 'published' && published !== null && draft !== null ? 'changed' : state
}

type Contents = {
  /** What was on the site when the draft was begun. */
  base: RecordContent
  draft: RecordContent
  site: RecordContent
}

/** A draft with what has been changed on the site since it was begun, but for the fields that it changes itself. */
export function mergeContents(fields: Fields, { base, draft, site }: Contents): RecordContent {
  const merged: Record<string, unknown> = { ...draft }
  for (const [key, field] of Object.entries(fields)) {
    const names = Object.keys(lineFields({ [key]: field }, { [key]: field.blank }))
    // Each language stands for itself; the columns of packs belong together.
    const parts = field.pair ? names.map((name) => [name]) : [names]
    for (const part of parts) {
      if (part.some((name) => isOther(base[name], draft[name]))) continue
      for (const name of part) merged[name] = site[name]
    }
  }
  return merged
}

function isOther(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}
