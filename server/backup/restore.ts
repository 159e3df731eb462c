import { z } from 'zod'
import type { Db, Tx } from '../data/database.ts'
import { soundnessProblems, unhurried } from '../data/dialect.ts'
import { migrateInside, migrationNames } from '../data/migrate.ts'
import { dropEverything, emptyEverything, type PlainRow, writeRows } from '../data/whole-database.ts'
import type { FileStorage } from '../files/file-storage.ts'
import { mimeOfName } from '../files/file-type.ts'
import { EntriesChecksum, type Entry, readArchive } from './archive.ts'
import { FILES_FOLDER, MANIFEST, type Manifest, manifestSchema, TABLES_FOLDER } from './manifest.ts'

/** The archive cannot be put back; the message says why. */
export class UnusableArchive extends Error {}

/** Reads the whole archive and compares it with its manifest, before anything is touched. */
export async function verifyArchive(path: string): Promise<Manifest> {
  const checksum = new EntriesChecksum()
  let manifest: Manifest | null = null
  try {
    for await (const entry of readArchive(path)) {
      if (manifest) throw new UnusableArchive('The archive goes on after its end.')
      if (entry.name === MANIFEST) manifest = readManifest(entry)
      else checksum.add(entry)
    }
  } catch (error) {
    if (error instanceof UnusableArchive) throw error
    throw new UnusableArchive(`The archive cannot be read: ${(error as Error).message}`)
  }
  if (!manifest) throw new UnusableArchive('The archive was cut short, or is none of this site.')
  if (manifest.checksum !== checksum.text) throw new UnusableArchive('The archive was changed after it was made.')
  return manifest
}

function readManifest({ bytes }: Entry): Manifest {
  const reading = manifestSchema.safeParse(JSON.parse(bytes.toString()))
  if (reading.success) return reading.data
  throw new UnusableArchive('The archive was made by another version of this program.')
}

/**
 * Fills a database with the tables of a verified archive, in place of all that it holds, and brings them up to date.
 * All of it or nothing.
 */
export async function restoreTables(path: string, manifest: Manifest, db: Db): Promise<void> {
  await db
    .connection()
    .execute((connection) =>
      unhurried(connection, () => connection.transaction().execute((tx) => fill(path, manifest, tx))),
    )
}

async function fill(path: string, manifest: Manifest, tx: Tx): Promise<void> {
  await dropEverything(tx)
  await migrateInside(tx, manifest.migrations)
  await emptyEverything(tx)
  for await (const { name, bytes } of readArchive(path)) {
    const table = tableOf(name)
    if (table !== null) await writeRows(tx, table, rowsOf(bytes))
  }
  await migrateInside(tx, migrationNames)
  const problems = await soundnessProblems(tx)
  if (problems.length > 0) throw new UnusableArchive(problems.join('\n'))
}

/** Puts the files of a verified archive into the storage. */
export async function restoreFiles(path: string, storage: FileStorage): Promise<number> {
  let count = 0
  for await (const { name, bytes } of readArchive(path)) {
    if (!name.startsWith(FILES_FOLDER)) continue
    const file = name.slice(FILES_FOLDER.length)
    const mime = mimeOfName(file)
    if (mime === null) throw new UnusableArchive(`The archive holds a file of an unknown kind: ${file}`)
    await storage.put(file, bytes, mime)
    count++
  }
  return count
}

function tableOf(name: string): string | null {
  if (!name.startsWith(TABLES_FOLDER)) return null
  return name.slice(TABLES_FOLDER.length).split('/')[0] ?? null
}

const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

function rowsOf(bytes: Buffer): PlainRow[] {
  const lines = bytes
    .toString()
    .split('\n')
    .filter((line) => line !== '')
  return lines.map((line) => rowSchema.parse(JSON.parse(line)))
}
