import { recordProblems } from '#content/record-problems.ts'
import { failure, success } from '#domain/records/errors.ts'
import { slugify } from '#domain/records/slug.ts'
import type { Tx } from '#server/data/engine/database.ts'
import type { Tried } from './edit-transaction.ts'
import type { Edited, EditedKind, Slugged } from './edited-kind.ts'
import { presentOfForm } from './present-record.ts'
import type { SentForm } from './sent-files.ts'

/** The record as it would be. */
export async function preview<Entity extends Edited, Input extends Slugged>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  sent: SentForm,
  now: Date,
): Promise<Tried<Entity>> {
  const found = sent.fields[kind.idField] ? await presentOfForm(tx, kind, { ...sent.fields, version: '' }) : null
  const before = found?.ok ? found.value.newest : null
  const reading = kind.read(sent.fields, before, true)
  const input = kind.complete({ ...(before && kind.inputOf(before)), ...reading.input }, now)
  const { missing: _missing, ...wrong } = Object.groupBy(
    Object.entries(reading.problems),
    ([, problem]) => problem.kind,
  )
  const problems = {
    ...(await kind.on(tx).check(input, true)),
    ...recordProblems(Object.fromEntries(Object.values(wrong).flatMap((some) => some ?? []))),
    ...sent.problems,
  }
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
  const instant = now.toISOString()
  const { id, version, createdAt } = before ?? {
    id: slugify(input.slug ?? '') || 'preview',
    version: 1,
    createdAt: instant,
  }
  return success(await kind.on(tx).draft(input, { id, version, createdAt, updatedAt: instant }))
}
