import { quotationConflicts } from '#content/quotations.ts'
import { type FieldErrors, failure, type Outcome } from '#domain/records/errors.ts'
import type { Localized } from '#domain/text/locale.ts'

/** Why something was not done with a quotation. */
export type QuotationFailure =
  | { kind: 'not-found' }
  | { kind: 'invalid'; fields: FieldErrors }
  /** `quoteId` is the one that is there already. */
  | { kind: 'conflict'; reason: ConflictReason; message: Localized; quoteId?: string }
  /** Its PDF could not be made; nothing was sent. */
  | { kind: 'unprintable'; message: Localized }

export type ConflictReason = Exclude<keyof typeof quotationConflicts, 'unprintable'>

export function conflict(reason: ConflictReason, quoteId?: string) {
  const message: Localized = quotationConflicts[reason]
  return failure({ kind: 'conflict' as const, reason, message, ...(quoteId !== undefined && { quoteId }) })
}

export const notFound = failure({ kind: 'not-found' as const })

export type Done<T = void> = Outcome<T, QuotationFailure>

export function done<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}
