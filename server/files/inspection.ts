import type { Localized } from '#domain/text/locale.ts'

export const MAX_PICTURE_BYTES = 25 * 1024 ** 2

/** A file that may be stored, or the reason for refusing it. */
export type Inspection<T> = { ok: true; value: T } | { ok: false; reason: Localized }

export function accepted<T>(value: T): Inspection<T> {
  return { ok: true, value }
}

export function refused(reason: Localized): { ok: false; reason: Localized } {
  return { ok: false, reason }
}
