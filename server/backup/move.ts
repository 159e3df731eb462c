import type { Db } from '../data/database.ts'
import { doneMigrations } from '../data/migrate.ts'
import { inSnapshot, isBlank } from '../data/whole-database.ts'
import type { FileStorage } from '../files/file-storage.ts'
import { reasonOf } from '../start-failure.ts'
import { tableEntries, type WrittenTable } from './archived-tables.ts'
import { type CopiedFiles, copyFiles, removeFiles } from './copied-files.ts'
import { refill } from './refill.ts'

export type MoveSource = { db: Db; storage: FileStorage }
/** Without a storage the files stay where they are. */
export type MoveTarget = { db: Db; storage: FileStorage | null }
/** What was copied and compared. */
export type MoveReport = { tables: WrittenTable[]; files: CopiedFiles | null }

/** The site cannot be moved there; nothing was written. */
export class MoveRefused extends Error {}

/** The move failed on its way; the message says what it left behind. */
export class MoveFailed extends Error {}

/**
 * Copies all tables, as they are at one moment, and all files into a database and a storage that hold nothing yet, and
 * compares every row and every byte with what was read back. Changes nothing where it copies from; what failed leaves
 * no tables behind, and no files where they can still be removed.
 */
export async function moveStore(source: MoveSource, target: MoveTarget): Promise<MoveReport> {
  const migrations = await doneMigrations(source.db)
  if (migrations.length === 0) throw new MoveRefused('There is nothing to move: the database of this site is empty.')
  if (!(await isBlank(target.db))) throw new MoveRefused('The database to move to holds tables already.')
  if (target.storage && (await target.storage.list()).length > 0)
    throw new MoveRefused('The storage to move to holds files already.')
  const copied: string[] = []
  try {
    return await inSnapshot(source.db, async (snapshot) => {
      const files = target.storage && (await copyFiles(source.storage, target.storage, copied))
      return { files, tables: await refill(target.db, tableEntries(snapshot), migrations) }
    })
  } catch (error) {
    const isClean = !target.storage || (await removeFiles(target.storage, copied))
    const rest = isClean ? '' : ' Files were left in the storage: empty it before the next attempt.'
    const reason = reasonOf(error).replace(/\.$/, '')
    throw new MoveFailed(`The move failed: ${reason}. What is here has not changed.${rest}`, { cause: error })
  }
}
