import { recordProblems } from '#content/record-problems.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import type { Failure, Outcome } from '#domain/records/errors.ts'
import { recordForm, type RecordForm } from '#domain/fields/record-form.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import type { Creation } from './type.ts'

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

export function changedParts<Entity extends object>(before: Entity, after: Entity): string[] {
  const names = (Object.keys(after) as (keyof Entity & string)[]).filter((name) => !COUNTED.has(name))
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

const COUNTED = new Set(['version', 'updatedAt'])
