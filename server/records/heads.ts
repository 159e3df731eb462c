import { randomUUID } from 'node:crypto'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import { recordName, type RecordContent, type RecordKindName } from '#domain/kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { findRecord, findRecordWithVersion, insertRecord } from '#server/data/records/records-store.ts'
import { saveContent } from '#server/data/records/version-contents-store.ts'
import { hasVersion, insertVersion } from '#server/data/records/versions-store.ts'
import { STORED_NAMES } from '#server/files/stored-name.ts'
import type { WriteContext } from './write.ts'

export type Standing = { id: string; content: RecordContent; version: number; createdAt?: string; updatedAt?: string }

type Asked = {
  kind: RecordKindName
  id: string
  site: Standing | null
  context: WriteContext
  known?: RecordHead | null
}

/** The row of a record as it is before a write, with a version of what is on the site; null of a new one. */
export async function headOf(tx: Tx, { kind, id, site, context, known }: Asked): Promise<RecordHead | null> {
  if (site === null) return known === undefined ? findRecord(tx, kind, id) : known
  const found = known === undefined ? await findRecordWithVersion(tx, kind, id, site.version) : null
  const head = known ?? found?.head ?? (await adopt(tx, kind, site, context))
  const isStored = found?.hasVersion ?? (await hasVersion(tx, head.key, site.version))
  if (!isStored) await keepStanding(tx, head, site)
  return head
}

/** A record of whose content no version tells: it was there before there were versions, or came past them. */
const BEFORE_VERSIONS: Actor = { kind: 'system', id: null, name: 'before versions' }

/** The row of a record that has none yet. */
export async function adopt(
  tx: Tx,
  kind: RecordKindName,
  standing: Standing,
  { at, origin = 'staff' }: WriteContext,
): Promise<RecordHead> {
  return newHead(tx, kind, standing, { at, origin, number: standing.version, state: 'published' })
}

/** What is on the site is stored as a version before it is changed for the first time. */
export async function keepUnversioned(tx: Tx, head: RecordHead, standing: Standing): Promise<void> {
  if (!(await hasVersion(tx, head.key, standing.version))) await keepStanding(tx, head, standing)
}

async function keepStanding(tx: Tx, head: RecordHead, { content, version, updatedAt }: Standing): Promise<void> {
  const at = updatedAt ?? head.updatedAt
  await insertVersion(tx, {
    recordKey: head.key,
    number: version,
    at,
    by: BEFORE_VERSIONS,
    actId: randomUUID(),
    act: 'create',
    state: 'published',
    changed: [],
    restoredFrom: null,
    headBefore: null,
    content: await saveContent(tx, content),
    files: filesIn(content),
  })
}

type NewHead = Pick<WriteContext, 'at' | 'origin' | 'creationKey'> &
  Pick<RecordHead, 'number' | 'state'> & { by?: ChangeMaker }

export async function newHead(
  tx: Tx,
  kind: RecordKindName,
  { id, content, createdAt, updatedAt }: Standing,
  { at, number, by, origin, creationKey, state }: NewHead,
): Promise<RecordHead> {
  const now = toInstant(at)
  const standing = { id, content, version: number, createdAt: createdAt ?? now, updatedAt: updatedAt ?? now }
  const head: RecordHead = {
    ...headOfStanding(kind, standing),
    state,
    published: state === 'published' ? number : null,
    origin: origin ?? (by && 'via' in by && by.via === 'token' ? 'api' : 'staff'),
  }
  await insertRecord(tx, head, creationKey)
  return head
}

/** What the row of a record says that is on the site and has no row yet. */
export function headOfStanding(kind: RecordKindName, standing: Required<Standing>): RecordHead {
  const { id, content, version, createdAt, updatedAt } = standing
  return {
    key: randomUUID(),
    kind,
    id,
    state: 'published',
    name: recordName(kind, id, content),
    number: version,
    published: version,
    draft: null,
    draftBase: null,
    publishAt: null,
    unpublishAt: null,
    plannedBy: null,
    notPublished: null,
    origin: 'staff',
    createdAt,
    updatedAt,
  }
}

/** The stored files that a content names, in fields and within texts. */
export function filesIn(content: RecordContent): string[] {
  return [...new Set(JSON.stringify(content).match(STORED_NAMES))]
}
