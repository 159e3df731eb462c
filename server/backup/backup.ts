import { existsSync, renameSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/data/engine/database.ts'
import { doneMigrations } from '#server/data/engine/migrate.ts'
import { inSnapshot } from '#server/data/engine/whole-database.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { mimeOfName } from '#server/files/file-type.ts'
import { removeLeftOvers, unfinishedPath } from '#server/files/unfinished-file.ts'
import { EntriesChecksum, type Entry, UnwritableArchive, writeArchive } from './archive.ts'
import { tableEntries } from './archived-tables.ts'
import type { ArchiveKey } from './encryption.ts'
import { FILE_NAMES, FILES_FOLDER, MANIFEST, type Manifest } from './manifest.ts'

type FileSource = Pick<FileStorage, 'list' | 'read'>

type BackupDeps = {
  db: Db
  storage: FileSource
  clock: Clock
  key: ArchiveKey
  /** Where files are stored that stay outside the archive, each once for all archives; absent: they are put into it. */
  files?: FileStorage
  /** Ends the backup at the next portion of rows, or at the next file; what was written of the archive is removed. */
  signal?: AbortSignal | undefined
}

/**
 * Writes one archive of all tables and uploads while the site runs. Tables are of one moment; files are written
 * before the rows that name them and removed long after, so none is missing. The file must not exist yet.
 */
export async function writeBackup(path: string, deps: BackupDeps): Promise<Manifest & { fileNames: string[] }> {
  const { db, clock, key, files, signal } = deps
  const storage = signal ? stoppableSource(deps.storage, signal) : deps.storage
  refuseTaken(path)
  // Whatever is wrong with the folder is told by who writes into it.
  await removeLeftOvers(path).catch(() => {})
  const unfinished = unfinishedPath(path)
  const manifest: Manifest = {
    format: files ? 2 : 1,
    createdAt: clock().toISOString(),
    migrations: await doneMigrations(db),
    tables: {},
    files: 0,
    checksum: '',
  }
  const fileNames: string[] = []
  try {
    await inSnapshot(db, (snapshot) => {
      return writeArchive(unfinished, entriesOf({ ...deps, db: snapshot, storage }, manifest, fileNames), key)
    })
    // Another run may have taken the name meanwhile.
    refuseTaken(path)
    renameSync(unfinished, path)
    return { ...manifest, fileNames }
  } catch (error) {
    // Why it failed says more than why nothing can be removed there.
    await rm(unfinished, { force: true }).catch(() => {})
    if (!(error instanceof UnwritableArchive)) throw error
    throw new Error(`${path} cannot be written: ${error.message}`, { cause: error })
  }
}

function refuseTaken(path: string): void {
  if (existsSync(path)) throw new Error(`${path} already exists. An earlier backup is never overwritten.`)
}

/** Everything, and at the end the manifest, which is filled on the way. */
async function* entriesOf(deps: BackupDeps, manifest: Manifest, fileNames: string[]): AsyncGenerator<Entry> {
  const checksum = new EntriesChecksum()
  for await (const entry of contentsOf(deps, manifest, fileNames)) {
    deps.signal?.throwIfAborted()
    checksum.add(entry)
    yield entry
  }
  manifest.checksum = checksum.text
  yield { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest, null, 2)) }
}

async function* contentsOf(deps: BackupDeps, manifest: Manifest, fileNames: string[]): AsyncGenerator<Entry> {
  yield* tableEntries(deps.db, manifest.tables)
  if (deps.files) await keepFiles(deps.storage, deps.files, fileNames)
  else yield* filesOf(deps.storage, fileNames)
  manifest.files = fileNames.length
  if (deps.files) yield { name: FILE_NAMES, bytes: Buffer.from(JSON.stringify(fileNames)) }
}

async function* filesOf(storage: FileSource, fileNames: string[]): AsyncGenerator<Entry> {
  for (const file of await storage.list()) {
    const bytes = await storage.read(file)
    // Removed since it was listed: then no row of the snapshot names it.
    if (bytes === null) continue
    fileNames.push(file)
    yield { name: FILES_FOLDER + file, bytes }
  }
}

/** A name never gets other bytes, so what is there already need not be read. */
async function keepFiles(storage: FileSource, backedUp: FileStorage, fileNames: string[]): Promise<void> {
  const known = new Set(await backedUp.list())
  for (const file of await storage.list()) {
    if (!known.has(file)) {
      const bytes = await storage.read(file)
      if (bytes === null) continue
      await backedUp.put(file, bytes, mimeOfName(file) ?? 'application/octet-stream')
    }
    fileNames.push(file)
  }
}

/** A file may take minutes from a storage far away: whoever is told to stop does not wait for it, nor asks for another. */
function stoppableSource({ list, read }: FileSource, signal: AbortSignal): FileSource {
  return { list: () => unlessAborted(signal, list), read: (name) => unlessAborted(signal, () => read(name)) }
}

async function unlessAborted<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort)
  return Promise.race([ask(), aborted]).finally(() => signal.removeEventListener('abort', onAbort))
}
