import type { Failure, Stale } from '#domain/records/errors.ts'

/** Why a line is refused. */
export function textsOf(refused: Failure | Stale<unknown>): string[] {
  if (refused.kind === 'invalid') return Object.entries(refused.fields).map(([name, { en }]) => `${name}: ${en}`)
  if (refused.kind === 'conflict') return [(refused.field ? `${refused.field}: ` : '') + refused.message.en]
  return ['Somebody else has changed this record meanwhile.']
}
