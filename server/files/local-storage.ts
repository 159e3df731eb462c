import { constants, createReadStream } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rm, stat, statfs } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ByteRange, FileBody, FileStorage } from './file-storage.ts'
import { StorageAway } from './storage-away.ts'
import { removeUnfinished, writeWholeFile } from './whole-file.ts'

/** Most pictures are smaller: one read is cheaper than a stream. */
const READ_AT_ONCE = 256 * 1024
/** Left on the disk for what visitors send, which is small and cannot be sent again later. */
export const RESERVE_BYTES = 200 * 1024 * 1024

/** Files in one folder. A file appears under its name only when all its bytes are on the disk. */
export async function openLocalStorage(directory: string, reserve = RESERVE_BYTES): Promise<FileStorage> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await removeUnfinished(directory)
  const pathOf = (name: string) => join(directory, ownName(name))
  return {
    async put(name, bytes) {
      await keepReserve(directory, bytes.length + reserve)
      await writeWholeFile(directory, ownName(name), bytes).catch(failAsAway)
    },
    read: (name) => readFile(pathOf(name)).catch(nullWhenMissing),
    open: (name, range) => openBody(pathOf(name), range).catch(nullWhenMissing),
    has: async (name) => (await stat(pathOf(name)).catch(nullWhenMissing)) !== null,
    remove: (name) => rm(pathOf(name), { force: true }),
    list: async () => (await readdir(directory)).filter((name) => !name.startsWith('.')),
    check: () => access(directory, constants.R_OK | constants.W_OK),
  }
}

/** Whoever checks names before may have forgotten one: nothing is read or written outside the folder. */
function ownName(name: string): string {
  if (name === '' || name !== basename(name) || name.startsWith('.'))
    throw new Error('A file of the folder has one name')
  return name
}

async function openBody(path: string, range?: ByteRange): Promise<FileBody> {
  const { size } = await stat(path)
  if (!range && size <= READ_AT_ONCE) return readFile(path)
  // The stream opens the file before anything is answered, so that a file removed meanwhile is missing, not cut off.
  const file = await open(path)
  const stream = createReadStream(path, { fd: file, ...range })
  return Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  return failAsAway(error)
}

function failAsAway(error: unknown): never {
  throw new StorageAway('The folder of uploads cannot be used.', { cause: error })
}

async function keepReserve(directory: string, wanted: number): Promise<void> {
  const { bavail, bsize } = await statfs(directory).catch(failAsAway)
  if (bavail * bsize < wanted) throw new StorageAway('The disk is nearly full: no more uploads are taken.')
}
