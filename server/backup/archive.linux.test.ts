import { readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Entry, writeArchive } from './archive.ts'
import { testFolder } from '#tests/support/services/folders.ts'

const folder = testFolder()

async function* entriesThatFail(): AsyncGenerator<Entry> {
  yield { name: 'tables/a.ndjson', bytes: Buffer.from('row') }
  await expect.poll(openFiles).toHaveLength(1)
  throw new Error('the connection was lost')
}

/** Files of the folder that this process still holds open, as Linux tells. */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((number) => {
    try {
      return [readlinkSync(`/proc/self/fd/${number}`)].filter((path) => path.startsWith(folder()))
    } catch {
      // The folder that was just listed is one of them, and closed again.
      return []
    }
  })
}

const KEYS: [string, Buffer | null][] = [
  ['plain', null],
  ['encrypted', Buffer.alloc(32, 7)],
]

it.each(KEYS)('an archive that fails on its way says why and keeps no file open (%s)', async (_kind, key) => {
  const path = join(folder(), 'a.backup')
  await expect(writeArchive(path, entriesThatFail(), key)).rejects.toThrow('the connection was lost')
  expect(openFiles()).toEqual([])
})
