import { recordProblems } from '../../content/record-problems.ts'
import { refusals } from '../../content/refusals.ts'
import type { ChangeMaker } from '../../domain/accounts/caller.ts'
import { type CatalogueLine, saysTheSame } from '../../domain/catalogue/catalogue-file.ts'
import { isInstant } from '../../domain/text/day.ts'
import { failure, success } from '../../domain/records/errors.ts'
import type { Product, ProductInput } from '../../domain/products/product.ts'
import { recordForm } from '../../domain/records/record-form.ts'
import { slugify } from '../../domain/records/slug.ts'
import type { Clock } from '../clock.ts'
import type { Tx } from '../data/engine/database.ts'
import type { Edited, EditedKind } from '../services/records/edited-kind.ts'
import { changeRecord, createRecord, recorded } from '../services/records/record-writing.ts'
import type { Doing } from '../services/records/versioned-write.ts'
import type { ImportedOutcome } from './record-import.ts'

export type EntityImport<Entity, Input> = {
  kind: EditedKind<Entity, Input>
  /** The line that the record would be exported as. */
  lineOf: (entity: Entity) => CatalogueLine
  line: CatalogueLine
}

type Deps = { clock: Clock; by: ChangeMaker; actId: string; file: string }

/** Adds a category, product or post under the id that its line names, or changes the one that is there. */
export async function importEntity<Entity extends Edited & { slug: string }, Input extends { slug: string }>(
  tx: Tx,
  deps: Deps,
  entity: EntityImport<Entity, Input>,
): Promise<ImportedOutcome> {
  const { kind, line } = entity
  const form = recordForm(line, { isNew: true })
  const id = form.line(kind.idField, { required: true })
  if (id === undefined) return failure({ kind: 'invalid', fields: recordProblems(form.problems) })
  const before = await kind.on(tx).get(id)
  return before ? change(tx, deps, entity, before) : add(tx, deps, entity, id)
}

async function add<Entity extends Edited & { slug: string }, Input extends { slug: string }>(
  tx: Tx,
  deps: Deps,
  { kind, line }: EntityImport<Entity, Input>,
  id: string,
): Promise<ImportedOutcome> {
  const createdAt = line['created_at']
  if (createdAt !== undefined && !isInstant(createdAt)) {
    return failure({ kind: 'invalid', fields: { created_at: refusals.dateInvalid } })
  }
  const creation = { id, ...(createdAt === undefined ? {} : { createdAt }) }
  const outcome = await createRecord(tx, kind, {
    sent: { fields: line, problems: {} },
    creation,
    doing: importing(deps),
  })
  if (!outcome.ok) return outcome
  // A slug that is taken would get a number behind it, and the record another address than the file says.
  if (outcome.value.slug !== slugify(String(line[kind.slugField]))) {
    return failure({ kind: 'conflict', message: refusals.slugTaken, field: kind.slugField })
  }
  await recorded(tx, kind, null, outcome.value, importing(deps))
  return success('added')
}

/** All records of a file are changed by one act. */
export function importing({ clock, by, actId, file }: Deps): Doing {
  return { by, at: clock(), actId, act: 'import', origin: 'import', ...(file !== '' && { detail: { file } }) }
}

async function change<Entity extends Edited & { slug: string }, Input>(
  tx: Tx,
  deps: Deps,
  { kind, lineOf, line }: EntityImport<Entity, Input>,
  before: Entity,
): Promise<ImportedOutcome> {
  const { created_at: _kept, ...fields } = line
  if (saysTheSame(fields, lineOf(before))) return success('unchanged')
  const outcome = await changeRecord(tx, kind, { sent: { fields, problems: {} }, before, doing: importing(deps) })
  if (!outcome.ok) return outcome
  if (outcome.value === before) return success('unchanged')
  await recorded(tx, kind, before, outcome.value, importing(deps))
  return success('changed')
}

/** A product that stands in no category came so out of a catalogue: nobody has forgotten to choose one. */
export function withoutCategory(kind: EditedKind<Product, ProductInput>): EditedKind<Product, ProductInput> {
  return {
    ...kind,
    read: (fields, before) => {
      const { input, problems } = kind.read(fields, before)
      if (fields['category_id'] !== '') return { input, problems }
      const { category_id: _none, ...others } = problems
      return { input: { ...input, categoryId: null }, problems: others }
    },
  }
}
