import { refusals } from '#content/refusals.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import type { Localized } from '#domain/text/locale.ts'
import { isRemote } from '#domain/site/picture.ts'
import type { FileKind } from '#domain/site/stored-file.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findFileKinds } from '#server/data/site/files-store.ts'

/** A stored file or whole address that a field of the API names, and what it must be. */
export type Reference = { field: string; source: string | null | undefined; kind: FileKind }

const WRONG_KIND: Record<FileKind, Localized> = { image: refusals.notAPicture, pdf: refusals.notAPdf }

/** What is wrong with references to files: unknown ones, and those of another kind. Addresses of other hosts pass. */
export async function checkReferences(db: Db, references: Reference[]): Promise<FieldErrors> {
  const named = references.flatMap(({ field, source, kind }) =>
    source && !isRemote(source) ? [{ field, source, kind }] : [],
  )
  const kinds = await findFileKinds(db, [...new Set(named.map(({ source }) => source))])
  const problems: FieldErrors = {}
  for (const { field, source, kind } of named) {
    const actual = kinds.get(source)
    if (actual === undefined) problems[field] = refusals.fileUnknown
    else if (actual !== kind) problems[field] = WRONG_KIND[kind]
  }
  return problems
}
