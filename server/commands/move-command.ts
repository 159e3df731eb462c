import { existsSync, renameSync } from 'node:fs'
import { endMove, MoveFailed, MoveRefused, type MoveReport, type MoveSource, moveStore } from '#server/backup/move.ts'
import type { DatabaseConfig } from '#server/config.ts'
import { readDatabase, readStorage } from '#server/config-values.ts'
import { openDatabase, type Db } from '#server/data/engine/database.ts'
import { checkpoint, databaseFile, otherSessions } from '#server/data/engine/dialect.ts'
import { removeSqlite, sqliteFiles } from '#server/data/engine/sqlite-file.ts'
import { takeWriterLock } from '#server/data/engine/writer-lock.ts'
import { type FileStorage, openFileStorage } from '#server/files/file-storage.ts'
import { CommandRefused, IS_RUNNING, type StoreCommand, type StoreScope } from './command.ts'

/** As much of a checksum as an eye can compare. */
const SHOWN = 16

export const moveSite: StoreCommand = {
  usage: 'move --to DATABASE_URL [--files STORAGE_URL]',
  summary:
    'Copies all tables, and all files where a storage is named, to an empty place, and compares every row and byte',
  options: ['to', 'files'],
  async runAlone({ options: { to = '', files } }, scope) {
    const database = readDatabase(to)
    if (!database)
      throw new CommandRefused('Name the new database: --to sqlite:PATH or postgres://user:password@host/name.')
    const storage = files === undefined ? null : readStorage(files)
    if (files !== undefined && !storage)
      throw new CommandRefused('Name the new storage: --files file:PATH or s3://bucket?endpoint=…&region=….')
    const report = await whileStopped(scope, async (db) => {
      const { here, there } = scope.config.storageKeys
      const source = { db, storage: await openFileStorage(scope.config.storage, here) }
      const place = storage && (await openFileStorage(storage, there))
      const copied = await copy({ source, database, storage: place }, scope)
      if (place) await endMove(place)
      return copied
    }).catch(refusal)
    for (const line of moveTable(report)) scope.terminal.print(line)
    const settings = storage ? 'DATABASE_URL and STORAGE_URL' : 'DATABASE_URL'
    scope.terminal.print(
      `Set ${settings} to the values given here, and start the site. The old data has not been changed.`,
    )
  },
}

/** Opens the database of this site and keeps it from being written meanwhile. */
async function whileStopped<T>({ config, log }: StoreScope, work: (db: Db) => Promise<T>): Promise<T> {
  const file = databaseFile(config.database)
  if (file !== null && !existsSync(file)) throw new CommandRefused(`There is nothing to move: ${file} does not exist.`)
  const lock = file === null ? null : takeWriterLock(file)
  if (file !== null && !lock) throw new CommandRefused(IS_RUNNING)
  const db = openDatabase(config.database, (error) => log.error('database connection lost', { error }))
  try {
    if ((await otherSessions(db)) > 0) throw new CommandRefused(IS_RUNNING)
    return await work(db)
  } finally {
    await db.destroy()
    lock?.release()
  }
}

type Copy = { source: MoveSource; database: DatabaseConfig; storage: FileStorage | null }

/** A file gets its name only when all is in it. */
async function copy({ source, database, storage }: Copy, { log }: StoreScope): Promise<MoveReport> {
  const copyInto = async (config: DatabaseConfig) => {
    const target = openDatabase(config, (error) => log.error('database connection lost', { error }))
    try {
      const report = await moveStore(source, { db: target, storage })
      await checkpoint(target)
      return report
    } finally {
      await target.destroy()
    }
  }
  const file = databaseFile(database)
  if (file === null) return copyInto(database)
  const taken = sqliteFiles(file).find((path) => existsSync(path))
  if (taken !== undefined) throw new CommandRefused(`${taken} already exists.`)
  const fresh = `${file}.unfinished`
  removeSqlite(fresh)
  try {
    const report = await copyInto({ kind: 'sqlite', file: fresh })
    renameSync(fresh, file)
    return report
  } finally {
    removeSqlite(fresh)
  }
}

function refusal(error: unknown): never {
  if (error instanceof MoveRefused || error instanceof MoveFailed) throw new CommandRefused(error.message)
  throw error
}

function moveTable({ tables, files }: MoveReport): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const cells = [
    ['Table', 'Rows', 'Checksum of all rows, the same in both'],
    ...tables.map(({ table, rows: count, digest }) => [table, String(count), count > 0 ? digest.slice(0, SHOWN) : '-']),
    ...(files ? [['files', String(files.count), `${files.digest.slice(0, SHOWN)} (${files.bytes} bytes)`]] : []),
  ]
  const [first, second] = [0, 1].map((column) => Math.max(...cells.map((line) => line[column]!.length)))
  return [
    ...cells.map(([name, count, digest]) => `${name!.padEnd(first!)}  ${count!.padStart(second!)}  ${digest}`),
    `${rows} rows in ${tables.length} tables, each read back and compared; ${filesMoved(files)}.`,
  ]
}

function filesMoved(files: MoveReport['files']): string {
  return files ? `${files.count} files, compared byte by byte` : 'the files stay where they are'
}
