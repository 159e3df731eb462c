import { fieldReasons, publicationReasons } from '#content/admin/publication-reasons.ts'
import { recordRefusals } from '#content/admin/bulk.ts'
import { planProblems } from '#content/admin/plan-problems.ts'
import { recordProblems } from '#content/record-problems.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { failure, success, type Failure, type FieldErrors, type Outcome, type Stale } from '#domain/records/errors.ts'
import type { ManyAct } from '#domain/records/lists/bulk.ts'
import type { RecordContent } from '#domain/kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { changedBy, findPresent, type EditBase, type Present } from '#server/records/present.ts'
import { fieldsOf, gapsIn } from '#server/records/problems.ts'
import { updateRecord } from '#server/records/change.ts'
import { isPlan, keepDraft, planned, publish, publishedNext, unpublish, type Plan } from '#server/records/publish.ts'
import { slugProblem } from '#server/records/identity.ts'
import { saysNothingNew, type RecordType } from '#server/records/type.ts'
import { recorded, type WriteContext } from '#server/records/write.ts'

/** What is done with a record without its form. */
export type RecordOperation = Exclude<ManyAct, { to: 'bin' | 'price' | 'pin' | 'unpin' }>
type PublishingOperation = Exclude<RecordOperation, { fields: FormFields }>
type Change = Extract<RecordOperation, { fields: FormFields }>

type RecordContents = { before: RecordContent; after: RecordContent }

/** Why an operation cannot be done with a record; null where it can. */
export async function obstacle(
  db: Db,
  type: RecordType,
  id: string,
  operation: RecordOperation,
): Promise<Localized | null> {
  if ('fields' in operation) return changeObstacle(db, asTyped(type), id, operation)
  const head = (await findRecord(db, type.kind, id)) ?? (await findPresent(db, type, id))?.head
  return head ? obstacleOf(db, type, head, operation) : publicationReasons.gone
}

/** Does it, or says why it cannot be done. */
export async function operate(
  tx: Tx,
  type: RecordType,
  id: string,
  operation: RecordOperation,
  context: WriteContext,
): Promise<Outcome<void, Localized>> {
  if ('fields' in operation) return change(tx, asTyped(type), id, operation, { ...context, act: 'bulk' })
  const present = await findPresent(tx, type, id)
  if (!present) return failure(publicationReasons.gone)
  const reason = await obstacleOf(tx, type, present.head, operation)
  if (reason) return failure(reason)
  const outcome = await done(tx, type, present, operation, context)
  return outcome.ok ? { ok: true, value: undefined } : failure(reasonOf(type, outcome.failure))
}

/** What staff type for many is read as what they type into the form of one. */
function asTyped(type: RecordType): RecordType {
  return type.readTyped ? { ...type, read: type.readTyped } : type
}

/** Why what is given cannot be given to a record. */
async function changeObstacle(db: Db, type: RecordType, id: string, { fields }: Change): Promise<Localized | null> {
  const present = await findPresent(db, type, id)
  if (!present) return publicationReasons.gone
  const { newest, site } = present
  const { input, problems } = type.read(fields, newest)
  const wrong: FieldErrors = { ...(await type.on(db).check(input)), ...recordProblems(problems) }
  if (Object.keys(wrong).length > 0) return fieldReasons(type.kind, wrong)
  const isSame = saysNothingNew(type, newest, input) && (site === null || saysNothingNew(type, site, input))
  return isSame ? publicationReasons.asItIs : null
}

/** What it would make of it; nothing where it changes no content. */
export async function contentsOf(
  db: Db,
  type: RecordType,
  id: string,
  { fields }: Change,
): Promise<RecordContents | null> {
  const present = await findPresent(db, type, id)
  if (!present) return null
  const standing = changedBy(present, 'site')
  const before = type.inputOf(standing)
  const { input } = asTyped(type).read(fields, standing)
  return { before: type.contentOf(before), after: type.contentOf({ ...before, ...input }) }
}

/** What is on the site changes at once; where there is a draft beside it, that takes the same. */
async function change(
  tx: Tx,
  type: RecordType,
  id: string,
  { fields }: Change,
  context: WriteContext,
): Promise<Outcome<void, Localized>> {
  const save = (more: FormFields, base: EditBase) =>
    updateRecord(tx, type, {
      sent: { fields: { ...fields, ...more, [type.idField]: id }, problems: {} },
      context,
      base,
    })
  const reason = await changeObstacle(tx, type, id, { to: 'set', fields })
  if (reason) return failure(reason)
  const onSite = await save({}, 'site')
  if (!onSite.ok) return failure(reasonOf(type, onSite.failure))
  const { state, draft } = onSite.value.head
  if (state !== 'published' || draft === null) return { ok: true, value: undefined }
  const aside = await save({ intent: 'draft' }, 'newest')
  return aside.ok ? { ok: true, value: undefined } : failure(reasonOf(type, aside.failure))
}

/** Most of it says the record's row, so that many can be asked about at once. */
async function obstacleOf(
  db: Db,
  type: RecordType,
  head: RecordHead,
  operation: PublishingOperation,
): Promise<Localized | null> {
  const isOnSite = head.state === 'published'
  if (operation.to === 'publish')
    return isOnSite && head.draft === null ? publicationReasons.onSite : gapsOf(db, type, head)
  if (operation.to === 'unpublish') return isOnSite ? staysFor(db, type, head.id) : publicationReasons.offSite
  const { publishAt, unpublishAt } = planOf(head, operation)
  if (isPlan(head, { publishAt, unpublishAt })) return publicationReasons.asPlanned
  if (publishAt === null) return isOnSite ? null : publicationReasons.offSite
  if (isOnSite && head.draft === null) return publicationReasons.onSite
  return unpublishAt !== null && unpublishAt <= publishAt ? planProblems['end-first'] : gapsOf(db, type, head)
}

function planOf(head: Plan, { publishAt = head.publishAt, unpublishAt = head.unpublishAt }: Partial<Plan>): Plan {
  return { publishAt, unpublishAt }
}

/** What the site asks for and the newest of a record lacks. */
async function gapsOf(db: Db, type: RecordType, { id }: RecordHead): Promise<Localized | null> {
  const present = await findPresent(db, type, id)
  if (!present) return publicationReasons.gone
  const input = type.inputOf(present.newest)
  const free = await slugProblem(db, type, { id, slug: input.slug })
  const gaps: FieldErrors = {
    ...(free.ok ? {} : fieldsOf(free.failure)),
    ...(await gapsIn(db, type, present.site, input)),
  }
  return Object.keys(gaps).length === 0 ? null : fieldReasons(type.kind, gaps)
}

export async function staysFor(db: Db, { stays, on }: RecordType, id: string): Promise<Localized | null> {
  const site = stays && (await on(db).get(id))
  return site ? stays(site) : null
}

type Acting = { present: Present; context: WriteContext }

async function done(
  tx: Tx,
  type: RecordType,
  present: Present,
  operation: PublishingOperation,
  context: WriteContext,
): Promise<Outcome<unknown>> {
  const { head, site, newest } = present
  const input = type.inputOf(newest)
  if (operation.to === 'schedule') return schedule(tx, type, { present, context }, planOf(head, operation))
  if (operation.to === 'unpublish') return unpublish(tx, type, { present, site: site!, input, fields: {}, context })
  const next = publishedNext(head, context, { ...head, publishAt: null })
  return publish(tx, type, { present, input, next, context: { ...context, act: 'publish' } })
}

/** A beginning is one of a draft; an end alone is one of what is on the site. */
async function schedule(tx: Tx, type: RecordType, { present, context }: Acting, plan: Plan): Promise<Outcome<unknown>> {
  const { head, site, newest } = present
  const next = planned(plan, context, head)
  const scheduling: WriteContext = { ...context, act: 'schedule' }
  if (site && head.draft === null && plan.publishAt === null) {
    return success(await recorded(tx, type, site, site, { ...scheduling, next }))
  }
  const input = type.inputOf(newest)
  return success(await keepDraft(tx, type, { present, marks: head, input, next, context: scheduling }))
}

function reasonOf({ kind }: RecordType, failed: Failure | Stale<unknown>): Localized {
  if (failed.kind === 'stale') return recordRefusals.refused
  if (failed.kind === 'not-found') return publicationReasons.gone
  if (failed.kind === 'invalid') return fieldReasons(kind, failed.fields)
  return failed.field ? fieldReasons(kind, { [failed.field]: failed.message }) : failed.message
}
