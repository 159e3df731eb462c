import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '#scripts/test-run/command.ts'
import { openGate } from '#tests/support/gate.ts'
import { SPARE_BUCKET, startObjectStore, type ObjectStore } from '#tests/support/object-store.ts'
import type { Site } from '#tests/support/site.ts'
import { moveCommand, openBareSite as open, openHome, rowsOf, type Home } from './moving.ts'
import { commonDatabase } from './worlds.ts'
import { openStaff } from './writers.ts'

const REQUESTS = 100

let store: ObjectStore
let home: Home
let folder: string
beforeAll(async () => {
  store = await startObjectStore()
  home = await openHome(REQUESTS)
  folder = home.folder
})
afterAll(async () => {
  await store.stop()
  home.remove()
})

/** Runs the command as an operator of that site would. */
function move(from: Record<string, string>, to: string, files?: string) {
  const { args, unset } = moveCommand(to, files)
  const { STORAGE_URL: _named, ...credentials } = store.environment
  return runCommand(process.execPath, args, { ...unset, ...credentials, ...from })
}

async function expectItsPages(site: Site) {
  const page = await fetch(`${site.origin}/en/categories/foam`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('foam')])
  const image = await fetch(site.origin + home.picture)
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png'])
  // Whoever has an account there has it here.
  expect((await openStaff(site.origin)).cookie).toContain('session')
}

it('a site moves to PostgreSQL and an object store and back with one command, row by row and byte by byte', async () => {
  const before = { rows: await home.rows(), files: home.filesIn('home') }
  const there = { DATABASE_URL: commonDatabase('moved'), STORAGE_URL: store.environment.STORAGE_URL }
  const told = await move(home.environment, there.DATABASE_URL, there.STORAGE_URL)
  expect(told).toMatchObject({ ok: true })
  expect(told.output).toMatch(new RegExp(`^messages +${REQUESTS}  [\\da-f]{16}$`, 'm'))
  expect(await rowsOf(there.DATABASE_URL)).toEqual(before.rows)
  expect({ rows: await home.rows(), files: home.filesIn('home') }).toEqual(before)

  const moved = { DATA_DIR: join(folder, 'there'), ...store.environment, ...there }
  const site = await open(moved)
  await expectItsPages(site)
  const early = await move(moved, `sqlite:${join(folder, 'early.db')}`)
  expect(early).toMatchObject({ ok: false, output: expect.stringContaining('The site is running.') })
  expect(await site.stop()).toBe(0)

  const rows = await rowsOf(there.DATABASE_URL)
  const back = join(folder, 'back')
  const returned = await move(moved, `sqlite:${join(back, 'site.db')}`, `file:${join(back, 'uploads')}`)
  expect(returned).toMatchObject({ ok: true })
  process.stdout.write(`to PostgreSQL and back: ${returned.output.split('\n').at(-2)}\n`)
  expect(await rowsOf(`sqlite:${join(back, 'site.db')}`)).toEqual(rows)
  expect(home.filesIn('back')).toEqual(expect.arrayContaining(before.files))
  const homeAgain = await open({ DATA_DIR: back })
  await expectItsPages(homeAgain)
  expect(await homeAgain.stop()).toBe(0)
})

it('a database that vanishes midway leaves nothing there, and nothing changed here', async () => {
  const before = await home.rows()
  const url = commonDatabase('vanishing')
  // Enough for the tables and a part of their rows.
  const gate = await openGate({ path: join(new URL(url).searchParams.get('host')!, '.s.PGSQL.5432') }, 120_000)
  const files = join(folder, 'vanished')
  const told = await move(
    home.environment,
    `postgres://site@127.0.0.1:${gate.port}${new URL(url).pathname}`,
    `file:${files}`,
  )
  expect([gate.hasBroken(), told]).toMatchObject([true, { ok: false }])
  expect(told.output).toMatch(/^The move failed: .*\. What is here has not changed\.$/)
  await gate.close()
  expect([await rowsOf(url), readdirSync(files)]).toEqual([{}, []])
  expect(await home.rows()).toEqual(before)
})

it('an object store that vanishes midway leaves no database behind', async () => {
  const before = await home.rows()
  const { port } = new URL(new URL(store.environment.STORAGE_URL).searchParams.get('endpoint')!)
  const gate = await openGate({ port: Number(port) }, 4_000)
  const file = join(folder, 'half', 'site.db')
  const told = await move(
    home.environment,
    `sqlite:${file}`,
    `s3://${SPARE_BUCKET}?endpoint=http://127.0.0.1:${gate.port}`,
  )
  expect([gate.hasBroken(), told]).toMatchObject([true, { ok: false }])
  expect(told.output).toContain('What is here has not changed.')
  expect([existsSync(file), readdirSync(join(folder, 'half'))]).toEqual([false, []])
  expect(await home.rows()).toEqual(before)
  await gate.close()
})
