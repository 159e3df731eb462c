import { constants, createReadStream } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rm, stat, statfs } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ByteRange, FileBody, FileStorage } from './file-storage.ts'
import { PRIVATE_FOLDER } from './private/private-key.ts'
import { StorageAway, StorageFull } from './storage-away.ts'
import { PRINTS_FOLDER } from './stored-name.ts'
import { removeUnfinished, writeWholeFile } from './whole-file.ts'

const FOLDERS: string[] = [PRIVATE_FOLDER, PRINTS_FOLDER]
/** Most pictures are smaller: one read is cheaper than a stream. */
const READ_AT_ONCE = 256 * 1024
/** Left on the disk for what visitors send, which is small and cannot be sent again later. */
export const RESERVE_BYTES = 200 * 1024 * 1024

/** Files in one folder, those of people and what is printed in folders within it. A file appears under its name only when all its bytes are on the disk. */
export async function openLocalStorage(directory: string, reserve = RESERVE_BYTES): Promise<FileStorage> {
  const privateFolder = join(directory, PRIVATE_FOLDER)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await removeUnfinished(directory)
  await removeUnfinished(privateFolder).catch(nullWhenMissing)
  await removeUnfinished(join(directory, PRINTS_FOLDER)).catch(nullWhenMissing)
  const pathOf = (name: string) => join(directory, ownName(name))
  return {
    async put(name, bytes, _mime, leave = 0) {
      await keepReserve(directory, (bytes instanceof Blob ? bytes.size : bytes.length) + Math.max(reserve, leave))
      const path = pathOf(name)
      if (dirname(path) !== directory) await mkdir(dirname(path), { recursive: true, mode: 0o700 }).catch(failAsAway)
      await writeWholeFile(dirname(path), basename(path), bytes).catch(failAsAway)
    },
    read: (name) => readFile(pathOf(name)).catch(nullWhenMissing),
    open: (name, range) => openBody(pathOf(name), range).catch(nullWhenMissing),
    has: async (name) => (await stat(pathOf(name)).catch(nullWhenMissing)) !== null,
    remove: (name) => rm(pathOf(name), { force: true }),
    list: async () => {
      const files = (await wholeFiles(directory)).filter((name) => !FOLDERS.includes(name))
      const ofPeople = (await wholeFiles(privateFolder).catch(nullWhenMissing)) ?? []
      return [...files, ...ofPeople.map((name) => `${PRIVATE_FOLDER}/${name}`)]
    },
    check: () => access(directory, constants.R_OK | constants.W_OK),
  }
}

async function wholeFiles(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => !name.startsWith('.'))
}

/** Whoever checks names before may have forgotten one: nothing is read or written outside the folder. */
function ownName(name: string): string {
  const folder = FOLDERS.find((one) => name.startsWith(`${one}/`))
  const last = folder === undefined ? name : name.slice(folder.length + 1)
  if (last === '' || FOLDERS.includes(last) || last !== basename(last) || last.startsWith('.'))
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
  if (bavail * bsize < wanted) throw new StorageFull('The disk is nearly full: no more uploads are taken.')
}
