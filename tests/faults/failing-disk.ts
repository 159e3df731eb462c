import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder on a disk that can be filled up. */
export type SmallDisk = {
  /** How it becomes full on this machine. */
  kind: string
  folder: string
  /** From now on there is no room for the process, nor for any other. */
  fill(pid: number): void
  empty(): void
  remove(): void
}

/** A folder that takes nothing more, while every other place of the machine does. */
export type FullFolder = {
  /** Why it takes nothing. */
  kind: string
  folder: string
  makeRoom(): void
  remove(): void
}

const SIZE_MB = 24
/** Less than the tables of the demo content need. */
const FULL_KB = 20

/** A disk in memory, where this machine lets us mount one; elsewhere the system refuses what the process writes. */
export function openSmallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  return mount(folder, `${SIZE_MB}m`) ? mountedDisk(folder) : limitedFolder(folder)
}

/** A disk in memory that is too small, where this machine lets us mount one; elsewhere nobody may write there. */
export function openFullFolder(): FullFolder {
  const folder = mkdtempSync(join(tmpdir(), 'full-'))
  return mount(folder, `${FULL_KB}k`) ? tooSmallDisk(folder) : lockedFolder(folder)
}

function mount(folder: string, size: string): boolean {
  const args = ['-t', 'tmpfs', '-o', `size=${size},mode=700`, 'tmpfs', folder]
  return spawnSync('mount', args, { stdio: 'ignore' }).status === 0
}

function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder])
  rmSync(folder, { recursive: true, force: true })
}

function tooSmallDisk(folder: string): FullFolder {
  return {
    kind: `${FULL_KB} kB in memory`,
    folder,
    makeRoom: () => execFileSync('mount', ['-o', 'remount,size=1g', folder]),
    remove: () => unmount(folder),
  }
}

function lockedFolder(folder: string): FullFolder {
  chmodSync(folder, 0o500)
  return {
    kind: 'no disk of its own can be mounted here: nobody may write into the folder',
    folder,
    makeRoom: () => chmodSync(folder, 0o700),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function mountedDisk(folder: string): SmallDisk {
  const ballast = join(folder, 'ballast')
  return {
    kind: `${SIZE_MB} MB in memory`,
    folder,
    fill: () => writeUntilFull(ballast),
    empty: () => rmSync(ballast, { force: true }),
    remove: () => unmount(folder),
  }
}

function limitedFolder(folder: string): SmallDisk {
  let allow = () => {}
  return {
    kind: 'no disk of its own can be mounted here: every write refused',
    folder,
    fill: (pid) => (allow = refuseWrites(pid)),
    empty: () => allow(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function writeUntilFull(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (let size = 1024 * 1024; size >= 1;) {
      try {
        writeSync(file, Buffer.alloc(size))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        size = Math.floor(size / 2)
      }
    }
  } finally {
    closeSync(file)
  }
}

/** Lets the system refuse every write of a process to any file, as a disk does that has gone read-only. */
export function refuseWrites(pid: number): () => void {
  const limit = (value: string) => execFileSync('prlimit', ['--pid', String(pid), `--fsize=${value}`])
  limit('0:unlimited')
  return () => limit('unlimited:unlimited')
}
