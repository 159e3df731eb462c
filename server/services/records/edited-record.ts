import { randomUUID } from 'node:crypto'
import { recordProblems } from '#content/record-problems.ts'
import type { ActName, RecordSubject } from '#domain/accounts/acts.ts'
import { actorOf, type ChangeMaker } from '#domain/accounts/caller.ts'
import type { Failure, Outcome } from '#domain/records/errors.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { recordForm, type RecordForm } from '#domain/records/record-form.ts'
import { RECORD_LIMITS } from '#domain/records/record-limits.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import type { Creation } from './record-identity.ts'

/** The version that a form was filled from, where it names one. */
export function namedVersion(form: RecordForm): number | null {
  return form.number('version', null) ?? null
}

/** Whether somebody else has saved since. */
export function isOutdated(version: number | null, current: { version: number }): boolean {
  return version !== null && version !== current.version
}

/** The client's own name for a creation, which makes repeating it harmless. */
export function readCreation(fields: FormFields): Outcome<Creation, Extract<Failure, { kind: 'invalid' }>> {
  const form = recordForm(fields, { isNew: true })
  const creationKey = form.line('creation_key', { most: RECORD_LIMITS.creationKey })
  const { problems } = form
  if (Object.keys(problems).length > 0)
    return { ok: false, failure: { kind: 'invalid', fields: recordProblems(problems) } }
  return { ok: true, value: creationKey ? { creationKey } : {} }
}

type Done = {
  by: ChangeMaker
  at: Date
  id: string
  actId: string
  /** Names and numbers; never what somebody typed. */
  detail?: Record<string, unknown>
}

/** A line of the log about what neither adds, changes nor deletes a record, in the transaction of that. */
export function recordAct(
  tx: Tx,
  { by, at, id, actId, subject, action, detail = {} }: Done & { subject: RecordSubject; action: ActName },
): Promise<void> {
  const whole = { id: randomUUID(), at: toInstant(at), actor: actorOf(by), subject: { kind: subject, id } }
  const record = { actId, key: null, name: null, number: null }
  return appendAudit(tx, { ...whole, action, detail, record })
}

/** The parts of a record that a change has touched. */
export function changedParts<Entity extends object>(before: Entity, after: Entity): string[] {
  const names = (Object.keys(after) as (keyof Entity & string)[]).filter((name) => !COUNTED.has(name))
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

const COUNTED = new Set(['version', 'updatedAt'])
