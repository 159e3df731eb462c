import type { Db } from '#server/data/engine/database.ts'
import { doneMigrations } from '#server/data/engine/migrate.ts'
import { inSnapshot, isBlank } from '#server/data/engine/whole-database.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { reasonOf } from '#server/start-failure.ts'
import { sameTables, tableEntries, type WrittenTable } from './archived-tables.ts'
import { COPY_MARK, type CopiedFiles, copyFiles, type CopyNotes, leftByCopy, removeFiles } from './copied-files.ts'
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
 * no tables behind, and no files where they can still be removed. What a move left that was killed is gone on with:
 * its files, and tables that hold the same rows already. Once everything has its name, `endMove` is to be called.
 */
export async function moveStore(source: MoveSource, target: MoveTarget): Promise<MoveReport> {
  const migrations = await doneMigrations(source.db)
  if (migrations.length === 0) throw new MoveRefused('There is nothing to move: the database of this site is empty.')
  const moved = await movedTables(source.db, target.db)
  const there = target.storage ? await movedFiles(source.storage, target.storage, moved !== null) : []
  const notes: CopyNotes = { there, written: [] }
  try {
    return await inSnapshot(source.db, async (snapshot) => {
      const files = target.storage && (await copyFiles(source.storage, target.storage, notes))
      return { files, tables: moved ?? (await refill(target.db, { entries: tableEntries(snapshot), migrations })) }
    })
  } catch (error) {
    const rest = target.storage ? await undo(target.storage, notes) : ''
    const reason = reasonOf(error).replace(/\.$/, '')
    throw new MoveFailed(`The move failed: ${reason}. What is here has not changed.${rest}`, { cause: error })
  }
}

/** Takes the mark of a move away that has brought everything. */
export async function endMove(storage: FileStorage): Promise<void> {
  await storage.remove(COPY_MARK)
}

/** The tables of an earlier move that was killed after its transaction; null where there are none yet. */
async function movedTables(from: Db, to: Db): Promise<WrittenTable[] | null> {
  if (await isBlank(to)) return null
  const tables = await sameTables(from, to)
  if (!tables) throw new MoveRefused('The new database already holds tables.')
  return tables
}

/** The files that are there from an earlier move of the same site. */
async function movedFiles(from: FileStorage, to: FileStorage, tablesAreThere: boolean): Promise<string[]> {
  const left = (await leftByCopy(to)) ?? (tablesAreThere ? await to.list() : null)
  const names = new Set(await from.list())
  if (left?.every((name) => names.has(name))) return left
  throw new MoveRefused('The new storage already holds files.')
}

/** Leaves the storage as it was found; says what is left in it. */
async function undo(storage: FileStorage, { there, written }: CopyNotes): Promise<string> {
  const isFresh = there.length === 0
  if (!(await removeFiles(storage, isFresh ? [...written, COPY_MARK] : written)))
    return ' Files were left in the storage; the next attempt goes on with them.'
  return isFresh ? '' : ' The files of the attempt before are there still; the next one goes on with them.'
}
