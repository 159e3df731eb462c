import type { Localized } from '#domain/text/locale.ts'

/** What is wrong with single fields, by the field's name in the API, in both languages. */
export type FieldErrors = Record<string, Localized>

/** Outcomes that callers are expected to handle. Surprises are thrown and fly to the one handler. */
export type Failure =
  | { kind: 'not-found' }
  | { kind: 'invalid'; fields: FieldErrors }
  /** `field` is the one that the conflict is about, where it is about one; `count` is how many records are in the way. */
  | { kind: 'conflict'; message: Localized; field?: string; count?: number }

/** Somebody else has saved the record since it was read; `current` is what it says now. */
export type Stale<T> = { kind: 'stale'; current: T }

export type Outcome<T, F = Failure> = { ok: true; value: T } | { ok: false; failure: F }

export function success<T>(value: T): Outcome<T> {
  return { ok: true, value }
}

export function failure<const F>(reason: F): { ok: false; failure: F } {
  return { ok: false, failure: reason }
}
