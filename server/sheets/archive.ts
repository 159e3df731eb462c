import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import type { SheetLimits } from '#domain/sheets/sheet-file.ts'
import { FileRefusal } from './file-kind.ts'

/** The parts of an archive by name, whatever case it is in. */
export type Archive = {
  names: string[]
  /** The same as the archive spells them. */
  spelled: string[]
  has(name: string): boolean
  open(name: string): Promise<Readable>
  close(): void
}

type Limits = Pick<SheetLimits, 'parts' | 'unpackedBytes'>

/** Opens an archive, its bytes or where it lies, whose parts have all been unpacked once and counted: what it says of their sizes may be a lie. */
export async function openArchive(source: Buffer | string, limits: Limits): Promise<Archive> {
  const how = { lazyEntries: true, autoClose: false }
  const zip = await (typeof source === 'string' ? openPromise(source, how) : fromBufferPromise(source, how))
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    if (name.endsWith('/')) continue
    if (entry.isEncrypted() || entries.has(name)) throw new FileRefusal({ code: 'unreadable' })
    entries.set(name, entry)
    if (entries.size > limits.parts) throw new FileRefusal({ code: 'parts', limit: limits.parts })
    if (unpacked + entry.uncompressedSize > limits.unpackedBytes) refuseUnpacked(limits)
    unpacked = await count(zip, entry, unpacked, limits)
  }
  return {
    names: [...entries.keys()],
    spelled: Array.from(entries.values(), ({ fileName }) => fileName),
    has: (name) => entries.has(name.toLowerCase()),
    async open(name) {
      const entry = entries.get(name.toLowerCase())
      if (!entry) throw new FileRefusal({ code: 'unreadable' })
      return zip.openReadStreamPromise(entry)
    },
    close: () => zip.close(),
  }
}

async function count(zip: ZipFile, entry: Entry, before: number, limits: Limits): Promise<number> {
  let unpacked = before
  let sum = 0
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    unpacked += chunk.length
    sum = crc32(chunk, sum)
    if (unpacked > limits.unpackedBytes) refuseUnpacked(limits)
  }
  if (sum !== entry.crc32) throw new FileRefusal({ code: 'unreadable' })
  return unpacked
}

function refuseUnpacked(limits: Limits): never {
  throw new FileRefusal({ code: 'unpacked', limit: limits.unpackedBytes })
}
