import { recordProblems } from '#content/record-problems.ts'
import { refusals } from '#content/refusals.ts'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import { type CatalogueLine, saysTheSame } from '#domain/catalogue/catalogue-file.ts'
import { PLAN_FIELDS } from '#domain/records/publication-plan.ts'
import { isInstant } from '#domain/text/day.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { Product, ProductInput } from '#domain/products/product.ts'
import { recordForm } from '#domain/fields/record-form.ts'
import { slugify } from '#domain/records/slug.ts'
import type { Clock } from '#server/clock.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { standingOf, type Creation, type Edited, type RecordType, type Slugged } from '#server/records/type.ts'
import { findPresent } from '#server/records/present.ts'
import { intentOfNew } from '#server/records/intent.ts'
import { add as addRecord, changeRecord, createRecord, update as updateRecord } from '#server/records/change.ts'
import { recorded, type WriteContext } from '#server/records/write.ts'
import type { ImportedOutcome } from './record-import.ts'

type EntityImport = { type: RecordType; line: CatalogueLine }

/** The line of what is on the site of a record. */
export function lineOf<Entity extends Edited, Input extends Slugged>(
  type: RecordType<Entity, Input>,
  entity: Entity,
): CatalogueLine {
  const { id, createdAt, content } = standingOf(type, entity)
  return { record: type.kind, [type.idField]: id, created_at: createdAt, ...content }
}

type Deps = { clock: Clock; by: ChangeMaker; actId: string; file: string }

/** Adds a record under the id that its line names, or changes the one that is there. */
export async function importEntity(tx: Tx, deps: Deps, entity: EntityImport): Promise<ImportedOutcome> {
  const { type, line } = entity
  const form = recordForm(line, { isNew: true })
  const id = form.line(type.idField, { required: true })
  if (id === undefined) return failure({ kind: 'invalid', fields: recordProblems(form.problems) })
  if (saysWhere(line)) return place(tx, deps, entity, id)
  const before = await type.on(tx).get(id)
  if (before) return change(tx, deps, entity, before)
  const isKnown = (await findRecord(tx, type.kind, id)) !== null
  return isKnown ? place(tx, deps, entity, id) : add(tx, deps, entity, id)
}

/** Whether a line says more than what is on the site, or is to be. */
function saysWhere(line: CatalogueLine): boolean {
  return ['state', ...PLAN_FIELDS].some((name) => line[name] !== undefined)
}

const STATES = ['published', 'draft', 'scheduled']

/** What may not be on the site: a line that says nothing of it leaves such a record where it is. */
async function place(tx: Tx, deps: Deps, { type, line }: EntityImport, id: string): Promise<ImportedOutcome> {
  const { created_at: _kept, state, ...fields } = line
  if (state !== undefined && !STATES.some((one) => one === state)) {
    return failure({ kind: 'invalid', fields: { state: refusals.stateUnknown } })
  }
  const creation = creationOf(line, id)
  if (!creation.ok) return creation
  const context = importing(deps)
  const present = await findPresent(tx, type, id)
  if (present) {
    const sent = { fields: { ...fields, state }, problems: {} }
    const outcome = await updateRecord(tx, type, { sent, context, present, base: 'site' })
    return outcome.ok ? success(outcome.value.did === 'unchanged' ? 'unchanged' : 'changed') : outcome
  }
  const sent = { fields: { ...fields, intent: intentOfNew(state) }, problems: {} }
  const outcome = await addRecord(tx, type, { sent, context, named: creation.value })
  if (!outcome.ok) return outcome
  return slugAsSaid(type, outcome.value.record, line) ?? success('added')
}

function creationOf({ created_at: createdAt }: CatalogueLine, id: string): Outcome<Creation> {
  if (createdAt === undefined) return success({ id })
  if (isInstant(createdAt)) return success({ id, createdAt })
  return failure({ kind: 'invalid', fields: { created_at: refusals.dateInvalid } })
}

/** A slug that is taken would get a number behind it, and the record another address than the file says. */
function slugAsSaid(
  { slugField }: { slugField: string | null },
  record: object,
  line: CatalogueLine,
): Extract<ImportedOutcome, { ok: false }> | null {
  if (slugField === null) return null
  const said = line[slugField]
  if ('slug' in record && record.slug === slugify(typeof said === 'string' ? said : '')) return null
  return failure({ kind: 'conflict', message: refusals.slugTaken, field: slugField })
}

async function add(tx: Tx, deps: Deps, { type, line }: EntityImport, id: string): Promise<ImportedOutcome> {
  const creation = creationOf(line, id)
  if (!creation.ok) return creation
  const outcome = await createRecord(tx, type, {
    sent: { fields: line, problems: {} },
    creation: creation.value,
    context: importing(deps),
  })
  if (!outcome.ok) return outcome
  const refused = slugAsSaid(type, outcome.value, line)
  if (refused) return refused
  await recorded(tx, type, null, outcome.value, importing(deps))
  return success('added')
}

export function importing({ clock, by, actId, file }: Deps): WriteContext {
  return { by, at: clock(), actId, act: 'import', origin: 'import', ...(file !== '' && { detail: { file } }) }
}

async function change(tx: Tx, deps: Deps, { type, line }: EntityImport, before: Edited): Promise<ImportedOutcome> {
  const { created_at: _kept, ...fields } = line
  if (saysTheSame(fields, lineOf(type, before))) return success('unchanged')
  const outcome = await changeRecord(tx, type, { sent: { fields, problems: {} }, before, context: importing(deps) })
  if (!outcome.ok) return outcome
  if (outcome.value === before) return success('unchanged')
  await recorded(tx, type, before, outcome.value, importing(deps))
  return success('changed')
}

/** A product that stands in no category came so out of a catalogue: nobody has forgotten to choose one. */
export function withoutCategory(type: RecordType<Product, ProductInput>): RecordType<Product, ProductInput> {
  return {
    ...type,
    read: (fields, before, isDraft) => {
      const { input, problems } = type.read(fields, before, isDraft)
      if (fields['category_id'] !== '') return { input, problems }
      const { category_id: _none, ...others } = problems
      return { input: { ...input, categoryId: null }, problems: others }
    },
  }
}
