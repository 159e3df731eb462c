import { createHash, type Hash } from 'node:crypto'
import type { FileStorage } from '#server/files/file-storage.ts'
import { mimeOfName } from '#server/files/file-type.ts'
import { UnfaithfulCopy } from './refill.ts'

/** How many files were copied, how large they are together, and one checksum over the names and contents of all. */
export type CopiedFiles = { count: number; bytes: number; digest: string }

/** A store behind a network answers several as quickly as one; more would only take memory. */
const AT_ONCE = 8

/** Lies in a storage for as long as files are copied into it, so that a copy that was killed can be gone on with. */
export const COPY_MARK = 'copy-that-has-not-ended'
const MARK_TEXT = 'The files of a site are being copied into this storage, or were until that was broken off.\n'

/** What another copy has left, and what this one writes. */
export type CopyNotes = { there: readonly string[]; written: string[] }

/** What lies in a storage that is to be copied into; null where it is not known to come from a copy that was killed. */
export async function leftByCopy(storage: FileStorage): Promise<string[] | null> {
  const names = await storage.list()
  return names.length === 0 || names.includes(COPY_MARK) ? names.filter((name) => name !== COPY_MARK) : null
}

/**
 * Copies every file and compares it with what is read back; notes each name before it is written. The mark stays until
 * whatever belongs to the files is there, too.
 */
export async function copyFiles(from: FileStorage, to: FileStorage, notes: CopyNotes): Promise<CopiedFiles> {
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
export async function removeFiles(storage: FileStorage, names: string[]): Promise<boolean> {
  try {
    for (const name of names) await storage.remove(name)
    return true
  } catch {
    return false
  }
}
