import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { RESERVE_BYTES } from '#server/files/local-storage.ts'
import { StorageFull } from '#server/files/storage-away.ts'
import { removeOlder, UNFINISHED } from '#server/files/whole-file.ts'

/** Where large files lie for as long as somebody reads them: on a disk, which the system's own folder for such files may not be. */
export function incomingFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'incoming')
}

/** A path in that folder that nobody has, with room for so many bytes beside those that are left free. */
export async function incomingPath(folder: string, bytes: number, leave = RESERVE_BYTES): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes + leave) throw new StorageFull('The disk is nearly full: no more uploads are taken.')
  return join(folder, `${UNFINISHED}${randomUUID()}`)
}

/** Only this process reads what it wrote there. */
export const NEW_FILE = { mode: 0o600, flag: 'wx' } as const

const A_DAY = 24 * 60 * 60_000

/** Removes what servers that were killed had not finished with. */
export async function removeIncoming(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeOlder(folder, A_DAY, (name) => name.startsWith(UNFINISHED))
}

/**
 * Puts a stored file on the disk of this machine while `take` reads it from there: whoever reads a large one in another
 * process needs no copy of it in this one. Null where the file is missing.
 */
export async function withFileOnDisk<Result>(
  { storage, folder }: { storage: Pick<FileStorage, 'open'>; folder: string },
  key: string,
  take: (path: string) => Promise<Result>,
): Promise<Result | null> {
  const body = await storage.open(key)
  if (body === null) return null
  const path = await incomingPath(folder, 0)
  try {
    await writeFile(path, body, NEW_FILE)
    return await take(path)
  } finally {
    await rm(path, { force: true })
  }
}
