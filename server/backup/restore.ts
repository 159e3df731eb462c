import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Db, Tx } from '#server/data/engine/database.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { mimeOfName } from '#server/files/file-type.ts'
import { readPrivateKey } from '#server/files/private/private-key.ts'
import { readStoredName } from '#server/files/stored-name.ts'
import { EntriesChecksum, type Entry, readArchive } from './archive.ts'
import type { ArchiveKey } from './encryption.ts'
import {
  FILE_NAMES,
  fileNamesSchema,
  FILES_BESIDE,
  FILES_FOLDER,
  MANIFEST,
  type Manifest,
  manifestSchema,
  TABLES_FOLDER,
} from './manifest.ts'
import { refill } from './refill.ts'

/** The archive cannot be put back; the message says why. */
export class UnusableArchive extends Error {}

/** Reads the whole archive and compares it with its manifest, before anything is touched. */
export async function verifyArchive(path: string, key: ArchiveKey): Promise<Manifest> {
  const checksum = new EntriesChecksum()
  let manifest: Manifest | null = null
  let beside: string[] = []
  try {
    for await (const entry of checkedEntries(path, key)) {
      if (manifest) throw new UnusableArchive('The archive goes on after its end.')
      if (entry.name === MANIFEST) manifest = readManifest(entry)
      else checksum.add(entry)
      if (entry.name === FILE_NAMES) beside = namesOf(entry)
    }
  } catch (error) {
    if (error instanceof UnusableArchive) throw error
    throw new UnusableArchive(`The archive cannot be read: ${(error as Error).message}`)
  }
  if (!manifest) throw new UnusableArchive('The archive was cut short, or is none of this site.')
  if (manifest.checksum !== checksum.text) throw new UnusableArchive('The archive was changed after it was made.')
  for (const name of beside) await readBeside(path, name)
  return manifest
}

const TABLE_NAME = new RegExp(`^${TABLES_FOLDER}\\w+/\\d{6,}\\.ndjson$`)

/** The entries of an archive, none of which has a name that no backup gives: whoever made it may want to write elsewhere. */
async function* checkedEntries(path: string, key: ArchiveKey): AsyncGenerator<Entry> {
  for await (const entry of readArchive(path, key)) {
    if (!isOurs(entry.name)) throw new UnusableArchive(`The archive holds an entry with an unknown name: ${entry.name}`)
    yield entry
  }
}

function isOurs(name: string): boolean {
  if (name === MANIFEST || name === FILE_NAMES || TABLE_NAME.test(name)) return true
  return name.startsWith(FILES_FOLDER) && isFileOfOurs(name.slice(FILES_FOLDER.length))
}

function isFileOfOurs(name: string): boolean {
  return readStoredName(name) !== null || readPrivateKey(name) !== null
}

function readManifest({ bytes }: Entry): Manifest {
  const reading = manifestSchema.safeParse(JSON.parse(bytes.toString()))
  if (reading.success) return reading.data
  throw new UnusableArchive('The archive was made by another version of this program.')
}

/**
 * Fills a database with the tables of a verified archive, in place of all that it holds, compares them row by row, and
 * brings them up to date. All of it or nothing.
 */
export async function restoreTables(path: string, manifest: Manifest, { db, key, finish }: Target): Promise<void> {
  await refill(db, { entries: checkedEntries(path, key), migrations: manifest.migrations, finish })
}

export type Target = {
  db: Db
  key: ArchiveKey
  /** A last change of the tables that were put back. */
  finish?: (tx: Tx) => Promise<void>
}

export async function restoreFiles(path: string, storage: FileStorage, key: ArchiveKey): Promise<number> {
  let count = 0
  for await (const { name, bytes } of filesIn(path, key)) {
    const mime = mimeOfName(name)
    if (mime === null) throw new UnusableArchive(`The archive holds a file of an unknown kind: ${name}`)
    await storage.put(name, bytes, mime)
    count++
  }
  return count
}

async function* filesIn(path: string, key: ArchiveKey): AsyncGenerator<Entry> {
  for await (const entry of checkedEntries(path, key)) {
    if (entry.name.startsWith(FILES_FOLDER)) yield { ...entry, name: entry.name.slice(FILES_FOLDER.length) }
    if (entry.name !== FILE_NAMES) continue
    for (const name of namesOf(entry)) yield { name, bytes: await readBeside(path, name) }
  }
}

function namesOf({ bytes }: Entry): string[] {
  return fileNamesSchema.parse(JSON.parse(bytes.toString()))
}

/** A file that lies beside the archive. The name of a file follows from its bytes, so that a changed one is found. */
async function readBeside(path: string, name: string): Promise<Buffer> {
  const place = `the folder ${FILES_BESIDE} beside the archive`
  if (!isFileOfOurs(name)) throw new UnusableArchive(`The archive names a file of an unknown kind: ${name}`)
  const bytes = await readFile(join(dirname(path), FILES_BESIDE, name)).catch(() => null)
  if (bytes === null || bytes.length === 0) throw new UnusableArchive(`${name} is missing in ${place}.`)
  if (!createHash('sha256').update(bytes).digest('hex').startsWith(stemOf(name)))
    throw new UnusableArchive(`${name} was changed in ${place}.`)
  return bytes
}

/** How the hash of a file's bytes begins; nothing where its name does not say that. */
function stemOf(name: string): string {
  const upload = readStoredName(name)
  return (upload?.rendition === null ? upload.stem : readPrivateKey(name)?.stem) ?? ''
}
