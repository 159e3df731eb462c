import { randomUUID } from 'node:crypto'
import type { ActName, RecordVerb } from '#domain/accounts/acts.ts'
import { actorOf, type ChangeMaker } from '#domain/accounts/caller.ts'
import { recordName, type RecordContent, type RecordKindName } from '#domain/records/record-kinds.ts'
import type { RecordHead, RecordOrigin, VersionAct } from '#domain/records/record-state.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { hashOfContent } from '#server/data/records/content-coding.ts'
import { setPublicVersion } from '#server/data/records/public-versions-store.ts'
import { updateRecord } from '#server/data/records/records-store.ts'
import { saveContent } from '#server/data/records/version-contents-store.ts'
import { insertVersion } from '#server/data/records/versions-store.ts'
import { filesIn, headOf, newHead, type Standing } from './record-heads.ts'

/** Who does something, when, and which act it is a part of. */
export type WriteContext = {
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

export function newWriteContext(by: ChangeMaker, at: Date, actId: string = randomUUID()): WriteContext {
  return { by, at, actId }
}

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
  context: WriteContext
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
  const { kind, before, after, since, next = {}, context, known } = written
  const head = await headOf(tx, { kind, id: before?.id ?? after.id, site: before, context, known })
  const last = Math.max(head?.number ?? 0, before?.version ?? 0)
  const number = Math.max(after.version, last + 1)
  if (number !== after.version) await setPublicVersion(tx, kind, after.id, number)
  const row = head ?? (await newHead(tx, kind, after, { ...context, number, state: 'published' }))
  const isDraftLeft = row.draft !== null && next.draft === undefined
  await keep(tx, {
    head: row,
    isFirst: head === null,
    number,
    after,
    since: since ?? before?.content ?? null,
    next: { ...next, state: 'published', published: number, ...(isDraftLeft && { name: row.name }) },
    context,
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
  { kind, site, isOnSite, after, since, next, context }: DraftWritten,
): Promise<{ key: string; number: number }> {
  const head = await headOf(tx, { kind, id: after.id, site, context })
  const number = Math.max(head?.number ?? 0, site?.version ?? 0) + 1
  const written =
    head ?? (await newHead(tx, kind, { ...after, version: number }, { ...context, number, state: next.state }))
  const published = isOnSite ? (written.published ?? site?.version ?? null) : null
  await keep(tx, {
    head: written,
    isFirst: head === null,
    number,
    after,
    since: since ?? null,
    next: { draft: number, draftBase: published, published, ...next },
    context,
  })
  return { key: written.key, number }
}

type Kept = {
  head: RecordHead
  isFirst: boolean
  number: number
  after: Pick<Standing, 'id' | 'content'>
  since: RecordContent | null
  next: Partial<RecordHead> & Pick<RecordHead, 'state'>
  context: WriteContext
}

async function keep(tx: Tx, { head, isFirst, number, after, since, next, context }: Kept): Promise<void> {
  const { id, content } = after
  const changed = since ? changedNames(since, content) : []
  const name = recordName(head.kind, id, content)
  // What came with the product is staff's own from its first change.
  const origin = head.origin === 'demo' && changed.length > 0 ? 'staff' : head.origin
  await updateRecord(tx, head.key, { id, name, number, origin, updatedAt: toInstant(context.at), ...next })
  await addVersion(tx, { head, isFirst, number, state: next.state, changed, content, context })
  await logWrite(tx, { head, id, number, verb: since ? 'update' : 'create', changed, context, content })
}

type NewVersion = {
  head: RecordHead
  isFirst?: boolean
  number: number
  state: RecordHead['state']
  changed: string[]
  content: RecordContent
  context: WriteContext
}

/** Writes a version of a record, whatever became of it. */
export async function addVersion(
  tx: Tx,
  { head, isFirst = false, number, state, changed, content, context }: NewVersion,
): Promise<void> {
  await insertVersion(tx, {
    recordKey: head.key,
    number,
    at: toInstant(context.at),
    by: actorOf(context.by),
    actId: context.actId,
    act: context.act ?? (isFirst ? 'create' : 'update'),
    state,
    changed,
    restoredFrom: context.restoredFrom ?? null,
    headBefore: isFirst ? null : head,
    content: await saveContent(tx, content),
    files: filesIn(content),
  })
}

type Line = {
  head: RecordHead
  id: string
  number: number | null
  verb: RecordVerb
  changed: string[]
  content?: RecordContent
  context: WriteContext
}

/** The line of the log about a change of a record. */
export async function logWrite(tx: Tx, { head, id, number, verb, changed, content, context }: Line): Promise<void> {
  if (context.isQuiet) return
  const { kind, key } = head
  const action: ActName = `${kind}.${verb}`
  const fields = changed.length > 0 ? { changed } : {}
  await appendAudit(tx, {
    id: randomUUID(),
    at: toInstant(context.at),
    actor: actorOf(context.by),
    subject: { kind, id },
    action,
    detail: { ...(context.act && { act: context.act }), ...fields, ...context.detail },
    record: { actId: context.actId, key, name: content ? recordName(kind, id, content) : head.name, number },
  })
}

/** Whether two contents are the same. */
export function isSameContent(one: RecordContent, other: RecordContent): boolean {
  return hashOfContent(one) === hashOfContent(other)
}
