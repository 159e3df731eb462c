import { randomUUID } from 'node:crypto'
import type { ActName, RecordVerb } from '../../../domain/accounts/acts.ts'
import { actorOf, type ChangeMaker } from '../../../domain/accounts/caller.ts'
import type { Actor } from '../../../domain/accounts/staff.ts'
import { recordName, type RecordContent, type RecordKindName } from '../../../domain/records/record-kinds.ts'
import type { RecordHead, RecordOrigin, VersionAct } from '../../../domain/records/record-state.ts'
import { appendAudit } from '../../data/accounts/audit-store.ts'
import { toInstant } from '../../data/engine/codec.ts'
import type { Tx } from '../../data/engine/database.ts'
import { hashOfContent } from '../../data/records/content-coding.ts'
import { setPublicVersion } from '../../data/records/public-versions-store.ts'
import { findRecord, findRecordWithVersion, insertRecord, updateRecord } from '../../data/records/records-store.ts'
import { saveContent } from '../../data/records/version-contents-store.ts'
import { hasVersion, insertVersion } from '../../data/records/versions-store.ts'
import { STORED_NAMES } from '../../files/stored-name.ts'

/** Who does something, when, and which act it is a part of. */
export type Doing = {
  by: ChangeMaker
  at: Date
  actId: string
  /** What the versions say was done, where that is not what the verb says. */
  act?: VersionAct
  restoredFrom?: number | null
  origin?: RecordOrigin
  /** Under which a repeated request finds the record that the first has made. */
  creationKey?: string | null
  /** Names and numbers for the line in the log; never what somebody typed. */
  detail?: Record<string, unknown>
  /** Of an act on many, the lines that no one needs. */
  isQuiet?: boolean
}

export function newDoing(by: ChangeMaker, at: Date, actId: string = randomUUID()): Doing {
  return { by, at, actId }
}

/** A record as it stands on the site. */
export type Standing = { id: string; content: RecordContent; version: number; createdAt?: string; updatedAt?: string }

/** What becomes of a record beside its content. */
export type Next = Partial<
  Pick<RecordHead, 'draft' | 'draftBase' | 'publishAt' | 'unpublishAt' | 'plannedBy' | 'notPublished'>
>

type Written = {
  kind: RecordKindName
  /** What was on the site. */
  before: Standing | null
  after: Standing
  /** The newest content before, where that was not the one on the site. */
  since?: RecordContent
  next?: Next
  doing: Doing
  /** Its row, where that was read under the record's lock; null where there is none yet. */
  known?: RecordHead | null
}

/** What of a record has another value: the names that calls have for it, of lists without their brackets. */
export function changedNames(before: RecordContent, after: RecordContent): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  return changed.map((name) => name.replace(/\[\]$/, ''))
}

/**
 * Keeps what was written to the tables of the site as a version, in the transaction of that write, with the record's row
 * and its line in the log. Answers the number, which the record on the site has from now on. A draft stays what it is
 * unless `next` says otherwise.
 */
export async function recordWrite(tx: Tx, written: Written): Promise<number> {
  const { kind, before, after, since, next = {}, doing, known } = written
  const head = await headOf(tx, { kind, id: before?.id ?? after.id, site: before, doing, known })
  const last = Math.max(head?.number ?? 0, before?.version ?? 0)
  const number = Math.max(after.version, last + 1)
  if (number !== after.version) await setPublicVersion(tx, kind, after.id, number)
  const row = head ?? (await newHead(tx, kind, after, { ...doing, number, state: 'published' }))
  const isDraftLeft = row.draft !== null && next.draft === undefined
  await keep(tx, {
    head: row,
    isFirst: head === null,
    number,
    after,
    since: since ?? before?.content ?? null,
    next: { ...next, state: 'published', published: number, ...(isDraftLeft && { name: row.name }) },
    doing,
  })
  return number
}

type DraftWritten = Omit<Written, 'before' | 'after' | 'next'> & {
  /** What is on the site and stays there, or has just been taken off it. */
  site: Standing | null
  isOnSite: boolean
  after: Pick<Standing, 'id' | 'content' | 'createdAt'>
  next: Next & Pick<RecordHead, 'state'>
}

/** Keeps what is not on the site as a version, with the record's row and its line in the log. */
export async function draftWrite(
  tx: Tx,
  { kind, site, isOnSite, after, since, next, doing }: DraftWritten,
): Promise<{ key: string; number: number }> {
  const head = await headOf(tx, { kind, id: after.id, site, doing })
  const number = Math.max(head?.number ?? 0, site?.version ?? 0) + 1
  const written =
    head ?? (await newHead(tx, kind, { ...after, version: number }, { ...doing, number, state: next.state }))
  const published = isOnSite ? (written.published ?? site?.version ?? null) : null
  await keep(tx, {
    head: written,
    isFirst: head === null,
    number,
    after,
    since: since ?? null,
    next: { draft: number, draftBase: published, published, ...next },
    doing,
  })
  return { key: written.key, number }
}

type HeadWish = { kind: RecordKindName; id: string; site: Standing | null; doing: Doing; known?: RecordHead | null }

/** The row of a record as it is before a write, with a version of what is on the site; null of a new one. */
async function headOf(tx: Tx, { kind, id, site, doing, known }: HeadWish): Promise<RecordHead | null> {
  if (site === null) return known === undefined ? findRecord(tx, kind, id) : known
  const found = known === undefined ? await findRecordWithVersion(tx, kind, id, site.version) : null
  const head = known ?? found?.head ?? (await adopt(tx, kind, site, doing))
  const isKept = found?.isKept ?? (await hasVersion(tx, head.key, site.version))
  if (!isKept) await keepStanding(tx, head, site)
  return head
}

type Kept = {
  head: RecordHead
  isFirst: boolean
  number: number
  after: Pick<Standing, 'id' | 'content'>
  since: RecordContent | null
  next: Partial<RecordHead> & Pick<RecordHead, 'state'>
  doing: Doing
}

async function keep(tx: Tx, { head, isFirst, number, after, since, next, doing }: Kept): Promise<void> {
  const { id, content } = after
  const changed = since ? changedNames(since, content) : []
  const name = recordName(head.kind, id, content)
  await updateRecord(tx, head.key, { id, name, number, updatedAt: toInstant(doing.at), ...next })
  await addVersion(tx, { head, isFirst, number, state: next.state, changed, content, doing })
  await logWrite(tx, { head, id, number, verb: since ? 'update' : 'create', changed, doing, content })
}

type NewVersion = {
  head: RecordHead
  isFirst?: boolean
  number: number
  state: RecordHead['state']
  changed: string[]
  content: RecordContent
  doing: Doing
}

/** Writes a version of a record, whatever became of it. */
export async function addVersion(
  tx: Tx,
  { head, isFirst = false, number, state, changed, content, doing }: NewVersion,
): Promise<void> {
  await insertVersion(tx, {
    recordKey: head.key,
    number,
    at: toInstant(doing.at),
    by: actorOf(doing.by),
    actId: doing.actId,
    act: doing.act ?? (isFirst ? 'create' : 'update'),
    state,
    changed,
    restoredFrom: doing.restoredFrom ?? null,
    headBefore: isFirst ? null : head,
    content: await saveContent(tx, content),
    files: filesIn(content),
  })
}

/** The stored files that a content names, in fields and within texts. */
export function filesIn(content: RecordContent): string[] {
  return [...new Set(JSON.stringify(content).match(STORED_NAMES))]
}

type Line = {
  head: RecordHead
  id: string
  number: number | null
  verb: RecordVerb
  changed: string[]
  content?: RecordContent
  doing: Doing
}

/** The line of the log about a change of a record. */
export async function logWrite(tx: Tx, { head, id, number, verb, changed, content, doing }: Line): Promise<void> {
  if (doing.isQuiet) return
  const { kind, key } = head
  const action: ActName = `${kind}.${verb}`
  const fields = changed.length > 0 ? { changed } : {}
  await appendAudit(tx, {
    id: randomUUID(),
    at: toInstant(doing.at),
    actor: actorOf(doing.by),
    subject: { kind, id },
    action,
    detail: { ...(doing.act && { act: doing.act }), ...fields, ...doing.detail },
    record: { actId: doing.actId, key, name: content ? recordName(kind, id, content) : head.name, number },
  })
}

/** A record of whose content no version tells: it was there before there were versions, or came past them. */
const BEFORE_VERSIONS: Actor = { kind: 'system', id: null, name: 'before versions' }

/** The row of a record that has none yet. */
export async function adopt(
  tx: Tx,
  kind: RecordKindName,
  standing: Standing,
  { at, origin = 'staff' }: Doing,
): Promise<RecordHead> {
  return newHead(tx, kind, standing, { at, origin, number: standing.version, state: 'published' })
}

/** What is on the site is kept as a version before it is changed for the first time. */
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

type NewHead = Pick<Doing, 'at' | 'origin' | 'creationKey'> &
  Pick<RecordHead, 'number' | 'state'> & { by?: ChangeMaker }

async function newHead(
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

/** Whether two contents are the same. */
export function isSameContent(one: RecordContent, other: RecordContent): boolean {
  return hashOfContent(one) === hashOfContent(other)
}
