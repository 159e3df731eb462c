import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Db } from '#server/data/engine/database.ts'
import { hastenWork } from '#server/data/work/work-store.ts'
import { demoData } from '#tests/support/demo/demo-data.ts'
import { openSite } from '#tests/support/site.ts'
import { type FullFolder, openFullFolder } from './failing-disk.ts'
import { withDatabase } from './worlds.ts'

let home: string
let full: FullFolder
beforeEach(async () => {
  home = await demoData()
  full = openFullFolder()
})
afterEach(() => {
  full.remove()
  rmSync(home, { recursive: true, force: true })
})

const inDatabase = <T>(work: (db: Db) => Promise<T>) => withDatabase(`sqlite:${join(home, 'site.db')}`, work)
const jobOf = (db: Db) => db.selectFrom('job_runs').selectAll().where('name', '=', 'backup').executeTakeFirstOrThrow()

/** Starts the site with a backup due, waits until that has ended, and looks at the site after it. */
async function runBackup() {
  await inDatabase(async (db) => {
    await db.updateTable('job_runs').set({ finished_at: null }).where('name', '=', 'backup').execute()
    await hastenWork(db, { kind: 'job', id: 'backup' }, '2026-01-01T00:00:00.000Z')
  })
  const site = await openSite({ DATA_DIR: home, BACKUP_DIR: full.folder })
  const ended = () => inDatabase(jobOf).then(({ finished_at }) => finished_at)
  await expect.poll(ended, { timeout: 60_000 }).not.toBeNull()
  const { error } = await inDatabase(jobOf)
  const pages = []
  for (const path of ['/', '/en/products', '/healthz']) {
    pages.push([path, (await fetch(site.origin + path).catch(() => null))?.status])
  }
  return { error, pages, code: await site.stop() }
}

it('a backup that finds no room fails alone: the site stays, and takes the next one when there is room', async () => {
  const pages = [
    ['/', 200],
    ['/en/products', 200],
    ['/healthz', 200],
  ]
  const failed = await runBackup()
  process.stdout.write(`backup without room (${full.kind}): ${failed.error}\n`)
  expect(failed).toEqual({ error: expect.stringMatching(/ENOSPC|EACCES/), pages, code: 0 })
  expect(readdirSync(full.folder).filter((name) => name.includes('backup'))).toEqual([])
  full.makeRoom()
  expect(await runBackup()).toEqual({ error: '', pages, code: 0 })
  expect(readdirSync(full.folder)).toContainEqual(expect.stringMatching(/\.backup$/))
})
