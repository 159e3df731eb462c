import { recordRefusals } from '#content/admin/marked.ts'
import type { Failure, Stale } from '#domain/records/errors.ts'
import type { Localized } from '#domain/text/locale.ts'

/** Why a product could not be written, in the words of its form. */
export function textOfRefusal(failure: Failure | Stale<unknown>): Localized {
  if (failure.kind === 'conflict') return failure.message
  if (failure.kind === 'invalid') return Object.values(failure.fields)[0] ?? recordRefusals.refused
  return failure.kind === 'not-found' ? recordRefusals.gone : recordRefusals.refused
}
