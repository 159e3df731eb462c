import { draftUnnamed } from '#content/admin/plan-problems.ts'
import { recordProblems } from '#content/record-problems.ts'
import { failure, type Failure, type FieldErrors, type Outcome } from '#domain/records/errors.ts'
import type { RecordReading } from '#domain/records/record-form.ts'
import { RECORD_KINDS, recordName } from '#domain/records/record-kinds.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { EditedKind } from './edited-kind.ts'
import type { SentForm } from './sent-files.ts'

export function problemsOf(sent: SentForm, { problems }: RecordReading<unknown>): FieldErrors {
  return { ...recordProblems(problems), ...sent.problems }
}

/**
 * What the site asks for and a draft may lack, and what of it the site cannot take any more. What is on the site already
 * may lack what it lacks.
 */
export async function gapsIn<Entity, Input>(
  db: Db,
  kind: EditedKind<Entity, Input>,
  site: Entity | null,
  input: Input,
): Promise<FieldErrors> {
  const { problems } = kind.read(kind.contentOf(input), site)
  const missing = Object.entries(problems).filter(([, { kind: why }]) => why === 'missing')
  return { ...(await kind.on(db).check(input)), ...recordProblems(Object.fromEntries(missing)) }
}

/** What it is called in each language, in the other one where that says nothing. */
export function nameOf<Entity, Input>(kind: EditedKind<Entity, Input>, input: Input) {
  return recordName(kind.subject, kind.onlyId ?? '', kind.contentOf(input))
}

/** A draft is called something in one language, so that whoever looks for it finds it. */
export function namesMissing<Entity, Input>(kind: EditedKind<Entity, Input>, input: Input): FieldErrors {
  if (nameOf(kind, input).en !== '') return {}
  const { nameFields } = RECORD_KINDS[kind.subject]
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
