import { randomUUID } from 'node:crypto'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What the name of a file begins with until it is whole. */
export const UNFINISHED = '.unfinished-'
const AN_HOUR = 60 * 60 * 1000

/** Writes a file that only its owner may read. It appears under its name only when all its bytes are on the disk. */
export async function writeWholeFile(
  directory: string,
  name: string,
  bytes: Uint8Array | Blob | string,
): Promise<void> {
  const unfinished = join(directory, `${UNFINISHED}${randomUUID()}`)
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(bytes instanceof Blob ? bytes.stream() : bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, join(directory, name))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncDirectory(directory)
}

/** A rename survives a power cut only when its folder has been written too. */
async function syncDirectory(directory: string) {
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Removes what a kill in the middle of a write left behind. */
export function removeUnfinished(directory: string): Promise<void> {
  return removeOlder(directory, AN_HOUR, (name) => name.startsWith(UNFINISHED))
}

/** Removes such files when nothing was written to them for so long. Younger ones may be under way in another process. */
export async function removeOlder(
  directory: string,
  milliseconds: number,
  isMeant: (name: string) => boolean,
): Promise<void> {
  for (const name of (await readdir(directory)).filter(isMeant)) {
    const path = join(directory, name)
    // Whoever is writing it may have finished or removed it meanwhile.
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > milliseconds) await rm(path, { force: true })
  }
}
