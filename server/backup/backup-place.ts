import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backupsToKeep, isBeforeUpdate, takenAtOf } from '#domain/site/backup-plan.ts'
import type { StoredBackup } from '#domain/site/operations-state.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import { removeOldUnfinished } from '#server/files/unfinished-file.ts'
import { removeUnfinished, writeWholeFile } from '#server/files/whole-file.ts'
import { isEncrypted } from './encryption.ts'
import { fileNamesSchema, FILES_BESIDE } from './manifest.ts'

/** The folder of scheduled backups: archives of the tables, and every upload once for all of them. */
type BackupPlace = {
  pathOf(name: string): string
  files: FileStorage
  /** The names of all backups, the newest first. */
  list(): Promise<string[]>
  /** Remembers which uploads a backup needs. */
  noteFiles(name: string, files: readonly string[]): Promise<void>
  /** Removes backups whose time has passed, and uploads that no backup needs any more; answers how many backups. */
  clear(now: Date): Promise<number>
}

/** Beside each archive: the names of the uploads that belong to it. */
const LIST = '.files'

export async function openBackupPlace(directory: string): Promise<BackupPlace> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await removeUnfinished(directory)
  await removeOldUnfinished(directory, isArchive)
  const files = await openLocalStorage(join(directory, FILES_BESIDE))
  const pathOf = (name: string) => join(directory, name)
  const list = () => backupNames(directory)
  return {
    pathOf,
    files,
    list,
    noteFiles: (name, names) => writeWholeFile(directory, name + LIST, JSON.stringify(names)),
    async clear(now) {
      const names = await list()
      const gone = passed(names, now)
      for (const name of gone) {
        await rm(pathOf(name), { force: true })
        await rm(pathOf(name) + LIST, { force: true })
      }
      const left = names.filter((name) => !gone.includes(name))
      if (gone.length > 0) await removeUnneeded(files, await neededFiles(left.map(pathOf)))
      return gone.length
    },
  }
}

/** The backups of a folder, the newest first, without touching anything; none where there is no such folder yet. */
export async function listStoredBackups(directory: string): Promise<StoredBackup[]> {
  const names = await backupNames(directory).catch((): string[] => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name)
      const size = await stat(path).catch(() => null)
      return size && { name, takenAt: takenAtOf(name) ?? '', bytes: size.size, isEncrypted: await isEncrypted(path) }
    }),
  )
  return found.filter((backup) => backup !== null)
}

async function backupNames(directory: string): Promise<string[]> {
  const names = await readdir(directory)
  return names.filter(isArchive).toSorted().toReversed()
}

function isArchive(name: string): boolean {
  return takenAtOf(name) !== null
}

const TWO_WEEKS = 14 * 24 * 60 * 60_000

function passed(names: string[], now: Date): string[] {
  const kept = backupsToKeep(
    names.map((name) => takenAtOf(name) ?? ''),
    now,
  )
  const lately = new Date(now.getTime() - TWO_WEEKS).toISOString()
  return names.filter((name) => {
    const takenAt = takenAtOf(name) ?? ''
    return !kept.has(takenAt) && !(isBeforeUpdate(name) && takenAt > lately)
  })
}

/** Null where a list cannot be read: then nothing is known to be unneeded. */
async function neededFiles(paths: string[]): Promise<Set<string> | null> {
  const needed = new Set<string>()
  for (const path of paths) {
    const names = await notedFiles(path)
    if (names === null) return null
    for (const name of names) needed.add(name)
  }
  return needed
}

async function notedFiles(path: string): Promise<string[] | null> {
  try {
    return fileNamesSchema.parse(JSON.parse(await readFile(path + LIST, 'utf8')))
  } catch {
    return null
  }
}

async function removeUnneeded(files: FileStorage, needed: Set<string> | null): Promise<void> {
  if (needed === null) return
  for (const name of await files.list()) if (!needed.has(name)) await files.remove(name)
}
