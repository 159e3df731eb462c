import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FULL_BELOW } from '#domain/site/site-troubles.ts'

export type DiskRoom = { free: number; total: number }

const PROBE = '.takes-writes'

/** Null where the system does not say. */
export async function diskRoom(folder: string): Promise<DiskRoom | null> {
  const stats = await statfs(folder).catch(() => null)
  return stats && { free: stats.bavail * stats.bsize, total: stats.blocks * stats.bsize }
}

/** Why the disk under a folder stores nothing more, or soon nothing; null where it does. */
export async function diskProblem(folder: string, least = FULL_BELOW): Promise<string | null> {
  try {
    const path = join(folder, PROBE)
    await writeFile(path, 'x')
    await rm(path, { force: true })
  } catch (error) {
    return `the disk takes no writes (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'})`
  }
  const room = await diskRoom(folder)
  return room && room.free < least ? `the disk is full (${Math.floor(room.free / 1_000_000)} MB left)` : null
}
