import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import type { SheetLimits } from '../../domain/sheets/sheet-file.ts'
import { FileRefusal } from './file-refusal.ts'

/** The parts of an archive by name, whatever case it is in. */
export type Archive = {
  names: string[]
  has(name: string): boolean
  open(name: string): Promise<Readable>
}

/** Opens an archive whose parts have all been unpacked once and counted: what it says of their sizes may be a lie. */
export async function openArchive(bytes: Buffer, limits: SheetLimits): Promise<Archive> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true })
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
    has: (name) => entries.has(name.toLowerCase()),
    async open(name) {
      const entry = entries.get(name.toLowerCase())
      if (!entry) throw new FileRefusal({ code: 'unreadable' })
      return zip.openReadStreamPromise(entry)
    },
  }
}

async function count(zip: ZipFile, entry: Entry, before: number, limits: SheetLimits): Promise<number> {
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

function refuseUnpacked(limits: SheetLimits): never {
  throw new FileRefusal({ code: 'unpacked', limit: limits.unpackedBytes })
}
