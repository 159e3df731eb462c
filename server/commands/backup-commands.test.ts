import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { manageWorld } from '#tests/support/manage-world.ts'
import { databaseFile } from '#server/data/engine/dialect.ts'
import { takeBackupLock } from '#server/data/engine/writer-lock.ts'
import { hastenWork, takeWork } from '#server/data/work/work-store.ts'

it('a backup is taken when it is asked for, listed, and noted as a run of the hourly job', async () => {
  const { type, said, services, close } = await manageWorld()
  expect(await said('backup list')).toMatch(/^There is no backup in .*\/backups yet\.$/)
  const taken = await said('backup now')
  const [, path] = /^(\/.*\.backup): \d+ rows, 0 files\.$/.exec(taken) ?? []
  expect(existsSync(path!)).toBe(true)
  expect(await said('backup list')).toMatch(
    new RegExp(`^TAKEN +MB +ENCRYPTED +FILE\n\\d{4}-.*Z +\\d+\\.\\d +no +${path}$`),
  )
  expect(await services.operations.jobs()).toMatchObject([{ name: 'backup', runs: 1, failures: 0, isRunning: false }])
  expect(await type('backup now extra')).toBe(2)
  await close()
})

it('none is taken while the site is at one', async () => {
  const { type, lines, db, services, close } = await manageWorld()
  await type('backup now')
  const now = new Date().toISOString()
  await hastenWork(db, { kind: 'job', id: 'backup' }, now)
  await takeWork(db, 'job', { now, until: new Date(Date.now() + 60_000).toISOString() })
  expect(await type('backup now')).toBe(1)
  expect(lines.at(-1)).toContain('already being taken')
  expect(await services.operations.jobs()).toMatchObject([{ name: 'backup', runs: 1 }])
  await close()
})

it('none is taken while another command is at one', async () => {
  const { type, lines, config, close } = await manageWorld()
  const lock = takeBackupLock(databaseFile(config.database)!)
  expect(await type('backup now')).toBe(1)
  expect(lines.at(-1)).toContain('already being taken')
  lock?.release()
  expect(await type('backup now')).toBe(0)
  await close()
})

it('an encrypted one is listed as such', async () => {
  const { type, said, close } = await manageWorld({ env: { BACKUP_KEY: Buffer.alloc(32, 7).toString('base64') } })
  expect(await type('backup now')).toBe(0)
  expect(await said('backup list')).toMatch(/ yes +\//)
  await close()
})

it.each(['backup list', 'backup now'])('%s says so where none are taken', async (line) => {
  const { type, lines, close } = await manageWorld({ env: { BACKUP_DIR: 'off' } })
  expect(await type(line)).toBe(1)
  expect(lines).toEqual(['Automatic backups are off. Set BACKUP_DIR to a folder to turn them on.'])
  await close()
})
