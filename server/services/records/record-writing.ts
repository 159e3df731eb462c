import { success, type FieldErrors, type Outcome } from '#domain/records/errors.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { saysNothingNew, standingOf, type Edited, type EditedKind, type Slugged } from './edited-kind.ts'
import type { Creation } from './record-identity.ts'
import { problemsOf, withProblems } from './record-problems.ts'
import type { SentForm } from './sent-files.ts'
import { recordWrite, type WriteContext, type Next } from './versioned-write.ts'

type Creating = { sent: SentForm; creation: Creation; context: WriteContext; problems?: FieldErrors }

/** A new record of what was sent, with everything that is wrong with it. */
export async function createRecord<Entity, Input extends Slugged>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { sent, creation, context, problems = {} }: Creating,
): Promise<Outcome<Entity>> {
  const reading = kind.read(sent.fields, null)
  const outcome = await kind.on(tx, context).create(kind.complete(reading.input, context.at), creation)
  return withProblems(outcome, { ...problemsOf(sent, reading), ...problems })
}

/** The record changed by what was sent, with everything that is wrong with that. */
export async function changeRecord<Entity extends Edited, Input>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { sent, before, context }: { sent: SentForm; before: Entity; context: WriteContext },
): Promise<Outcome<Entity>> {
  const reading = kind.read(sent.fields, before)
  const problems = problemsOf(sent, reading)
  if (Object.keys(problems).length === 0 && saysNothingNew(kind, before, reading.input)) return success(before)
  return withProblems(await kind.on(tx, context).update(before.id, reading.input), problems)
}

/** Keeps a version of what was written, and answers the record with its number. */
export async function recorded<Entity extends Edited, Input>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  before: Entity | null,
  after: Entity,
  { next, ...context }: WriteContext & { next?: Next },
): Promise<Entity> {
  const version = await recordWrite(tx, {
    kind: kind.subject,
    before: before && standingOf(kind, before),
    after: standingOf(kind, after),
    next,
    context,
  })
  return { ...after, version }
}
