import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { UNFINISHED, writeWholeFile } from './whole-file.ts'

/** Files that can be made again. What was asked for least lately goes when there are too many bytes. */
export type FileCache = {
  get(name: string): Promise<Buffer<ArrayBuffer> | null>
  put(name: string, bytes: Uint8Array): Promise<void>
}

/** The folder is looked through with the first use, and may be deleted at any time. Names are single segments. */
export function openFileCache(directory: string, maxBytes: number): FileCache {
  let listed: Promise<Map<string, number>> | undefined

  function sizes() {
    listed ??= listFiles(directory).catch((error: unknown) => {
      // A disk that could not be read is looked at again the next time.
      listed = undefined
      throw error
    })
    return listed
  }

  async function forget(files: Map<string, number>, name: string) {
    files.delete(name)
    await rm(join(directory, name), { force: true })
  }

  return {
    async get(name) {
      // What cannot be read has nothing to give back; whoever puts something in is told why.
      const files = await sizes().catch(() => null)
      const size = files?.get(name)
      if (!files || size === undefined) return null
      const bytes = await readFile(join(directory, name)).catch(() => null)
      files.delete(name)
      if (!bytes) return null
      // At the end of the map stands what was asked for last; the time of the file keeps the order over a restart.
      files.set(name, size)
      const now = new Date()
      await utimes(join(directory, name), now, now).catch(() => {})
      return bytes
    },
    async put(name, bytes) {
      const files = await sizes()
      await makeFolder(directory)
      await writeWholeFile(directory, name, bytes)
      files.delete(name)
      files.set(name, bytes.length)
      let total = [...files.values()].reduce((sum, size) => sum + size, 0)
      for (const [oldest, size] of files) {
        if (total <= maxBytes || oldest === name) break
        total -= size
        await forget(files, oldest)
      }
    },
  }
}

async function makeFolder(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
}

/** Sizes by name, the file that was asked for longest ago first. */
async function listFiles(directory: string): Promise<Map<string, number>> {
  await makeFolder(directory)
  const found: { name: string; size: number; used: number }[] = []
  for (const name of await readdir(directory)) {
    const path = join(directory, name)
    if (name.startsWith(UNFINISHED)) await rm(path, { force: true })
    // Somebody may take it away while the folder is looked through.
    const file = await stat(path).catch(() => null)
    if (file) found.push({ name, size: file.size, used: file.mtimeMs })
  }
  return new Map(found.toSorted((a, b) => a.used - b.used).map(({ name, size }) => [name, size]))
}
