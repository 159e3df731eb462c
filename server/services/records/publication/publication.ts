import { actorOf } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { success, type Outcome } from '#domain/records/errors.ts'
import { listedState, type RecordHead } from '#domain/records/record-state.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { setNote, takeNote } from '#server/data/records/bin-store.ts'
import { findVersion } from '#server/data/records/versions-store.ts'
import { bringBack, removeWithCompanions } from '#server/services/records/companions.ts'
import { standingOf, type Edited, type EditedKind, type Slugged } from '#server/services/records/edited-kind.ts'
import { findPresent, type Present } from '#server/services/records/present-record.ts'
import { slugProblem } from '#server/services/records/record-identity.ts'
import { draftWrite, recordWrite, type WriteContext, type Next } from '#server/services/records/versioned-write.ts'

/** When a record goes onto the site and off it. */
export type Plan = { publishAt: string | null; unpublishAt: string | null }

/** What of a record's row says what is planned, and who planned it. */
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

type Writing<Entity, Input> = {
  present: Present<Entity>
  /** What is given of it; all of it where it is not on the site. */
  input: Partial<Input>
  /** What becomes of plan and draft; both stay as they are where nothing is said. */
  next: Next
  context: WriteContext
}

/** Changes what is on the site, or puts what is not there onto it. */
export async function publish<Entity extends Edited, Input extends Slugged>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { present: { head, known, site, newest }, input, next, context }: Writing<Entity, Input>,
): Promise<Outcome<Entity>> {
  const { id, createdAt } = head
  const outcome = site
    ? await kind.on(tx, context).update(id, input)
    : await createReserved(tx, kind, { id, createdAt, input: input as Input, context })
  if (!outcome.ok) return outcome
  if (!site) await bringCompanions(tx, kind, id, context)
  const version = await recordWrite(tx, {
    kind: kind.subject,
    before: site && standingOf(kind, site),
    after: standingOf(kind, outcome.value),
    since: newest === site ? undefined : standingOf(kind, newest).content,
    next,
    context,
    known,
  })
  if (site && head.draft !== null && next.draft === undefined) await listNewest(tx, kind, id)
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
export async function bringCompanions(
  tx: Tx,
  { subject }: { subject: RecordHead['kind'] },
  id: string,
  context: WriteContext,
): Promise<void> {
  const head = await findRecord(tx, subject, id)
  if (head) await bringBack(tx, { kind: subject, id, context }, await takeNote(tx, head.key))
}

type Reserved<Input> = { id: string; createdAt: string; input: Input; context: WriteContext }

async function createReserved<Entity, Input extends Slugged>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { id, createdAt, input, context }: Reserved<Input>,
): Promise<Outcome<Entity>> {
  const slug = await slugProblem(tx, kind, { id, slug: input.slug })
  return slug.ok ? kind.on(tx, context).create(input, { id, createdAt, isReserved: true }) : slug
}

type Drafting<Entity, Input> = {
  /** Null of a new one. */
  present: Present<Entity> | null
  marks: Pick<Edited, 'id' | 'createdAt'>
  input: Input
  /** What is planned. */
  next: Next
  context: WriteContext
}

/** Keeps a content that is not on the site: a draft, or what goes up later. */
export async function keepDraft<Entity extends Edited, Input>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { present, marks, input, next, context }: Drafting<Entity, Input>,
): Promise<Entity> {
  const site = present?.site ?? null
  const unpublished = next.publishAt ? 'scheduled' : 'draft'
  const state: RecordHead['state'] = site ? 'published' : unpublished
  const updatedAt = context.at.toISOString()
  const entity = await kind.on(tx).draft(input, { ...marks, updatedAt, version: 0 })
  const { number } = await draftWrite(tx, {
    kind: kind.subject,
    site: site && standingOf(kind, site),
    isOnSite: site !== null,
    after: standingOf(kind, entity),
    since: present ? standingOf(kind, present.newest).content : undefined,
    next: { state, ...next },
    context: { ...context, act: context.act ?? (next.publishAt ? 'schedule' : 'draft') },
  })
  await kind.list?.(tx, entity, site ? 'changed' : state)
  return { ...entity, version: number }
}

type TakingOff<Entity, Input> = {
  present: Present<Entity>
  site: Entity
  input: Input
  fields: FormFields
  next?: Next
  context: WriteContext
}

/** Takes a record off the site; what was there, or is newer, becomes the draft. */
export async function takeOff<Entity extends Edited, Input>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { present: { head, newest }, site, input, fields, next = NO_PLAN, context }: TakingOff<Entity, Input>,
): Promise<Outcome<Entity>> {
  const { id, createdAt } = head
  const standing = standingOf(kind, site)
  const entity = await kind.on(tx).draft(input, { id, createdAt, updatedAt: context.at.toISOString(), version: 0 })
  const gone = await removeWithCompanions(tx, kind.subject, id, () => kind.remove(tx, site, { fields, context }))
  if (!gone.ok) return gone
  const { companions, removed } = gone.value
  const state = next.publishAt ? 'scheduled' : 'draft'
  const { key, number } = await draftWrite(tx, {
    kind: kind.subject,
    site: standing,
    isOnSite: false,
    after: standingOf(kind, entity),
    since: standingOf(kind, newest).content,
    next: { state, ...next },
    context: { ...context, act: context.act ?? 'unpublish', detail: { ...context.detail, ...removed.detail } },
  })
  await setNote(tx, key, { ...companions, actId: context.actId })
  await kind.list?.(tx, entity, state)
  return success({ ...entity, version: number })
}

/** Drops the draft of what is on the site, with what was planned for it. */
export async function discard<Entity extends Edited, Input>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { present: { head, newest }, site, context }: { present: Present<Entity>; site: Entity; context: WriteContext },
): Promise<Entity> {
  const standing = standingOf(kind, site)
  const plan = await planOfSite(tx, head, context)
  const version = await recordWrite(tx, {
    kind: kind.subject,
    before: standing,
    after: standing,
    since: standingOf(kind, newest).content,
    next: { ...NO_DRAFT, ...plan },
    context: { ...context, act: context.act ?? 'discard' },
  })
  await kind.list?.(tx, site, 'published')
  return { ...site, version }
}

/** The end of a planned change goes with that; what was on the site may have had one of its own before. */
async function planOfSite(tx: Tx, head: RecordHead, { at }: WriteContext): Promise<Next> {
  if (head.publishAt === null) return planLeft(head, at)
  const begun = head.draftBase === null ? null : await findVersion(tx, head, head.draftBase + 1)
  return begun?.headBefore ? planLeft({ ...begun.headBefore, publishAt: null }, at) : NO_PLAN
}

/** The list of staff shows the newest of a record, also where only what is on the site was changed. */
export async function listNewest<Entity extends Edited, Input>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  id: string,
): Promise<void> {
  const present = kind.list && (await findPresent(tx, kind, id))
  if (present) await kind.list?.(tx, present.newest, listedState(present.head))
}
