import { draftUnnamed } from '#content/admin/plan-problems.ts'
import { recordProblems } from '#content/record-problems.ts'
import { failure, type Failure, type FieldErrors, type Outcome } from '#domain/records/errors.ts'
import type { RecordReading } from '#domain/fields/record-form.ts'
import { RECORD_KINDS, recordName } from '#domain/kinds.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { SentForm } from './sent-files.ts'
import type { Edited, RecordType, Slugged } from './type.ts'

export function problemsOf(sent: SentForm, { problems }: RecordReading<unknown>): FieldErrors {
  return { ...recordProblems(problems), ...sent.problems }
}

/**
 * What the site asks for and a draft may lack, and what of it the site cannot take any more. What is on the site already
 * may lack what it lacks.
 */
export async function gapsIn(db: Db, type: RecordType, site: Edited | null, input: Slugged): Promise<FieldErrors> {
  const { problems } = type.read(type.contentOf(input), site)
  const missing = Object.entries(problems).filter(([, { kind: why }]) => why.endsWith('missing'))
  return { ...(await type.on(db).check(input)), ...recordProblems(Object.fromEntries(missing)) }
}

/** What it is called in each language, in the other one where that says nothing. */
export function nameOf(type: RecordType, input: Slugged) {
  return recordName(type.kind, type.onlyId ?? '', type.contentOf(input))
}

/** A draft is called something in one language, so that whoever looks for it finds it. */
export function namesMissing(type: RecordType, input: Slugged): FieldErrors {
  if (nameOf(type, input).en !== '') return {}
  const { nameFields } = RECORD_KINDS[type.kind]
  return { [nameFields.ar]: draftUnnamed, [nameFields.en]: draftUnnamed }
}

/** Everything that is wrong at once, so that nobody has to send a form three times to hear three things. */
export function withProblems<Entity>(outcome: Outcome<Entity>, problems: FieldErrors): Outcome<Entity> {
  if (Object.keys(problems).length === 0) return outcome
  return failure({ kind: 'invalid', fields: { ...(outcome.ok ? {} : fieldsOf(outcome.failure)), ...problems } })
}

export function fieldsOf(refused: Failure): FieldErrors {
  if (refused.kind === 'invalid') return refused.fields
  return refused.kind === 'conflict' && refused.field ? { [refused.field]: refused.message } : {}
}
