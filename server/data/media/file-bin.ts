import type { StoredFile } from '#domain/site/stored-file.ts'
import { toFlag } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { toStoredFile } from '#server/data/site/file-rows.ts'

/** Lets nobody find a file; false where there is none outside the bin. */
export async function putFileInBin(db: Db, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ binned: toFlag(true) })
    .where('name', '=', name)
    .where('binned', '=', toFlag(false))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What is sent again or shown again is there again, whoever has put it into the bin meanwhile. */
export async function takeFilesFromBin(db: Db, names: readonly string[]): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ binned: toFlag(false) })
    .where('name', 'in', names)
    .where('binned', '=', toFlag(true))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await db
    .updateTable('records')
    .set({ deleted_at: null, deleted_by: null, bin_note: null })
    .where('kind', '=', 'file')
    .where('id', 'in', names)
    .where('deleted_at', 'is not', null)
    .execute()
}

/** Files that have left the bin for good, whose bytes are still there. */
export async function listPurgedFiles(db: Db): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where('binned', '=', toFlag(true))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('records')
            .select('key')
            .where('kind', '=', 'file')
            .whereRef('id', '=', 'files.name')
            .where('deleted_at', 'is not', null),
        ),
      ),
    )
    .orderBy('name')
    .execute()
  return rows.map(toStoredFile)
}
