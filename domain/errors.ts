import type { Localized } from './locale.ts'

/** What is wrong with single fields, by the field's name in the API, in both languages. */
export type FieldErrors = Record<string, Localized>

/** Outcomes that callers are expected to handle. Surprises are thrown and fly to the one handler. */
export type Failure =
  | { kind: 'not-found' }
  | { kind: 'invalid'; fields: FieldErrors }
  | { kind: 'conflict'; message: Localized; count?: number }

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure }

export function success<T>(value: T): Outcome<T> {
  return { ok: true, value }
}

export function failure(reason: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure: reason }
}
