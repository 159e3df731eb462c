import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, openMailServer } from '#tests/support/mail-server.ts'
import { manageWorld } from '#tests/support/manage-world.ts'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { databaseFile } from '#server/data/engine/dialect.ts'
import { takeBackupLock, takeWriterLock } from '#server/data/engine/writer-lock.ts'
import { hastenWork, takeWork } from '#server/data/work/work-store.ts'
import { testConfig } from '#tests/support/test-app.ts'
import { openDatabase } from '#server/data/engine/database.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { manage } from './manage.ts'
import { testFolder } from '#tests/support/services/folders.ts'
import { errorLog } from '#tests/support/services/deps.ts'

describe('mail test', () => {
  let server: MailServer
  beforeEach(async () => void (server = await openMailServer()))
  afterEach(() => server.close())

  const LINE = 'mail test noura@site.example'

  it('a test mail goes out at once, and nothing of it stays in the outbox', async () => {
    const { type, lines, services } = await manageWorld({ env: { SMTP_URL: server.url } })
    expect(await type(LINE)).toBe(0)
    expect(lines).toEqual(['The mail server has accepted a test email to noura@site.example.'])
    expect(server.taken).toMatchObject([{ to: ['noura@site.example'] }])
    expect(await services.operations.outbox()).toMatchObject({ queued: 0, failed: 0 })
  })

  it('what the mail server says against it is printed', async () => {
    server.setMood('refuses')
    const { type, lines } = await manageWorld({ env: { SMTP_URL: server.url } })
    expect(await type(LINE)).toBe(1)
    expect(lines[0]).toMatch(/^The test email was not accepted: EENVELOPE: 550 no such user/)
  })

  it('a mail server that is not there is named with its cause, and one that is not set with the variable', async () => {
    const away = await manageWorld({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
    expect(await away.type(LINE)).toBe(1)
    expect(away.lines[0]).toContain('ECONNREFUSED')
    const none = await manageWorld()
    expect(await none.type(LINE)).toBe(1)
    expect(none.lines[0]).toContain('SMTP_URL is not set')
  })
})

describe('operator', () => {
  const folder = testFolder()

  /** What a command answers in an empty folder, where a file that it made would be seen. */
  function run(command: string, words: string[]) {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder() }
    const script = resolve(`scripts/${command}.ts`)
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { cwd: folder(), env })
    return { status, said: stdout.toString(), refused: stderr.toString(), made: readdirSync(folder()) }
  }

  const usageOf = (command: string) => `npm run ${command} -- FILE${command === 'restore' ? ' [--plain]' : ''}`

  it.each([
    ['backup', '--help'],
    ['restore', '-h'],
  ])('npm run %s says how it is used, and does nothing: %s', (command, word) => {
    const said = expect.stringContaining(usageOf(command))
    expect(run(command, [word])).toEqual({ status: 0, said, refused: '', made: [] })
  })

  it.each([
    ['backup', ['--force']],
    ['restore', ['a.backup', 'b.backup']],
    ['restore', []],
  ])('npm run %s refuses in one line what is no name of a file: %j', (command, words) => {
    const refused = expect.stringMatching(new RegExp(`^.*Usage: ${usageOf(command).replaceAll(/[[\]]/g, '\\$&')}\n$`))
    expect(run(command, words)).toEqual({ status: 2, said: '', refused, made: [] })
  })

  it('ends in peace where the program that reads it has stopped, as head does', async () => {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder() }
    const child = spawn(process.execPath, [resolve('scripts/backup.ts'), '--help'], { cwd: folder(), env })
    child.stdout.destroy()
    const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect([said, status]).toEqual(['', 0])
  })
})

it('tokens are listed without their secrets, and one that is revoked opens nothing', async () => {
  const { type, said, services } = await manageWorld()
  const secret = (await said('token add import --role editor --days 365')).split('\n')[0]!
  const list = await said('token list')
  expect(list).toMatch(
    /^NAME +ROLE +STATE +EXPIRES +LAST USED +CREATED BY +ID\nimport +editor +active +[\d-]+ +never +command line +/,
  )
  expect(list).not.toContain(secret)
  expect(await type('token revoke import')).toBe(0)
  expect(await services.apiTokens.verify(secret)).toBeNull()
  expect(await said('token list')).toContain('revoked')
  expect(await type('token revoke import')).toBe(1)
})

it('of two tokens with one name none is revoked before it is said which', async () => {
  const { type, said, services } = await manageWorld()
  await type('token add import --role editor --days 365')
  await type('token add import --role viewer --days 365')
  expect(await type('token revoke import')).toBe(1)
  expect(await said('token revoke import')).toContain('Several tokens')
  const [newer, older] = await services.apiTokens.list()
  expect(await type(`token revoke ${newer!.id}`)).toBe(0)
  expect(await services.apiTokens.list()).toMatchObject([
    { revokedAt: expect.any(String) },
    { ...older, revokedAt: null },
  ])
})

it('users are listed with what they may do and whether they can sign in', async () => {
  const { type, said } = await manageWorld()
  await type('user add Noura --role owner')
  await type('user add sami --role editor,sales')
  await type('user disable sami')
  const [head, ...rows] = (await said('user list')).split('\n')
  expect(head).toMatch(/^NAME +ROLE +STATE +SECOND FACTOR +SINCE$/)
  expect(rows).toEqual([
    expect.stringMatching(/^Noura +owner +active +no +\d{4}-\d\d-\d\d$/),
    expect.stringMatching(/^sami +editor,sales +disabled +no +\d{4}-\d\d-\d\d$/),
  ])
})

it('a user gets another role, is disabled, let in again and removed, by the command line as the log says', async () => {
  const { type, services } = await manageWorld()
  await type('user add noura --role owner')
  await type('user add sami --role viewer')
  const sami = () => services.staff.findByUsername('sami')
  expect(await type('user role SAMI --role sales')).toBe(0)
  expect(await sami()).toMatchObject({ role: 'sales' })
  expect(await type('user disable sami')).toBe(0)
  expect(await sami()).toMatchObject({ disabled: true })
  expect(await type('user enable sami')).toBe(0)
  expect(await sami()).toMatchObject({ disabled: false })
  expect(await type('user remove sami')).toBe(0)
  expect(await sami()).toBeNull()
  const acts = (await services.audit.list({ limit: 4, offset: 0 })).map(({ action, actor }) => [action, actor.name])
  expect(acts).toEqual(
    ['staff.remove', 'staff.enable', 'staff.disable', 'staff.role'].map((action) => [action, 'command line']),
  )
})

it('the last owner stays an owner who can sign in', async () => {
  const { type, lines, services } = await manageWorld()
  await type('user add noura --role owner')
  for (const line of ['user role noura --role editor', 'user disable noura', 'user remove noura']) {
    expect(await type(line)).toBe(1)
    expect(lines.at(-1)).toMatch(/owner/i)
  }
  expect(await services.staff.list()).toMatchObject([{ role: 'owner', disabled: false }])
})

it('a backup is taken when it is asked for, listed, and noted as a run of the hourly job', async () => {
  const { type, said, services } = await manageWorld()
  expect(await said('backup list')).toMatch(/^There is no backup in .*\/backups yet\.$/)
  const taken = await said('backup now')
  const [, path] = /^(\/.*\.backup): \d+ rows, 0 files\.$/.exec(taken) ?? []
  expect(existsSync(path!)).toBe(true)
  expect(await said('backup list')).toMatch(
    new RegExp(`^TAKEN +MB +ENCRYPTED +FILE\n\\d{4}-.*Z +\\d+\\.\\d +no +${path}$`),
  )
  expect(await services.operations.jobs()).toMatchObject([{ name: 'backup', runs: 1, failures: 0, isRunning: false }])
  expect(await type('backup now extra')).toBe(2)
})

it('none is taken while the site is at one', async () => {
  const { type, lines, db, services } = await manageWorld()
  await type('backup now')
  const now = new Date().toISOString()
  await hastenWork(db, { kind: 'job', id: 'backup' }, now)
  await takeWork(db, 'job', { now, until: new Date(Date.now() + 60_000).toISOString() })
  expect(await type('backup now')).toBe(1)
  expect(lines.at(-1)).toContain('already being taken')
  expect(await services.operations.jobs()).toMatchObject([{ name: 'backup', runs: 1 }])
})

it('none is taken while another command is at one', async () => {
  const { type, lines, config } = await manageWorld()
  const lock = takeBackupLock(databaseFile(config.database)!)
  expect(await type('backup now')).toBe(1)
  expect(lines.at(-1)).toContain('already being taken')
  lock?.release()
  expect(await type('backup now')).toBe(0)
})

it('an encrypted one is listed as such', async () => {
  const { type, said } = await manageWorld({ env: { BACKUP_KEY: Buffer.alloc(32, 7).toString('base64') } })
  expect(await type('backup now')).toBe(0)
  expect(await said('backup list')).toMatch(/ yes +\//)
})

it.each(['backup list', 'backup now'])('%s says so where none are taken', async (line) => {
  const { type, lines } = await manageWorld({ env: { BACKUP_DIR: 'off' } })
  expect(await type(line)).toBe(1)
  expect(lines).toEqual(['Automatic backups are off. Set BACKUP_DIR to a folder to turn them on.'])
})

describe('move command', () => {
  const folder = testFolder()
  let lines: string[]
  const path = (...names: string[]) => join(folder(), ...names)
  beforeEach(async () => void (lines = []))

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
    const config = testConfig({ DATA_DIR: folder() })
    const code = await manage({ program, args: line.split(' '), config, log: errorLog, terminal, open })
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
})
