import { failure, type Outcome } from '#domain/records/errors.ts'
import type { AppServices } from '#app/context.ts'

type QuotationFailure = Extract<Awaited<ReturnType<AppServices['quotations']['send']>>, { ok: false }>['failure']

/** What became of an act as forms of staff answer it. */
export function toOutcome<T>(done: { ok: true; value: T } | { ok: false; failure: QuotationFailure }): Outcome<T> {
  if (done.ok) return done
  const { failure: why } = done
  return failure(why.kind === 'unprintable' ? { kind: 'conflict', message: why.message } : why)
}
