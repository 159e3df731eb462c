import { createHash, type Hash } from 'node:crypto'
import type { FileStorage } from '../files/file-storage.ts'
import { mimeOfName } from '../files/file-type.ts'
import { UnfaithfulCopy } from './refill.ts'

/** How many files were copied, how large they are together, and one checksum over the names and contents of all. */
export type CopiedFiles = { count: number; bytes: number; digest: string }

/** A store behind a network answers several as quickly as one; more would only take memory. */
const AT_ONCE = 8

/** Copies every file and compares it with what is read back; notes each name in `copied` before it is written. */
export async function copyFiles(from: FileStorage, to: FileStorage, copied: string[]): Promise<CopiedFiles> {
  const names = (await from.list()).toSorted()
  const all: Hash = createHash('sha256')
  let bytes = 0
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const some = names.slice(start, start + AT_ONCE)
    copied.push(...some)
    const results = await Promise.allSettled(some.map((name) => copyFile(from, to, name)))
    for (const [index, result] of results.entries()) {
      if (result.status === 'rejected') throw result.reason
      bytes += result.value.size
      all.update(`${some[index]} ${result.value.digest}\n`)
    }
  }
  const there = (await to.list()).toSorted()
  if (there.join() !== names.join()) throw new UnfaithfulCopy('The storage holds other files than were written to it')
  return { count: names.length, bytes, digest: all.digest('hex') }
}

async function copyFile(from: FileStorage, to: FileStorage, name: string): Promise<{ size: number; digest: string }> {
  const bytes = await from.read(name)
  if (bytes === null) throw new UnfaithfulCopy(`${name} went away while it was copied`)
  await to.put(name, bytes, mimeOfName(name) ?? 'application/octet-stream')
  const digest = digestOf(bytes)
  const back = await to.read(name)
  if (back === null || digestOf(back) !== digest) throw new UnfaithfulCopy(`${name} is not as it was written`)
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
