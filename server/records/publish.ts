import { actorOf } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { listedState, type RecordHead } from '#domain/records/record-state.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { setNote, takeNote } from '#server/data/records/bin-store.ts'
import { findVersion } from '#server/data/records/versions-store.ts'
import { putIntoBin } from './bin.ts'
import { bringBack, removeWithCompanions } from './companions.ts'
import { slugProblem } from './identity.ts'
import { findPresent, type Present } from './present.ts'
import { standingOf, type Edited, type RecordType, type Removed, type Slugged } from './type.ts'
import { writeVersion, type Next, type WriteContext } from './write.ts'

/** When a record goes onto the site and off it. */
export type Plan = { publishAt: string | null; unpublishAt: string | null }

export function planned(plan: Plan, { by }: Pick<WriteContext, 'by'>, head: RecordHead | null): Next {
  const { publishAt, unpublishAt } = plan
  const isPlanned = publishAt !== null || unpublishAt !== null
  const planner = head && isPlan(head, plan) ? head.plannedBy : actorOf(by)
  return { publishAt, unpublishAt, plannedBy: isPlanned ? planner : null, notPublished: null }
}

export function isPlan(one: Plan, other: Plan): boolean {
  return one.publishAt === other.publishAt && one.unpublishAt === other.unpublishAt
}

export const NO_PLAN: Next = { publishAt: null, unpublishAt: null, plannedBy: null, notPublished: null }
export const NO_DRAFT: Next = { draft: null, draftBase: null }

type Planned = Pick<RecordHead, 'publishAt' | 'unpublishAt' | 'plannedBy'>

/** What was planned, as far as its time has not passed. */
export function planLeft({ publishAt, unpublishAt, plannedBy }: Planned, now: Date): Planned & { notPublished: null } {
  const left = (at: string | null) => (at !== null && at > toInstant(now) ? at : null)
  const [begins, ends] = [left(publishAt), left(unpublishAt)]
  const isPlanned = begins !== null || ends !== null
  return { publishAt: begins, unpublishAt: ends, plannedBy: isPlanned ? plannedBy : null, notPublished: null }
}

type Writing = {
  present: Present
  /** What is given of it; all of it where it is not on the site. */
  input: Slugged
  /** What becomes of plan and draft; both stay as they are where nothing is said. */
  next: Next
  context: WriteContext
}

/** Changes what is on the site, or puts what is not there onto it. */
export async function publish(
  tx: Tx,
  type: RecordType,
  { present: { head, known, site, newest }, input, next, context }: Writing,
): Promise<Outcome<Edited>> {
  const { id, createdAt } = head
  const outcome = site
    ? await type.on(tx, context).update(id, input)
    : await createReserved(tx, type, { id, createdAt, input: input, context })
  if (!outcome.ok) return outcome
  if (!site) await bringCompanions(tx, type, id, context)
  const { number: version } = await writeVersion(tx, {
    kind: type.kind,
    before: site && standingOf(type, site),
    after: standingOf(type, outcome.value),
    since: newest === site ? undefined : standingOf(type, newest).content,
    next,
    context,
    known,
  })
  if (site && head.draft !== null && next.draft === undefined) await listNewest(tx, type, id)
  return success({ ...outcome.value, version })
}

/** What goes up takes its plan's end along and leaves no draft behind. */
export function publishedNext(
  { unpublishAt }: Pick<Plan, 'unpublishAt'>,
  context: WriteContext,
  head: RecordHead,
): Next {
  return { ...NO_DRAFT, ...planned({ publishAt: null, unpublishAt }, context, head) }
}

/** What had gone with a record when it left the site comes back with it. */
export async function bringCompanions(tx: Tx, type: RecordType, id: string, context: WriteContext): Promise<void> {
  const head = await findRecord(tx, type.kind, id)
  if (head) await bringBack(tx, type, { id, note: await takeNote(tx, head.key), context })
}

async function createReserved(
  tx: Tx,
  type: RecordType,
  { id, createdAt, input, context }: { id: string; createdAt: string; input: Slugged; context: WriteContext },
): Promise<Outcome<Edited>> {
  const slug = await slugProblem(tx, type, { id, slug: input.slug })
  return slug.ok ? type.on(tx, context).create(input, { id, createdAt, isReserved: true }) : slug
}

type Drafting = {
  /** Null of a new one. */
  present: Present | null
  marks: Pick<Edited, 'id' | 'createdAt'>
  input: Slugged
  /** What is planned. */
  next: Next
  context: WriteContext
}

/** Keeps a content that is not on the site: a draft, or what goes up later. */
export async function keepDraft(
  tx: Tx,
  type: RecordType,
  { present, marks, input, next, context }: Drafting,
): Promise<Edited> {
  const site = present?.site ?? null
  const unpublished = next.publishAt ? 'scheduled' : 'draft'
  const state: RecordHead['state'] = site ? 'published' : unpublished
  const updatedAt = context.at.toISOString()
  const entity = await type.on(tx).draft(input, { ...marks, updatedAt, version: 0 })
  const { id, content, createdAt } = standingOf(type, entity)
  const { number } = await writeVersion(tx, {
    kind: type.kind,
    before: site && standingOf(type, site),
    draft: { isOnSite: site !== null },
    after: { id, content, createdAt },
    since: present ? standingOf(type, present.newest).content : undefined,
    next: { state, ...next },
    context: { ...context, act: context.act ?? (next.publishAt ? 'schedule' : 'draft') },
  })
  await type.list?.save(tx, entity, site ? 'changed' : state)
  return { ...entity, version: number }
}

type TakingOff = {
  present: Present
  site: Edited
  input: Slugged
  fields: FormFields
  next?: Next
  context: WriteContext
}

/** Takes a record off the site; what was there, or is newer, becomes the draft. */
export async function unpublish(
  tx: Tx,
  type: RecordType,
  { present: { head, newest }, site, input, fields, next = NO_PLAN, context }: TakingOff,
): Promise<Outcome<Edited>> {
  const { id, createdAt } = head
  const entity = await type.on(tx).draft(input, { id, createdAt, updatedAt: context.at.toISOString(), version: 0 })
  const gone = await removeWithCompanions(tx, type, site, { fields, context })
  if (!gone.ok) return gone
  const { companions, removed } = gone.value
  const state = next.publishAt ? 'scheduled' : 'draft'
  const { key, number } = await writeVersion(tx, {
    kind: type.kind,
    before: standingOf(type, site),
    draft: { isOnSite: false },
    after: { id, content: standingOf(type, entity).content, createdAt },
    since: standingOf(type, newest).content,
    next: { state, ...next },
    context: { ...context, act: context.act ?? 'unpublish', detail: { ...context.detail, ...removed.detail } },
  })
  await setNote(tx, key, { ...companions, actId: context.actId })
  await type.list?.save(tx, entity, state)
  return success({ ...entity, version: number })
}

/** Drops the draft of what is on the site, with what was planned for it. */
export async function discard(
  tx: Tx,
  type: RecordType,
  { present: { head, newest }, site, context }: { present: Present; site: Edited; context: WriteContext },
): Promise<Edited> {
  const standing = standingOf(type, site)
  const plan = await planOfSite(tx, head, context)
  const { number: version } = await writeVersion(tx, {
    kind: type.kind,
    before: standing,
    after: standing,
    since: standingOf(type, newest).content,
    next: { ...NO_DRAFT, ...plan },
    context: { ...context, act: context.act ?? 'discard' },
  })
  await type.list?.save(tx, site, 'published')
  return { ...site, version }
}

/** The end of a planned change goes with that; what was on the site may have had one of its own before. */
async function planOfSite(tx: Tx, head: RecordHead, { at }: WriteContext): Promise<Next> {
  if (head.publishAt === null) return planLeft(head, at)
  const begun = head.draftBase === null ? null : await findVersion(tx, head, head.draftBase + 1)
  return begun?.headBefore ? planLeft({ ...begun.headBefore, publishAt: null }, at) : NO_PLAN
}

/** The list of staff shows the newest of a record, also where only what is on the site was changed. */
export async function listNewest(tx: Tx, type: RecordType, id: string): Promise<void> {
  const present = type.list && (await findPresent(tx, type, id))
  if (present) await type.list?.save(tx, present.newest, listedState(present.head))
}

/** Moves a record into the bin with what leads to it, as a part of a transaction. It keeps the state that it has. */
export async function binPresent(
  tx: Tx,
  type: RecordType,
  { present: { head, site }, fields, context }: { present: Present; fields: FormFields; context: WriteContext },
): Promise<Outcome<void>> {
  const { kind } = type
  const { id } = head
  if (site === null) {
    await putIntoBin(tx, { kind, standing: null, id, note: await takeNote(tx, head.key), context })
    await type.list?.remove(tx, id)
    return success(undefined)
  }
  const standing = standingOf(type, site)
  const gone = await removeWithCompanions(tx, type, site, { fields, context })
  if (!gone.ok) return gone
  const { companions, removed } = gone.value
  const detail = { ...context.detail, ...removed.detail }
  await putIntoBin(tx, {
    kind,
    standing,
    id,
    note: { ...companions, ...removed.note },
    context: { ...context, detail },
  })
  await type.list?.remove(tx, id)
  return success(undefined)
}

export function removedAlone(isGone: boolean): Outcome<Removed> {
  return isGone ? success({ detail: {}, note: {} }) : failure({ kind: 'not-found' })
}
