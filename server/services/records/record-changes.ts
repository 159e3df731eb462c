import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import { slugify } from '#domain/records/slug.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { saysNothingNew, type Edited, type EditedKind, type Slugged } from './edited-kind.ts'
import { readCreation } from './edited-record.ts'
import { changedBy, findPresent, type EditBase, type Present } from './present-record.ts'
import { discard, isPlan, keepDraft, planned, publish, publishedNext, takeOff } from './publication/publication.ts'
import { readCallWish, readPublicationWish, type PublicationWish } from './publication/publication-wish.ts'
import { draftIdentity, findCreated, slugProblem, type Creation } from './record-identity.ts'
import { fieldsOf, gapsIn, nameOf, namesMissing, problemsOf, withProblems } from './record-problems.ts'
import { createRecord, recorded } from './record-writing.ts'
import type { SentForm } from './sent-files.ts'
import type { WriteContext } from './versioned-write.ts'

/** What a save did with a record. */
export type Did = 'published' | 'draft' | 'scheduled' | 'unpublished' | 'discarded' | 'unchanged'

/** A form or a call, and who sent it. */
export type Saving = { sent: SentForm; context: WriteContext }
type Named = Pick<Creation, 'id' | 'createdAt'>
export type Done<Entity> = { record: Entity; did: Did }
type Updating<Entity> = Saving & { present: Present<Entity>; base: EditBase }

/** A new record: on the site, for later, or as a draft. `named` comes out of another catalogue. */
export async function add<Entity extends Edited, Input extends Slugged>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { sent, context, named = {} }: Saving & { named?: Named },
): Promise<Outcome<Done<Entity>>> {
  const creation = readCreation(sent.fields)
  if (!creation.ok) return creation
  const earlier = await findCreated(tx, kind, creation.value)
  const known = earlier === null ? null : await findPresent(tx, kind, earlier)
  if (known) return success({ record: known.newest, did: 'unchanged' })
  const wish = readPublicationWish(sent.fields, context.at, null)
  const told = { ...context, creationKey: creation.value.creationKey ?? null }
  if (wish.intent !== 'publish') return addDraft(tx, kind, { sent, wish, context: told, named })
  const next = planned(wish, context, null)
  const outcome = await createRecord(tx, kind, {
    sent,
    creation: { ...creation.value, ...named },
    context,
    problems: wish.problems,
  })
  if (!outcome.ok) return outcome
  return success({ record: await recorded(tx, kind, null, outcome.value, { ...told, next }), did: 'published' })
}

async function addDraft<Entity extends Edited, Input extends Slugged>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { sent, wish, context, named }: Saving & { wish: PublicationWish; named: Named },
): Promise<Outcome<Done<Entity>>> {
  const isDraft = wish.intent !== 'schedule'
  const reading = kind.read(sent.fields, null, isDraft)
  const input = kind.complete(reading.input, context.at)
  const name = nameOf(kind, input)
  const identity = await draftIdentity(tx, kind, input.slug ?? '', name, named.id)
  const problems = {
    ...(await kind.on(tx).check(input, isDraft)),
    ...(identity.ok ? {} : fieldsOf(identity.failure)),
    ...(isDraft ? namesMissing(kind, input) : {}),
    ...problemsOf(sent, reading),
    ...wish.problems,
  }
  if (!identity.ok || Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
  const { id, slug } = identity.value
  const marks = { id, createdAt: named.createdAt ?? context.at.toISOString() }
  const next = planned(wish, context, null)
  const record = await keepDraft(tx, kind, { present: null, marks, input: withSlug(kind, input, slug), next, context })
  return success({ record, did: isDraft ? 'draft' : 'scheduled' })
}

function withSlug<Entity, Input extends Slugged>(kind: EditedKind<Entity, Input>, input: Input, slug: string): Input {
  return kind.slugField === null ? input : { ...input, slug }
}

/** Does with a record what its form or call says. */
export async function update<Entity extends Edited, Input extends Slugged>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  updating: Updating<Entity>,
): Promise<Outcome<Done<Entity>>> {
  const { present, sent, context, base } = updating
  const readWish = base === 'site' ? readCallWish : readPublicationWish
  const wish = readWish(sent.fields, context.at, present.head)
  const { site } = present
  if (wish.intent === 'publish') return putUp(tx, kind, updating, wish)
  if (wish.intent !== 'discard') return putAside(tx, kind, updating, wish)
  if (site === null || present.head.draft === null) return success({ record: present.newest, did: 'unchanged' })
  return success({ record: await discard(tx, kind, { present, site, context }), did: 'discarded' })
}

/** Puts what was sent onto the site. */
async function putUp<Entity extends Edited, Input extends Slugged>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { present, base, sent, context }: Updating<Entity>,
  wish: PublicationWish,
): Promise<Outcome<Done<Entity>>> {
  const { site, head } = present
  const before = changedBy(present, base)
  const reading = kind.read(sent.fields, before)
  const input = before === site ? reading.input : { ...kind.inputOf(before), ...reading.input }
  const problems = {
    ...(before === site ? {} : await gapsIn(tx, kind, site, input as Input)),
    ...problemsOf(sent, reading),
    ...wish.problems,
  }
  // What a call changes leaves draft and plan alone, unless it says something of them.
  const isBesideDraft = before === site && head.draft !== null
  const { unpublishAt } = wish
  const next = isBesideDraft ? planned({ ...head, unpublishAt }, context, head) : publishedNext(wish, context, head)
  const isAsPlanned = unpublishAt === head.unpublishAt
  const isSame = before === site && saysNothingNew(kind, before, reading.input)
  if (isSame && Object.keys(problems).length === 0) {
    if (isAsPlanned) return success({ record: before, did: 'unchanged' })
    const record = await recorded(tx, kind, before, before, { ...context, act: 'schedule', next })
    return success({ record, did: 'published' })
  }
  const act = before === site ? {} : { act: 'publish' as const }
  const unplanned = isAsPlanned && isBesideDraft ? {} : next
  const outcome = await publish(tx, kind, { present, input, next: unplanned, context: { ...context, ...act } })
  const whole = withProblems(outcome, problems)
  return whole.ok ? success({ record: whole.value, did: 'published' }) : whole
}

/** Keeps what was sent off the site: as a draft, for later, or with what is taken off it. */
async function putAside<Entity extends Edited, Input extends Slugged>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { present, sent, context, base }: Updating<Entity>,
  wish: PublicationWish,
): Promise<Outcome<Done<Entity>>> {
  const { site, newest, head } = present
  // A call that sends back what it has read of the site, with what is planned, changes nothing: least of all the draft.
  if (base === 'site' && site && isAsRead(kind, { site, head, sent, wish })) {
    return success({ record: site, did: 'unchanged' })
  }
  const isDraft = wish.intent !== 'schedule'
  const reading = kind.read(sent.fields, newest, isDraft)
  const before = kind.inputOf(newest)
  const given = { ...before, ...reading.input }
  // No record is without its address again once it has one.
  const input = withSlug(kind, given, slugify(given.slug ?? '') || (before.slug ?? ''))
  const free = isDraft ? success(undefined) : await slugProblem(tx, kind, { id: head.id, slug: input.slug })
  const problems = {
    ...(isDraft ? namesMissing(kind, input) : await gapsIn(tx, kind, site, input)),
    ...(isDraft ? await kind.on(tx).check(reading.input, isDraft) : {}),
    ...(free.ok ? {} : fieldsOf(free.failure)),
    ...problemsOf(sent, reading),
    ...wish.problems,
  }
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
  if (wish.intent === 'unpublish') {
    if (site === null) return success({ record: newest, did: 'unchanged' })
    const outcome = await takeOff(tx, kind, { present, site, input, fields: sent.fields, context })
    return outcome.ok ? success({ record: outcome.value, did: 'unpublished' }) : outcome
  }
  const isSame = saysNothingNew(kind, newest, input) && isPlan(head, wish)
  if (isSame && (head.draft !== null || isDraft)) return success({ record: newest, did: 'unchanged' })
  const record = await keepDraft(tx, kind, { present, marks: head, input, next: planned(wish, context, head), context })
  return success({ record, did: isDraft ? 'draft' : 'scheduled' })
}

type Read<Entity> = { site: Entity; head: RecordHead; sent: SentForm; wish: PublicationWish }

function isAsRead<Entity, Input>(kind: EditedKind<Entity, Input>, { site, head, sent, wish }: Read<Entity>): boolean {
  if (wish.intent !== 'schedule' || !isPlan(head, wish)) return false
  const { input, problems } = kind.read(sent.fields, site)
  return Object.keys(problems).length === 0 && saysNothingNew(kind, site, input)
}
