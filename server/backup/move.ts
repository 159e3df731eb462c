import type { Db } from '#server/data/engine/database.ts'
import { doneMigrations } from '#server/data/engine/migrate.ts'
import { inSnapshot, isBlank } from '#server/data/engine/whole-database.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { reasonOf } from '#server/start-failure.ts'
import { sameTables, tableEntries, type WrittenTable } from './archived-tables.ts'
import { refill, UnfaithfulCopy } from './refill.ts'
import { createHash, type Hash } from 'node:crypto'
import { mimeOfName } from '#server/files/file-type.ts'

/** A store behind a network answers several as quickly as one; more would only take memory. */
const AT_ONCE = 8

/** Lies in a storage for as long as files are copied into it, so that a copy that was killed can be gone on with. */
export const COPY_MARK = 'copy-that-has-not-ended'
const MARK_TEXT = 'The files of a site are being copied into this storage, or were until that was broken off.\n'

export type MoveSource = { db: Db; storage: FileStorage }
/** Without a storage the files stay where they are. */
type MoveTarget = { db: Db; storage: FileStorage | null }
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

/** How many files were copied, how large they are together, and one checksum over the names and contents of all. */
type CopiedFiles = { count: number; bytes: number; digest: string }

/** What another copy has left, and what this one writes. */
type CopyNotes = { there: readonly string[]; written: string[] }

/** What lies in a storage that is to be copied into; null where it is not known to come from a copy that was killed. */
async function leftByCopy(storage: FileStorage): Promise<string[] | null> {
  const names = await storage.list()
  return names.length === 0 || names.includes(COPY_MARK) ? names.filter((name) => name !== COPY_MARK) : null
}

/**
 * Copies every file and compares it with what is read back; notes each name before it is written. The mark stays until
 * whatever belongs to the files is there, too.
 */
async function copyFiles(from: FileStorage, to: FileStorage, notes: CopyNotes): Promise<CopiedFiles> {
  const names = (await from.list()).toSorted()
  const there = new Set(notes.there)
  await to.put(COPY_MARK, Buffer.from(MARK_TEXT), 'text/plain')
  const all: Hash = createHash('sha256')
  let bytes = 0
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const some = names.slice(start, start + AT_ONCE)
    notes.written.push(...some.filter((name) => !there.has(name)))
    const results = await Promise.allSettled(some.map((name) => copyFile(from, to, name, there.has(name))))
    for (const [index, result] of results.entries()) {
      if (result.status === 'rejected') throw result.reason
      bytes += result.value.size
      all.update(`${some[index]} ${result.value.digest}\n`)
    }
  }
  const copied = (await to.list()).filter((name) => name !== COPY_MARK).toSorted()
  if (copied.join() !== names.join()) throw new UnfaithfulCopy('The storage holds other files than were written to it')
  return { count: names.length, bytes, digest: all.digest('hex') }
}

/** A file that an earlier copy has left whole is not written again. */
async function copyFile(from: FileStorage, to: FileStorage, name: string, isThere: boolean) {
  const bytes = await from.read(name)
  if (bytes === null) throw new UnfaithfulCopy(`${name} went away while it was copied`)
  const digest = digestOf(bytes)
  const isSame = async () => {
    const back = await to.read(name)
    return back !== null && digestOf(back) === digest
  }
  if (!isThere || !(await isSame())) {
    await to.put(name, bytes, mimeOfName(name) ?? 'application/octet-stream')
    if (!(await isSame())) throw new UnfaithfulCopy(`${name} is not as it was written`)
  }
  return { size: bytes.length, digest }
}

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Takes files away again; answers whether all of them are gone. */
async function removeFiles(storage: FileStorage, names: string[]): Promise<boolean> {
  try {
    for (const name of names) await storage.remove(name)
    return true
  } catch {
    return false
  }
}
