import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that can be made again. What was asked for least lately goes when there are too many bytes. */
export type FileCache = {
  get(name: string): Promise<Buffer<ArrayBuffer> | null>
  put(name: string, bytes: Uint8Array): Promise<void>
}

const UNFINISHED = '.unfinished-'

/** The folder is made and looked through with the first use. Names are single segments. */
export function openFileCache(directory: string, maxBytes: number): FileCache {
  let listed: Promise<Map<string, number>> | undefined
  const sizes = () => (listed ??= listFiles(directory))

  async function forget(files: Map<string, number>, name: string) {
    files.delete(name)
    await rm(join(directory, name), { force: true })
  }

  return {
    async get(name) {
      const files = await sizes()
      const size = files.get(name)
      if (size === undefined) return null
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
      const unfinished = join(directory, `${UNFINISHED}${randomUUID()}`)
      await writeFile(unfinished, bytes, { mode: 0o600 })
      await rename(unfinished, join(directory, name))
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

/** Sizes by name, the file that was asked for longest ago first. */
async function listFiles(directory: string): Promise<Map<string, number>> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const found: { name: string; size: number; used: number }[] = []
  for (const name of await readdir(directory)) {
    const path = join(directory, name)
    if (name.startsWith(UNFINISHED)) await rm(path, { force: true })
    else await stat(path).then(({ size, mtimeMs }) => found.push({ name, size, used: mtimeMs }))
  }
  return new Map(found.toSorted((a, b) => a.used - b.used).map(({ name, size }) => [name, size]))
}
