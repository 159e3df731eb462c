import type { FieldErrors } from '#domain/records/errors.ts'
import type { FormValues } from './form-values.ts'

/** Why a form was not saved. What was saved answers with a redirect. */
export type SaveAnswer =
  /** Something is wrong with what was typed. `values` brings it back to browsers without scripts. */
  | { kind: 'refused'; message: string; errors: FieldErrors; values: FormValues }
  /** Somebody else saved meanwhile: what stands in the record now, and the version that it has. */
  | { kind: 'stale'; current: FormValues; version: number; values: FormValues }
  /** The record was deleted meanwhile. */
  | { kind: 'gone' }
  | { kind: 'signed-out' }
  /** The request or its answer was lost on the way, or the server could not work. */
  | { kind: 'unreachable'; isCut?: boolean }
  | { kind: 'too-large' }
