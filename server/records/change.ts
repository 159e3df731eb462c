import { failure, success, type FieldErrors, type Outcome } from '#domain/records/errors.ts'
import { readPublicationPlan } from '#domain/records/publication-plan.ts'
import { recordKind } from '#domain/kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import { slugify } from '#domain/records/slug.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { readCreation } from './form-marks.ts'
import { headOfStanding } from './heads.ts'
import { draftIdentity, findCreated, slugProblem } from './identity.ts'
import { readCallIntent, readFormIntent, type PublicationIntent } from './intent.ts'
import { changedBy, findPresent, presentOfForm, type EditBase, type Present } from './present.ts'
import { fieldsOf, gapsIn, nameOf, namesMissing, problemsOf, withProblems } from './problems.ts'
import { discard, isPlan, keepDraft, planned, publish, publishedNext, unpublish } from './publish.ts'
import type { SentForm } from './sent-files.ts'
import type { Tried } from './transaction.ts'
import { saysNothingNew, standingOf, type Creation, type Edited, type RecordType, type Slugged } from './type.ts'
import { recorded, type WriteContext } from './write.ts'

export type Did = 'published' | 'draft' | 'scheduled' | 'unpublished' | 'discarded' | 'unchanged'

export type Saving = { sent: SentForm; context: WriteContext }
type Named = Pick<Creation, 'id' | 'createdAt'>
export type Done = { record: Edited; did: Did }
type Updating = Saving & { present: Present; base: EditBase }

/** The record as it was left, with what is known of it beside its content. */
export type Saved<Entity = Edited> = { record: Entity; head: RecordHead; did: Did }

/**
 * A save is a part of its act (`context.actId`) in the transaction of whoever calls: many records may be saved in one, with
 * a version each and one undo for all. `sent` names stored files in the place of files.
 */
export async function addRecord(
  tx: Tx,
  type: RecordType,
  saving: Saving & { named?: Named },
): Promise<Tried<Saved, Edited>> {
  await authorize(tx, saving.context.by, recordKind(type.kind).writes)
  return withHead(tx, type, await add(tx, type, saving))
}

/** The fields name the record and, where a newer one is to be refused, its version. */
export async function updateRecord(
  tx: Tx,
  type: RecordType,
  { base, ...saving }: Saving & { base: EditBase },
): Promise<Tried<Saved, Edited>> {
  await authorize(tx, saving.context.by, recordKind(type.kind).writes)
  const { fields } = saving.sent
  const isPlanned = Boolean(readPublicationPlan(fields, saving.context.at).publishAt)
  const found = await presentOfForm(tx, type, fields, base, isPlanned)
  if (!found.ok) return found
  return withHead(tx, type, await update(tx, type, { ...saving, present: found.value, base }))
}

async function withHead(tx: Tx, type: RecordType, outcome: Outcome<Done>): Promise<Outcome<Saved>> {
  if (!outcome.ok) return outcome
  const { record } = outcome.value
  const known = await findRecord(tx, type.kind, record.id)
  return success({ ...outcome.value, head: known ?? headOfStanding(type.kind, standingOf(type, record)) })
}

/** A new record: on the site, for later, or as a draft. `named` comes out of another catalogue. */
export async function add(
  tx: Tx,
  type: RecordType,
  { sent, context, named = {} }: Saving & { named?: Named },
): Promise<Outcome<Done>> {
  const creation = readCreation(sent.fields)
  if (!creation.ok) return creation
  const earlier = await findCreated(tx, type, creation.value)
  const known = earlier === null ? null : await findPresent(tx, type, earlier)
  if (known) return success({ record: known.newest, did: 'unchanged' })
  const asked = readFormIntent(sent.fields, context.at, null)
  const marked = { ...context, creationKey: creation.value.creationKey ?? null }
  if (asked.intent !== 'publish') return addDraft(tx, type, { sent, asked, context: marked, named })
  const next = planned(asked, context, null)
  const outcome = await createRecord(tx, type, {
    sent,
    creation: { ...creation.value, ...named },
    context,
    problems: asked.problems,
  })
  if (!outcome.ok) return outcome
  return success({ record: await recorded(tx, type, null, outcome.value, { ...marked, next }), did: 'published' })
}

async function addDraft(
  tx: Tx,
  type: RecordType,
  { sent, asked, context, named }: Saving & { asked: PublicationIntent; named: Named },
): Promise<Outcome<Done>> {
  const isDraft = asked.intent !== 'schedule'
  const reading = type.read(sent.fields, null, isDraft)
  const input = type.complete(reading.input, context.at)
  const name = nameOf(type, input)
  const identity = await draftIdentity(tx, type, input.slug ?? '', name, named.id)
  const problems = {
    ...(await type.on(tx).check(input, isDraft)),
    ...(identity.ok ? {} : fieldsOf(identity.failure)),
    ...(isDraft ? namesMissing(type, input) : {}),
    ...problemsOf(sent, reading),
    ...asked.problems,
  }
  if (!identity.ok || Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
  const { id, slug } = identity.value
  const marks = { id, createdAt: named.createdAt ?? context.at.toISOString() }
  const next = planned(asked, context, null)
  const record = await keepDraft(tx, type, { present: null, marks, input: withSlug(type, input, slug), next, context })
  return success({ record, did: isDraft ? 'draft' : 'scheduled' })
}

function withSlug(type: RecordType, input: Slugged, slug: string): Slugged {
  return type.slugField === null ? input : { ...input, slug }
}

/** Does with a record what its form or call says. */
export async function update(tx: Tx, type: RecordType, updating: Updating): Promise<Outcome<Done>> {
  const { present, sent, context, base } = updating
  const readIntent = base === 'site' ? readCallIntent : readFormIntent
  const asked = readIntent(sent.fields, context.at, present.head)
  const { site } = present
  if (asked.intent === 'publish') return publishSent(tx, type, updating, asked)
  if (asked.intent !== 'discard') return saveAside(tx, type, updating, asked)
  if (site === null || present.head.draft === null) return success({ record: present.newest, did: 'unchanged' })
  return success({ record: await discard(tx, type, { present, site, context }), did: 'discarded' })
}

/** Puts what was sent onto the site. */
async function publishSent(
  tx: Tx,
  type: RecordType,
  { present, base, sent, context }: Updating,
  asked: PublicationIntent,
): Promise<Outcome<Done>> {
  const { site, head } = present
  const before = changedBy(present, base)
  const reading = type.read(sent.fields, before)
  const input = before === site ? reading.input : { ...type.inputOf(before), ...reading.input }
  const problems = {
    ...(before === site ? {} : await gapsIn(tx, type, site, input)),
    ...problemsOf(sent, reading),
    ...asked.problems,
  }
  // What a call changes leaves draft and plan alone, unless it says something of them.
  const isBesideDraft = before === site && head.draft !== null
  const { unpublishAt } = asked
  const next = isBesideDraft ? planned({ ...head, unpublishAt }, context, head) : publishedNext(asked, context, head)
  const isAsPlanned = unpublishAt === head.unpublishAt
  const isSame = before === site && saysNothingNew(type, before, reading.input)
  if (isSame && Object.keys(problems).length === 0) {
    if (isAsPlanned) return success({ record: before, did: 'unchanged' })
    const record = await recorded(tx, type, before, before, { ...context, act: 'schedule', next })
    return success({ record, did: 'published' })
  }
  const act = before === site ? {} : { act: 'publish' as const }
  const unplanned = isAsPlanned && isBesideDraft ? {} : next
  const outcome = await publish(tx, type, { present, input, next: unplanned, context: { ...context, ...act } })
  const whole = withProblems(outcome, problems)
  return whole.ok ? success({ record: whole.value, did: 'published' }) : whole
}

/** Keeps what was sent off the site: as a draft, for later, or with what is taken off it. */
async function saveAside(
  tx: Tx,
  type: RecordType,
  { present, sent, context, base }: Updating,
  asked: PublicationIntent,
): Promise<Outcome<Done>> {
  const { site, newest, head } = present
  // A call that sends back what it has read of the site, with what is planned, changes nothing: least of all the draft.
  if (base === 'site' && site && isAsRead(type, { site, head, sent, asked })) {
    return success({ record: site, did: 'unchanged' })
  }
  const isDraft = asked.intent !== 'schedule'
  const reading = type.read(sent.fields, newest, isDraft)
  const before = type.inputOf(newest)
  const given = { ...before, ...reading.input }
  // No record is without its address again once it has one.
  const input = withSlug(type, given, slugify(given.slug ?? '') || (before.slug ?? ''))
  const free = isDraft ? success(undefined) : await slugProblem(tx, type, { id: head.id, slug: input.slug })
  const problems = {
    ...(isDraft ? namesMissing(type, input) : await gapsIn(tx, type, site, input)),
    ...(isDraft ? await type.on(tx).check(reading.input, isDraft) : {}),
    ...(free.ok ? {} : fieldsOf(free.failure)),
    ...problemsOf(sent, reading),
    ...asked.problems,
  }
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
  if (asked.intent === 'unpublish') {
    if (site === null) return success({ record: newest, did: 'unchanged' })
    const outcome = await unpublish(tx, type, { present, site, input, fields: sent.fields, context })
    return outcome.ok ? success({ record: outcome.value, did: 'unpublished' }) : outcome
  }
  const isSame = saysNothingNew(type, newest, input) && isPlan(head, asked)
  if (isSame && (head.draft !== null || isDraft)) return success({ record: newest, did: 'unchanged' })
  const record = await keepDraft(tx, type, {
    present,
    marks: head,
    input,
    next: planned(asked, context, head),
    context,
  })
  return success({ record, did: isDraft ? 'draft' : 'scheduled' })
}

type Read = { site: Edited; head: RecordHead; sent: SentForm; asked: PublicationIntent }

function isAsRead(type: RecordType, { site, head, sent, asked }: Read): boolean {
  if (asked.intent !== 'schedule' || !isPlan(head, asked)) return false
  const { input, problems } = type.read(sent.fields, site)
  return Object.keys(problems).length === 0 && saysNothingNew(type, site, input)
}

type Creating = { sent: SentForm; creation: Creation; context: WriteContext; problems?: FieldErrors }

/** A new record of what was sent, with everything that is wrong with it. */
export async function createRecord(
  tx: Tx,
  type: RecordType,
  { sent, creation, context, problems = {} }: Creating,
): Promise<Outcome<Edited>> {
  const reading = type.read(sent.fields, null)
  const outcome = await type.on(tx, context).create(type.complete(reading.input, context.at), creation)
  return withProblems(outcome, { ...problemsOf(sent, reading), ...problems })
}

export async function changeRecord(
  tx: Tx,
  type: RecordType,
  { sent, before, context }: { sent: SentForm; before: Edited; context: WriteContext },
): Promise<Outcome<Edited>> {
  const reading = type.read(sent.fields, before)
  const problems = problemsOf(sent, reading)
  if (Object.keys(problems).length === 0 && saysNothingNew(type, before, reading.input)) return success(before)
  return withProblems(await type.on(tx, context).update(before.id, reading.input), problems)
}
