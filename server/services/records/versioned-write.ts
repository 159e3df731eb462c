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
import { findRecord, insertRecord, updateRecord } from '../../data/records/records-store.ts'
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

type Written = { kind: RecordKindName; before: Standing | null; after: Standing; doing: Doing }

/** What of a record has another value: the names that calls have for it, of lists without their brackets. */
export function changedNames(before: RecordContent, after: RecordContent): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  return changed.map((name) => name.replace(/\[\]$/, ''))
}

/**
 * Keeps what was written to the tables of the site as a version, in the transaction of that write, with the record's row
 * and its line in the log. Answers the number, which the record on the site has from now on.
 */
export async function recordWrite(tx: Tx, { kind, before, after, doing }: Written): Promise<number> {
  const known = await findRecord(tx, kind, before?.id ?? after.id)
  const head = known ?? (before ? await adopt(tx, kind, before, doing) : null)
  if (head && before) await keepUnversioned(tx, head, before)
  const last = Math.max(head?.number ?? 0, before?.version ?? 0)
  const number = Math.max(after.version, last + 1)
  if (number !== after.version) await setPublicVersion(tx, kind, after.id, number)
  const at = toInstant(doing.at)
  const written = head ?? (await newHead(tx, kind, after, { ...doing, number }))
  const changed = before ? changedNames(before.content, after.content) : []
  await updateRecord(tx, written.key, {
    id: after.id,
    state: 'published',
    name: recordName(kind, after.id, after.content),
    number,
    published: number,
    updatedAt: at,
  })
  await addVersion(tx, {
    head: written,
    isFirst: head === null,
    number,
    state: 'published',
    changed,
    content: after.content,
    doing,
  })
  await logWrite(tx, {
    head: written,
    id: after.id,
    number,
    verb: before ? 'update' : 'create',
    changed,
    doing,
    content: after.content,
  })
  return number
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
  return newHead(tx, kind, standing, { at, origin, number: standing.version })
}

/** What is on the site is kept as a version before it is changed for the first time. */
export async function keepUnversioned(
  tx: Tx,
  head: RecordHead,
  { content, version, updatedAt }: Standing,
): Promise<void> {
  if (await hasVersion(tx, head.key, version)) return
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

async function newHead(
  tx: Tx,
  kind: RecordKindName,
  { id, content, createdAt, updatedAt }: Standing,
  { at, number, by, origin }: Pick<Doing, 'at' | 'origin'> & { number: number; by?: ChangeMaker },
): Promise<RecordHead> {
  const now = toInstant(at)
  const head: RecordHead = {
    key: randomUUID(),
    kind,
    id,
    state: 'published',
    name: recordName(kind, id, content),
    number,
    published: number,
    draft: null,
    draftBase: null,
    publishAt: null,
    unpublishAt: null,
    plannedBy: null,
    notPublished: null,
    origin: origin ?? (by && 'via' in by && by.via === 'token' ? 'api' : 'staff'),
    createdAt: createdAt ?? now,
    updatedAt: updatedAt ?? now,
  }
  await insertRecord(tx, head)
  return head
}

/** Whether two contents are the same. */
export function isSameContent(one: RecordContent, other: RecordContent): boolean {
  return hashOfContent(one) === hashOfContent(other)
}
