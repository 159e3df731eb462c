import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it, vi } from 'vitest'
import { testConfig } from '#tests/support/test-app.ts'
import { openDatabase } from './data/engine/database.ts'
import { takeBackupLock } from './data/engine/writer-lock.ts'
import { beginJob, listJobs, registerJob } from './data/site/job-runs-store.ts'
import { takeWork } from './data/work/work-store.ts'

import { openSite } from './open-site.ts'
import { errorLog, watchedLog } from '#tests/support/services/deps.ts'
import { testFolder } from '#tests/support/services/folders.ts'

const folder = testFolder()

it.each([
  ['that a command is still at is left to it', true],
  ['of a command that was killed is free again', false],
])('when a site on SQLite starts, a backup %s', async (_what, isHeld) => {
  const file = join(folder(), 'site.db')
  copyFileSync(inject('sqliteTemplate'), file)
  const config = testConfig({ DATA_DIR: folder(), DEMO_CONTENT: 'off' })
  const db = openDatabase(config.database, () => {})
  const startedAt = new Date().toISOString()
  await registerJob(db, 'backup', startedAt)
  await takeWork(db, 'job', { now: startedAt, until: new Date(Date.now() + 60_000).toISOString() })
  await beginJob(db, 'backup', startedAt)
  const lock = takeBackupLock(file)
  if (!isHeld) lock?.release()

  const site = await openSite(config, errorLog, () => [])
  site.work()
  await site.close()

  const jobs = await listJobs(db, new Date().toISOString())
  const isLeft = jobs.some((job) => job.name === 'backup' && job.isRunning && job.startedAt === startedAt)
  expect(isLeft).toBe(isHeld)
  await db.destroy()
  lock?.release()
})

it('when opening a site takes longer than its timers wait, none of them works before it is open', async () => {
  copyFileSync(inject('sqliteTemplate'), join(folder(), 'site.db'))
  const config = testConfig({ DATA_DIR: folder(), DEMO_CONTENT: 'off', SMTP_URL: 'smtp://127.0.0.1:1' })
  const idle = setInterval(() => {}, 3_600_000)
  vi.spyOn(globalThis, 'setInterval').mockImplementation((work) => {
    setImmediate(work)
    return idle
  })
  let told = ''
  const log = watchedLog((line) => (told += line), 'error')

  const site = await openSite(config, log, () => [])
  await site.close()

  expect(told).toBe('')
})
