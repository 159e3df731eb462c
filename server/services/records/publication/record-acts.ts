import { fieldReasons, publicationReasons } from '#content/admin/publication-reasons.ts'
import { recordRefusals } from '#content/admin/marked.ts'
import { planProblems } from '#content/admin/plan-problems.ts'
import { recordProblems } from '#content/record-problems.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { readTypedProduct } from '#domain/products/typed-product.ts'
import { failure, success, type Failure, type FieldErrors, type Outcome, type Stale } from '#domain/records/errors.ts'
import type { ManyAct } from '#domain/records/lists/marked.ts'
import type { DraftKind, RecordContent } from '#domain/records/record-kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { brandKind } from '#server/services/catalogue/brand-editing.ts'
import { categoryKind } from '#server/services/catalogue/category-editing.ts'
import { productKind } from '#server/services/catalogue/product-editing.ts'
import { postKind } from '#server/services/posts/post-editing.ts'
import { saysNothingNew, type Edited, type EditedKind, type Slugged } from '#server/services/records/edited-kind.ts'
import { updateInAct } from '#server/services/records/part-of-act.ts'
import {
  changedBy,
  findPresent,
  lockRecord,
  type EditBase,
  type Present,
} from '#server/services/records/present-record.ts'
import { isPlan, keepDraft, planned, publish, publishedNext, takeOff, type Plan } from './publication.ts'
import { slugProblem } from '#server/services/records/record-identity.ts'
import { contentKind, eachContentKind } from '#server/services/site/content/content-editing.ts'
import { fieldsOf, gapsIn } from '#server/services/records/record-problems.ts'
import { recorded } from '#server/services/records/record-writing.ts'
import type { WriteContext } from '#server/services/records/versioned-write.ts'

/** What is done with a record without its form. */
export type RecordAct = Exclude<ManyAct, { to: 'bin' | 'price' | 'pin' | 'unpin' }>
type PublishingAct = Exclude<RecordAct, { fields: FormFields }>
type Change = Extract<RecordAct, { fields: FormFields }>

/** Records of one kind, as lists of staff and the clock act on them. */
export type RecordActs = {
  lock(tx: Tx, id: string): Promise<void>
  /** Why the act cannot be done with this record; null where it can. */
  obstacle(db: Db, id: string, act: RecordAct): Promise<Localized | null>
  /** What the act would make of it; nothing where it changes no content. */
  changes(db: Db, id: string, act: RecordAct): Promise<RecordContents | null>
  /** Does it, or says why it cannot be done. */
  act(tx: Tx, id: string, act: RecordAct, context: WriteContext): Promise<Outcome<void, Localized>>
}

/** A content and what becomes of it. */
export type RecordContents = { before: RecordContent; after: RecordContent }

export function recordActs(deps: { clock: Clock }): Record<DraftKind, RecordActs> {
  return {
    category: actsOf(categoryKind(deps)),
    brand: actsOf(brandKind(deps)),
    // What staff type for many is read as what they type into the form of one.
    product: actsOf(productKind(deps), { ...productKind(deps), read: readTypedProduct }),
    post: actsOf(postKind(deps)),
    ...eachContentKind((kind) => contentActs((id) => actsOf(contentKind(deps, kind, id)))),
  }
}

/** Pages have each their own fields, so an act begins with the id. */
function contentActs(of: (id: string) => RecordActs): RecordActs {
  return {
    lock: (tx, id) => of(id).lock(tx, id),
    obstacle: (db, id, act) => of(id).obstacle(db, id, act),
    changes: (db, id, act) => of(id).changes(db, id, act),
    act: (tx, id, act, context) => of(id).act(tx, id, act, context),
  }
}

function actsOf<Entity extends Edited, Input extends Slugged>(
  kind: EditedKind<Entity, Input>,
  typed: EditedKind<Entity, Input> = kind,
): RecordActs {
  return {
    lock: (tx, id) => lockRecord(tx, kind, id),
    async obstacle(db, id, act) {
      if ('fields' in act) return changeObstacle(db, typed, id, act)
      const head = (await findRecord(db, kind.subject, id)) ?? (await findPresent(db, kind, id))?.head
      return head ? obstacleOf(db, kind, head, act) : publicationReasons.gone
    },
    changes: async (db, id, act) => ('fields' in act ? contentsOf(db, typed, id, act) : null),
    async act(tx, id, act, context) {
      if ('fields' in act) return change(tx, typed, id, act, { ...context, act: 'bulk' })
      const present = await findPresent(tx, kind, id)
      if (!present) return failure(publicationReasons.gone)
      const obstacle = await obstacleOf(tx, kind, present.head, act)
      if (obstacle) return failure(obstacle)
      const outcome = await done(tx, kind, present, act, context)
      return outcome.ok ? { ok: true, value: undefined } : failure(reasonOf(kind, outcome.failure))
    },
  }
}

/** Why what is given cannot be given to a record. */
async function changeObstacle<Entity extends Edited, Input extends Slugged>(
  db: Db,
  kind: EditedKind<Entity, Input>,
  id: string,
  { fields }: Change,
): Promise<Localized | null> {
  const present = await findPresent(db, kind, id)
  if (!present) return publicationReasons.gone
  const { newest, site } = present
  const { input, problems } = kind.read(fields, newest)
  const wrong: FieldErrors = { ...(await kind.on(db).check(input)), ...recordProblems(problems) }
  if (Object.keys(wrong).length > 0) return fieldReasons(kind.subject, wrong)
  const isSame = saysNothingNew(kind, newest, input) && (site === null || saysNothingNew(kind, site, input))
  return isSame ? publicationReasons.asItIs : null
}

async function contentsOf<Entity extends Edited, Input extends Slugged>(
  db: Db,
  kind: EditedKind<Entity, Input>,
  id: string,
  { fields }: Change,
): Promise<RecordContents | null> {
  const present = await findPresent(db, kind, id)
  if (!present) return null
  const standing = changedBy(present, 'site')
  const before = kind.inputOf(standing)
  const { input } = kind.read(fields, standing)
  return { before: kind.contentOf(before), after: kind.contentOf({ ...before, ...input }) }
}

/** What is on the site changes at once; where there is a draft beside it, that takes the same. */
async function change<Entity extends Edited, Input extends Slugged>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  id: string,
  { fields }: Change,
  context: WriteContext,
): Promise<Outcome<void, Localized>> {
  const save = (more: FormFields, base: EditBase) =>
    updateInAct(tx, kind, { sent: { fields: { ...fields, ...more, [kind.idField]: id }, problems: {} }, context, base })
  const obstacle = await changeObstacle(tx, kind, id, { to: 'set', fields })
  if (obstacle) return failure(obstacle)
  const onSite = await save({}, 'site')
  if (!onSite.ok) return failure(reasonOf(kind, onSite.failure))
  const { state, draft } = onSite.value.head
  if (state !== 'published' || draft === null) return { ok: true, value: undefined }
  const aside = await save({ intent: 'draft' }, 'newest')
  return aside.ok ? { ok: true, value: undefined } : failure(reasonOf(kind, aside.failure))
}

/** Most of it says the record's row, so that many can be asked about at once. */
async function obstacleOf<Entity extends Edited, Input extends Slugged>(
  db: Db,
  kind: EditedKind<Entity, Input>,
  head: RecordHead,
  act: PublishingAct,
): Promise<Localized | null> {
  const isOnSite = head.state === 'published'
  if (act.to === 'publish') return isOnSite && head.draft === null ? publicationReasons.onSite : gapsOf(db, kind, head)
  if (act.to === 'unpublish') return isOnSite ? staysFor(db, kind, head) : publicationReasons.offSite
  const { publishAt, unpublishAt } = planOf(head, act)
  if (isPlan(head, { publishAt, unpublishAt })) return publicationReasons.asPlanned
  if (publishAt === null) return isOnSite ? null : publicationReasons.offSite
  if (isOnSite && head.draft === null) return publicationReasons.onSite
  return unpublishAt !== null && unpublishAt <= publishAt ? planProblems['end-first'] : gapsOf(db, kind, head)
}

function planOf(head: Plan, { publishAt = head.publishAt, unpublishAt = head.unpublishAt }: Partial<Plan>): Plan {
  return { publishAt, unpublishAt }
}

/** What the site asks for and the newest of a record lacks. */
async function gapsOf<Entity extends Edited, Input extends Slugged>(
  db: Db,
  kind: EditedKind<Entity, Input>,
  { id }: RecordHead,
): Promise<Localized | null> {
  const present = await findPresent(db, kind, id)
  if (!present) return publicationReasons.gone
  const input = kind.inputOf(present.newest)
  const free = await slugProblem(db, kind, { id, slug: input.slug })
  const gaps: FieldErrors = {
    ...(free.ok ? {} : fieldsOf(free.failure)),
    ...(await gapsIn(db, kind, present.site, input)),
  }
  return Object.keys(gaps).length === 0 ? null : fieldReasons(kind.subject, gaps)
}

async function staysFor<Entity, Input>(
  db: Db,
  { stays, on }: EditedKind<Entity, Input>,
  { id }: RecordHead,
): Promise<Localized | null> {
  const site = stays && (await on(db).get(id))
  return site ? stays(site) : null
}

type Acting<Entity> = { present: Present<Entity>; context: WriteContext }

async function done<Entity extends Edited, Input extends Slugged>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  present: Present<Entity>,
  act: PublishingAct,
  context: WriteContext,
): Promise<Outcome<unknown>> {
  const { head, site, newest } = present
  const input = kind.inputOf(newest)
  if (act.to === 'schedule') return schedule(tx, kind, { present, context }, planOf(head, act))
  if (act.to === 'unpublish') return takeOff(tx, kind, { present, site: site!, input, fields: {}, context })
  const next = publishedNext(head, context, { ...head, publishAt: null })
  return publish(tx, kind, { present, input, next, context: { ...context, act: 'publish' } })
}

/** A beginning is one of a draft; an end alone is one of what is on the site. */
async function schedule<Entity extends Edited, Input extends Slugged>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { present, context }: Acting<Entity>,
  plan: Plan,
): Promise<Outcome<unknown>> {
  const { head, site, newest } = present
  const next = planned(plan, context, head)
  const told: WriteContext = { ...context, act: 'schedule' }
  if (site && head.draft === null && plan.publishAt === null) {
    return success(await recorded(tx, kind, site, site, { ...told, next }))
  }
  const input = kind.inputOf(newest)
  return success(await keepDraft(tx, kind, { present, marks: head, input, next, context: told }))
}

function reasonOf<Entity, Input>({ subject }: EditedKind<Entity, Input>, failed: Failure | Stale<unknown>): Localized {
  if (failed.kind === 'stale') return recordRefusals.refused
  if (failed.kind === 'not-found') return publicationReasons.gone
  if (failed.kind === 'invalid') return fieldReasons(subject, failed.fields)
  return failed.field ? fieldReasons(subject, { [failed.field]: failed.message }) : failed.message
}
