import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Clock } from '../clock.ts'
import type { Db } from '../data/database.ts'
import { doneMigrations } from '../data/migrate.ts'
import { inSnapshot, listTables, readRows } from '../data/whole-database.ts'
import type { FileStorage } from '../files/file-storage.ts'
import { EntriesChecksum, type Entry, writeArchive } from './archive.ts'
import { FILES_FOLDER, MANIFEST, type Manifest, TABLES_FOLDER } from './manifest.ts'

export type BackupDeps = { db: Db; storage: FileStorage; clock: Clock }

/**
 * Writes one archive of all tables and uploads while the site runs. Tables are of one moment; files are written
 * before the rows that name them and removed long after, so none is missing. The file must not exist yet.
 */
export async function writeBackup(path: string, { db, storage, clock }: BackupDeps): Promise<Manifest> {
  if (existsSync(path)) throw new Error(`${path} exists already. An earlier backup is never written over.`)
  const unfinished = `${path}.unfinished`
  const manifest: Manifest = {
    format: 1,
    createdAt: clock().toISOString(),
    migrations: await doneMigrations(db),
    tables: {},
    files: 0,
    checksum: '',
  }
  try {
    await inSnapshot(db, (snapshot) => writeArchive(unfinished, entriesOf(snapshot, storage, manifest)))
    await rename(unfinished, path)
    return manifest
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Everything, and at the end the manifest, which is filled on the way. */
async function* entriesOf(db: Db, storage: FileStorage, manifest: Manifest): AsyncGenerator<Entry> {
  const checksum = new EntriesChecksum()
  for await (const entry of contentsOf(db, storage, manifest)) {
    checksum.add(entry)
    yield entry
  }
  manifest.checksum = checksum.text
  yield { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest, null, 2)) }
}

async function* contentsOf(db: Db, storage: FileStorage, manifest: Manifest): AsyncGenerator<Entry> {
  for (const table of await listTables(db)) {
    manifest.tables[table] = 0
    let portion = 0
    for await (const rows of readRows(db, table)) {
      manifest.tables[table] += rows.length
      const name = `${TABLES_FOLDER}${table}/${String(portion++).padStart(6, '0')}.ndjson`
      yield { name, bytes: Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')) }
    }
  }
  for (const file of await storage.list()) {
    const bytes = await storage.read(file)
    // Removed since it was listed: then no row of the snapshot names it.
    if (bytes === null) continue
    manifest.files++
    yield { name: FILES_FOLDER + file, bytes }
  }
}
