import type { RecordProblem } from '#domain/fields/record-form.ts'
import { type CELL_REASONS, CELL_WARNINGS } from '#domain/sheets/cell-reading.ts'

/** Why a row is refused, beside what a cell may say of itself. */
const IMPORT_REASONS = [
  'unknown-code',
  'ambiguous-code',
  'conflicting-rows',
  'duplicate-row',
  'exists',
  'code-taken',
  'slug-taken',
  'missing',
  'too-long',
  'draft-category',
  'unknown-brand',
  'too-many-packs',
  'refused-value',
  'changed-meanwhile',
] as const
export type ImportReason = (typeof IMPORT_REASONS)[number]

/** What is taken all the same. */
const IMPORT_WARNINGS = ['other-site-id'] as const
export type ImportWarning = (typeof IMPORT_WARNINGS)[number]

export type ReasonCode = ImportReason | ImportWarning | (typeof CELL_REASONS)[number] | (typeof CELL_WARNINGS)[number]

const WARNINGS: ReadonlySet<string> = new Set([...CELL_WARNINGS, ...IMPORT_WARNINGS])

export function isWarning(code: ReasonCode): boolean {
  return WARNINGS.has(code)
}

/** What the form refuses, in the words of an import. */
export const REASON_OF_PROBLEM: Partial<Record<RecordProblem['kind'], ReasonCode>> = {
  missing: 'missing',
  'too-long': 'too-long',
  'out-of-range': 'out-of-range',
  'not-a-number': 'not-a-number',
  'not-a-whole-number': 'not-whole',
}
