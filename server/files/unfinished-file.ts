import { randomBytes } from 'node:crypto'
import { basename, dirname } from 'node:path'
import { removeOlder } from './whole-file.ts'

const UNFINISHED = /^(.+?)(?:\.[0-9a-f]{8})?\.unfinished$/
/** Writing rests while what comes next is read, which takes hours from a storage far away. */
const LONGEST_WRITING = 24 * 60 * 60_000

/** What a file is called until it is whole; another one each time, so that runs are in no way of each other. */
export function unfinishedPath(path: string): string {
  return `${path}.${randomBytes(4).toString('hex')}.unfinished`
}

/** The name that a file would have got when it was whole; null where a name is none of those. */
function finishedName(name: string): string | null {
  return UNFINISHED.exec(name)?.[1] ?? null
}

/** Removes what killed runs have left of a file; nobody knows of a younger one whether it is under way. */
export function removeLeftOvers(path: string): Promise<void> {
  return removeOldUnfinished(dirname(path), (name) => name === basename(path))
}

export function removeOldUnfinished(directory: string, isMeant: (name: string) => boolean): Promise<void> {
  return removeOlder(directory, LONGEST_WRITING, (name) => isMeant(finishedName(name) ?? ''))
}
