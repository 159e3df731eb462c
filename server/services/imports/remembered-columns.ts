import type { ChangeMaker } from '#domain/accounts/caller.ts'
import type { Import } from '#domain/imports/import.ts'
import type { Outcome } from '#domain/records/errors.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findImportMap, forgetImportMap } from '#server/data/imports/import-maps-store.ts'
import { accountOf } from '#server/data/imports/imports-store.ts'
import { authorized, authorizeReading, readAnew, type ChangeDeps, type ImportFailure } from './import-changes.ts'
import { headingKey } from './read-file.ts'

/** The day of the columns that an import was read by, where nobody named them for this file. */
export async function columnsFrom(db: Db, one: Import): Promise<string | null> {
  if (one.chosen.map || one.columns.length === 0) return null
  return (await findImportMap(db, keyOf(one)))?.day ?? null
}

/** The next file with these headings is read as if it were the first, and so is this one. */
export async function forgetColumns(
  deps: ChangeDeps,
  id: string,
  by: ChangeMaker,
): Promise<Outcome<Import, ImportFailure>> {
  const one = await authorized(deps, id, by)
  if (one) {
    await authorizeReading(deps, one, by)
    // First: it may be read at once.
    await forgetImportMap(deps.db, keyOf(one))
  }
  return readAnew(deps, id, {}, by)
}

function keyOf({ by, columns }: Import) {
  return { account: accountOf(by), headings: headingKey(columns.map(({ heading }) => heading)) }
}
