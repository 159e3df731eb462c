import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, openMailServer } from '#tests/support/mail-server.ts'
import { manageWorld } from '#tests/support/manage-world.ts'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

describe('mail test', () => {
  let server: MailServer
  beforeEach(async () => {
    server = await openMailServer()
  })
  afterEach(() => server.close())

  const LINE = 'mail test noura@site.example'

  it('a test mail goes out at once, and nothing of it stays in the outbox', async () => {
    const { type, lines, services, close } = await manageWorld({ env: { SMTP_URL: server.url } })
    expect(await type(LINE)).toBe(0)
    expect(lines).toEqual(['The mail server has accepted a test email to noura@site.example.'])
    expect(server.taken).toMatchObject([{ to: ['noura@site.example'] }])
    expect(await services.operations.outbox()).toMatchObject({ queued: 0, failed: 0 })
    await close()
  })

  it('what the mail server says against it is printed', async () => {
    server.setMood('refuses')
    const { type, lines, close } = await manageWorld({ env: { SMTP_URL: server.url } })
    expect(await type(LINE)).toBe(1)
    expect(lines[0]).toMatch(/^The test email was not accepted: EENVELOPE: 550 no such user/)
    await close()
  })

  it('a mail server that is not there is named with its cause, and one that is not set with the variable', async () => {
    const away = await manageWorld({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
    expect(await away.type(LINE)).toBe(1)
    expect(away.lines[0]).toContain('ECONNREFUSED')
    await away.close()
    const none = await manageWorld()
    expect(await none.type(LINE)).toBe(1)
    expect(none.lines[0]).toContain('SMTP_URL is not set')
    await none.close()
  })
})

describe('operator', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'operator-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  /** What a command answers in an empty folder, where a file that it made would be seen. */
  function run(command: string, words: string[]) {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder }
    const script = resolve(`scripts/${command}.ts`)
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { cwd: folder, env })
    return { status, said: stdout.toString(), refused: stderr.toString(), made: readdirSync(folder) }
  }

  describe.each(['backup', 'restore'])('npm run %s', (command) => {
    const usage = `npm run ${command} -- FILE${command === 'restore' ? ' [--plain]' : ''}`

    it.each(['--help', '-h'])('says how it is used, and does nothing: %s', (word) => {
      expect(run(command, [word])).toEqual({ status: 0, said: expect.stringContaining(usage), refused: '', made: [] })
    })

    it.each([[['--force']], [['a.backup', 'b.backup']], [[]]])(
      'refuses in one line what is no name of a file: %j',
      (words) => {
        const refused = expect.stringMatching(new RegExp(`^.*Usage: ${usage.replaceAll(/[[\]]/g, '\\$&')}\n$`))
        expect(run(command, words)).toEqual({ status: 2, said: '', refused, made: [] })
      },
    )
  })

  it('ends in peace where the program that reads it has stopped, as head does', async () => {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder }
    const child = spawn(process.execPath, [resolve('scripts/backup.ts'), '--help'], { cwd: folder, env })
    child.stdout.destroy()
    const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect([said, status]).toEqual(['', 0])
  })
})

it('tokens are listed without their secrets, and one that is revoked opens nothing', async () => {
  const { type, said, services, close } = await manageWorld()
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
  await close()
})

it('of two tokens with one name none is revoked before it is said which', async () => {
  const { type, said, services, close } = await manageWorld()
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
  await close()
})

it('users are listed with what they may do and whether they can sign in', async () => {
  const { type, said, close } = await manageWorld()
  await type('user add Noura --role owner')
  await type('user add sami --role editor,sales')
  await type('user disable sami')
  const [head, ...rows] = (await said('user list')).split('\n')
  expect(head).toMatch(/^NAME +ROLE +STATE +SECOND FACTOR +SINCE$/)
  expect(rows).toEqual([
    expect.stringMatching(/^Noura +owner +active +no +\d{4}-\d\d-\d\d$/),
    expect.stringMatching(/^sami +editor,sales +disabled +no +\d{4}-\d\d-\d\d$/),
  ])
  await close()
})

it('a user gets another role, is disabled, let in again and removed, by the command line as the log says', async () => {
  const { type, services, close } = await manageWorld()
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
  await close()
})

it('the last owner stays an owner who can sign in', async () => {
  const { type, lines, services, close } = await manageWorld()
  await type('user add noura --role owner')
  for (const line of ['user role noura --role editor', 'user disable noura', 'user remove noura']) {
    expect(await type(line)).toBe(1)
    expect(lines.at(-1)).toMatch(/owner/i)
  }
  expect(await services.staff.list()).toMatchObject([{ role: 'owner', disabled: false }])
  await close()
})
