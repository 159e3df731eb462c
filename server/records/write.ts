import { randomUUID } from 'node:crypto'
import type { ActName, RecordVerb } from '#domain/accounts/acts.ts'
import { actorOf, type ChangeMaker } from '#domain/accounts/caller.ts'
import { recordKind, recordName, type RecordContent, type RecordKindName } from '#domain/kinds.ts'
import type { RecordHead, RecordOrigin, VersionAct } from '#domain/records/record-state.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { hashOfContent } from '#server/data/records/content-coding.ts'
import { setPublicVersion } from '#server/data/records/public-versions-store.ts'
import { updateRecord } from '#server/data/records/records-store.ts'
import { saveContent } from '#server/data/records/version-contents-store.ts'
import { insertVersion } from '#server/data/records/versions-store.ts'
import { raiseEvent } from '#server/data/webhooks/deliveries-store.ts'
import { filesIn, headOf, newHead, type Standing } from './heads.ts'
import { standingOf, type Edited, type RecordType, type Slugged } from './type.ts'

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
  after: Omit<Standing, 'version'> & { version?: number }
  /** The newest content before, where that was not the one on the site. */
  since?: RecordContent
  next?: Next & Partial<Pick<RecordHead, 'state'>>
  context: WriteContext
  /** Its row, where that was read under the record's lock; null where there is none yet. */
  known?: RecordHead | null
  /** Of what is not written to the tables of the site: whether something of it stays there. */
  draft?: { isOnSite: boolean }
}

/** What of a record has another value: the names that calls have for it, of lists without their brackets. */
function changedNames(before: RecordContent, after: RecordContent): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  return changed.map((name) => name.replace(/\[\]$/, ''))
}

/**
 * Keeps what was saved as a version, in the transaction of that save, with the record's row and its line in the log.
 * Answers the number, which the record has from now on. Where the site was written, its draft stays what it is unless
 * `next` says otherwise.
 */
export async function writeVersion(
  tx: Tx,
  { kind, before, after, since, next = {}, context, known, draft }: Written,
): Promise<{ key: string; number: number }> {
  const { id, content } = after
  const head = await headOf(tx, { kind, id: before?.id ?? id, site: before, context, known })
  const last = Math.max(head?.number ?? 0, before?.version ?? 0)
  const number = Math.max(after.version ?? 0, last + 1)
  if (!draft && number !== after.version) await setPublicVersion(tx, kind, id, number)
  const state = draft ? (next.state ?? 'draft') : 'published'
  const row = head ?? (await newHead(tx, kind, { ...after, version: number }, { ...context, number, state }))
  const onSite = draft?.isOnSite ? (row.published ?? before?.version ?? null) : null
  const published = draft ? onSite : number
  const earlier = since ?? (draft ? null : (before?.content ?? null))
  const changed = earlier ? changedNames(earlier, content) : []
  const isDraftLeft = !draft && row.draft !== null && next.draft === undefined
  await updateRecord(tx, row.key, {
    id,
    name: isDraftLeft ? row.name : recordName(kind, id, content),
    number,
    // What came with the product is staff's own from its first change.
    origin: row.origin === 'demo' && changed.length > 0 ? 'staff' : row.origin,
    updatedAt: toInstant(context.at),
    ...(draft && { draft: number, draftBase: published }),
    published,
    ...next,
    state,
  })
  await insertVersion(tx, {
    recordKey: row.key,
    number,
    at: toInstant(context.at),
    by: actorOf(context.by),
    actId: context.actId,
    act: context.act ?? (head ? 'update' : 'create'),
    state,
    changed,
    restoredFrom: context.restoredFrom ?? null,
    headBefore: head,
    content: await saveContent(tx, content),
    files: filesIn(content),
  })
  await logWrite(tx, { head: row, id, number, verb: earlier ? 'update' : 'create', changed, context, content })
  const isOffNow = draft !== undefined && before !== null && !draft.isOnSite
  const isOther = !draft && !(before && isSameContent(before.content, content))
  if (isOffNow) await raiseChange(tx, kind, { id, content: before.content, state: 'unpublished', context })
  else if (isOther) await raiseChange(tx, kind, { id, content, state: 'published', version: number, context })
  return { key: row.key, number }
}

type Change = {
  id: string
  content: RecordContent
  state: 'published' | 'unpublished' | 'deleted'
  version?: number
  context: WriteContext
}

/** Tells webhooks of what became of a record on the site, by the names of calls. */
export async function raiseChange(tx: Tx, kind: RecordKindName, change: Change): Promise<void> {
  const { event: type, idField } = recordKind(kind)
  if (!type) return
  const { id, content, context, ...stands } = change
  const named = Object.entries(content).map(([name, value]) => [name.replace(/\[\]$/, ''), value])
  const event = { type, subject: `${kind}:${id}`, at: toInstant(context.at) }
  await raiseEvent(tx, event, async () => ({ [idField]: id, ...Object.fromEntries(named), ...stands }))
}

/** Keeps a version of what was written to the tables of the site, and answers the record with its number. */
export async function recorded<Entity extends Edited, Input extends Slugged>(
  tx: Tx,
  type: RecordType<Entity, Input>,
  before: Entity | null,
  after: Entity,
  { next, ...context }: WriteContext & { next?: Next },
): Promise<Entity> {
  const { number: version } = await writeVersion(tx, {
    kind: type.kind,
    before: before && standingOf(type, before),
    after: standingOf(type, after),
    next,
    context,
  })
  return { ...after, version }
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
