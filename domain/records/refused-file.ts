import type { FormFields } from '#domain/fields/form-values.ts'
import type { Localized } from '#domain/text/locale.ts'

/** A file that was too large to be taken, as the form that it came with is told. */
export type RefusedFile = { field: string; message: Localized }

const REFUSED_FILE = 'refused-file'

export function refusedFile({ field = '', message }: { field?: string; message: Localized }): FormFields {
  return { [REFUSED_FILE]: { field, message } satisfies RefusedFile }
}

/** Forms have texts and files alone, so nobody but the reader of forms says this. */
export function refusedFileIn(fields: FormFields): RefusedFile | null {
  const { [REFUSED_FILE]: refused } = fields
  return typeof refused === 'object' && refused !== null && 'field' in refused ? (refused as RefusedFile) : null
}
