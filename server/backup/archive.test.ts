import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Entry, readArchive, writeArchive } from './archive.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'archive-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const KEYS: [string, Buffer | null][] = [
  ['plain', null],
  ['encrypted', Buffer.alloc(32, 7)],
]

async function* someEntries(): AsyncGenerator<Entry> {
  for (const name of ['tables/a.ndjson', 'tables/b.ndjson']) yield { name, bytes: Buffer.alloc(100_000, name) }
}

it.each(KEYS)(
  'an archive that cannot be written fails where it was asked for and nowhere else (%s)',
  async (_kind, key) => {
    const unheard: unknown[] = []
    const hear = (error: unknown) => unheard.push(error)
    process.on('uncaughtExceptionMonitor', hear)
    await expect(writeArchive(join(folder, 'nowhere', 'a.backup'), someEntries(), key)).rejects.toThrow('ENOENT')
    await new Promise((done) => setImmediate(done))
    process.off('uncaughtExceptionMonitor', hear)
    expect(unheard).toEqual([])
  },
)

it.each([
  ['read with another key', (archive: Buffer) => archive, Buffer.alloc(32, 8), 'BACKUP_KEY is not the key'],
  [
    'changed at its end',
    (archive: Buffer) => archive.fill(0, archive.length - 1),
    Buffer.alloc(32, 7),
    'it was changed',
  ],
])('an encrypted archive that is %s is refused with the reason', async (_case, change, key, reason) => {
  const path = join(folder, 'a.backup')
  async function* entries(): AsyncGenerator<Entry> {
    yield { name: 'tables/a.ndjson', bytes: Buffer.from('row') }
  }
  await writeArchive(path, entries(), Buffer.alloc(32, 7))
  writeFileSync(path, change(readFileSync(path)))
  const read = async () => {
    for await (const { name } of readArchive(path, key)) expect(name).toBe('tables/a.ndjson')
  }
  await expect(read()).rejects.toThrow(reason)
})

it('an entry that would fill the memory is refused before it is read', async () => {
  const path = join(folder, 'a.backup')
  const archive = pack()
  archive.entry({ name: 'tables/a/000000.ndjson', size: 5_000_000_000 })
  const [head] = (await once(archive, 'data')) as [Buffer]
  writeFileSync(path, gzipSync(head))
  const read = async () => {
    for await (const { name } of readArchive(path, null)) expect(name).toBe('never read')
  }
  await expect(read()).rejects.toThrow('too large')
})
