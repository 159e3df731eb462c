import { Readable } from 'node:stream'
import type { ByteRange, FileBody, FileStorage } from './file-storage.ts'

/** A stored file that can be answered with. It never changes under its name. */
export type OpenedFile = {
  type: string
  size: number
  /** Quoted, as the header wants it. */
  etag: string
  read(range?: ByteRange): FileBody
}

/** Read at once and kept in memory while it is sent; larger files are read as they are sent. */
const SMALL = 512 * 1024

/** Null where its bytes are missing: found out before an answer begins, afterwards it could only be broken off. */
export async function openStored(
  storage: FileStorage,
  { name, ...file }: Pick<OpenedFile, 'type' | 'size' | 'etag'> & { name: string },
): Promise<OpenedFile | null> {
  const isLarge = file.size > SMALL
  const bytes = isLarge ? null : await storage.read(name)
  if (isLarge ? !(await storage.has(name)) : bytes === null) return null
  if (bytes === null) return { ...file, read: (range) => lazily(() => storage.open(name, range)) }
  return { ...file, read: (range) => (range ? bytes.subarray(range.start, range.end + 1) : bytes) }
}

/** A stream that opens its source when it is first read. */
function lazily(open: () => Promise<FileBody | null>): FileBody {
  return Readable.toWeb(Readable.from(chunksOf(open))) as ReadableStream<Uint8Array<ArrayBuffer>>
}

async function* chunksOf(open: () => Promise<FileBody | null>) {
  const body = await open()
  if (!body) throw new Error('The storage has lost a file that the database knows.')
  if (body instanceof Uint8Array) yield body
  else yield* body
}
