import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testConfig } from '#tests/support/test-app.ts'
import { openDatabase } from '#server/data/engine/database.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { takeWriterLock } from '#server/data/engine/writer-lock.ts'
import { createLog } from '#server/log.ts'
import { manage } from './manage.ts'

const log = createLog({ level: 'error', format: 'text', stream: process.stderr, now: () => new Date() })

let folder: string
let lines: string[]
const path = (...names: string[]) => join(folder, ...names)
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'moving-'))
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true }))

async function makeSite() {
  const db = openDatabase({ kind: 'sqlite', file: path('site.db') }, () => {})
  await migrate(db)
  await db.destroy()
}

/** Answers the exit code and what was said last. */
async function type(line: string) {
  const terminal = {
    print: (text: string) => void lines.push(text),
    askPassword: async () => '',
    write: async () => {},
  }
  const open = () => Promise.reject(new Error('A move opens nothing for others'))
  const program = 'npm run manage --'
  const config = testConfig({ DATA_DIR: folder })
  const code = await manage({ program, args: line.split(' '), config, log, terminal, open })
  return { code, said: lines.at(-1) }
}

it('a site is moved to the file that is named, and told of table by table', async () => {
  await makeSite()
  expect(await type(`move --to sqlite:${path('there', 'site.db')}`)).toMatchObject({ code: 0 })
  expect(lines[0]).toMatch(/^Table +Rows +Checksum/)
  expect(lines.filter((line) => /^(?:products|messages|staff_users) +0 {2}-$/.test(line))).toHaveLength(3)
  const taken = await type(`move --to sqlite:${path('there', 'site.db')}`)
  expect(taken).toEqual({ code: 1, said: `${path('there', 'site.db')} already exists.` })
})

it('a site that is running is not moved, and neither is one that is not there', async () => {
  const there = `move --to sqlite:${path('there.db')}`
  expect(await type(there)).toMatchObject({ code: 1, said: expect.stringContaining('does not exist') })
  await makeSite()
  const lock = takeWriterLock(path('site.db'))
  expect(await type(there)).toMatchObject({ code: 1, said: expect.stringContaining('The site is running.') })
  lock?.release()
})

it('nothing is written over, not even what a crash left beside a file', async () => {
  await makeSite()
  writeFileSync(path('there.db-wal'), '')
  const said = `${path('there.db-wal')} already exists.`
  expect(await type(`move --to sqlite:${path('there.db')}`)).toEqual({ code: 1, said })
})
