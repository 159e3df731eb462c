import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { valueOf } from '#tests/support/records.ts'
import { sessionCookie } from '#tests/support/staff.ts'
import { manageWorld } from '#tests/support/manage-world.ts'
import { COMMANDS } from './commands.ts'

describe('npm run manage', () => {
  it('makes users, and sets their passwords', async () => {
    const { type, services } = await manageWorld()
    expect(await type('user add Noura --role owner')).toBe(0)
    expect(await services.staff.findByUsername('noura')).toMatchObject({ username: 'Noura', role: 'owner' })
    expect(await services.staffSessions.signIn({ username: 'noura', password: 'gusty-plinth-ohm' })).toMatchObject({
      kind: 'signed-in',
    })
    expect(await type('user add noura --role editor')).toBe(1)
    expect(await type('user password NOURA')).toBe(0)
    expect(await type('user password nobody')).toBe(1)
  })

  it('writes the catalogue into a file, whatever a killed run has left there', async () => {
    const { type } = await manageWorld()
    const folder = mkdtempSync(join(tmpdir(), 'export-'))
    writeFileSync(join(folder, 'c.ndjson.unfinished'), 'half')
    expect(await type(`export ${join(folder, 'c.ndjson')}`)).toBe(0)
    expect(readdirSync(folder)).toEqual(['c.ndjson', 'c.ndjson.unfinished'])
    rmSync(folder, { recursive: true })
  })

  it('refuses a password that staff may not have, and says why', async () => {
    const { type, lines, services } = await manageWorld({ password: 'password1234' })
    expect(await type('user add noura --role owner')).toBe(1)
    expect(lines.join('\n')).toContain('common')
    expect(await services.staff.list()).toEqual([])
  })

  it('helps whoever lost the phone, and takes the rule back that everybody needs one', async () => {
    const { type, lines, services, db } = await manageWorld()
    await type('user add noura --role owner')
    expect(await type('factor remove noura')).toBe(1)
    expect(lines.at(-1)).toContain('no second factor')
    expect(await type('factor remove nobody')).toBe(1)
    await db.updateTable('staff_users').set({ twoFactorEnabled: 1 }).execute()
    const { id } = (await services.staff.findByUsername('noura'))!
    valueOf(await services.secondFactorRule.requireOfAll({ kind: 'staff', id, name: 'noura' }))
    expect(await type('factor remove noura')).toBe(0)
    expect(await services.staff.get(id)).toMatchObject({ twoFactorEnabled: false })
    expect(await type('factor optional')).toBe(0)
    expect(await services.secondFactorRule.isRequired()).toBe(false)
    const [last, before] = await services.audit.list({ limit: 2, offset: 0 })
    expect([before, last]).toMatchObject([
      { action: 'staff.second-factor-off', actor: { name: 'command line' } },
      { action: 'staff.second-factor-optional', actor: { name: 'command line' } },
    ])
  })

  it('signs everybody out', async () => {
    const { type, lines, services, db } = await manageWorld()
    await type('user add noura --role owner')
    const signIn = await services.staffSessions.signIn({ username: 'noura', password: 'gusty-plinth-ohm' })
    const headers = new Headers({ cookie: sessionCookie(signIn) })
    expect((await services.staffSessions.find(headers)).caller).toMatchObject({ name: 'noura' })
    const now = new Date().toISOString()
    const dates = { createdAt: now, updatedAt: now }
    const sara = { id: 'sara', name: '', email: 'sara@client.example', emailVerified: 1, ...dates }
    await db.insertInto('customers').values(sara).execute()
    const session = { id: 'a', token: 'a', userId: 'sara', expiresAt: now, ...dates }
    await db.insertInto('customer_sessions').values(session).execute()
    expect(await type('sessions end')).toBe(0)
    expect(lines.at(-1)).toContain('1 of staff, 1 of customers')
    expect((await services.staffSessions.find(headers)).caller).toBeNull()
    const [last] = await services.audit.list({ limit: 1, offset: 0 })
    expect(last).toMatchObject({
      action: 'staff.sessions-ended',
      actor: { name: 'command line' },
      detail: { count: 1 },
    })
  })

  it('prints a token that works', async () => {
    const { type, lines, services } = await manageWorld()
    expect(await type('token add import --role editor --days 30')).toBe(0)
    expect(await services.apiTokens.verify(lines[0] ?? '')).toMatchObject({ name: 'import', role: 'editor' })
  })

  it.each([
    ['fly', 2],
    ['user add', 2],
    ['factor remove', 2],
    ['factor optional noura', 2],
    ['sessions end noura', 2],
    ['user add a b --role owner', 2],
    ['user add a --colour red', 2],
    ['user list all', 2],
    ['backup', 2],
    ['help fly', 2],
    ['user add a --role king', 1],
    ['user role a', 1],
    ['user remove nobody', 1],
    ['user add a', 1],
    ['token add a --role owner', 1],
    ['token add a --role owner --days 0', 1],
    ['token revoke nothing', 1],
    ['mail test nobody', 1],
    ['mail test noura@client.example', 1],
    ['move', 1],
    ['move --to mysql://db.example/site', 1],
    ['move --to sqlite:site.db --files ftp://files.example', 1],
  ])('"%s" ends with %i and a few words on why', async (line, code) => {
    const { type, lines } = await manageWorld()
    expect(await type(line)).toBe(code)
    const said = lines.join('\n')
    expect(said.length).toBeGreaterThan(10)
    expect(said.split('\n').length).toBeLessThan(10)
  })

  it.each([
    ['', 2],
    ['help', 0],
    ['--help', 0],
    ['-h', 0],
  ])('"%s" lists all commands and ends with %i', async (line, code) => {
    const { type, lines } = await manageWorld()
    expect(await type(line)).toBe(code)
    for (const { usage } of COMMANDS) expect(lines.join('\n')).toContain(usage)
  })

  it.each(['help user add', 'user add --help', 'user add noura --role owner -h'])(
    '"%s" tells of that command alone, and does nothing',
    async (line) => {
      const { said, services } = await manageWorld()
      expect(await said(line)).toMatch(/^npm run manage -- user add NAME --role [^\n]*\n\n[^\n]*password\.$/)
      expect(await services.staff.list()).toEqual([])
    },
  )

  it('tells of the commands of one kind', async () => {
    const { said } = await manageWorld()
    const ofTokens = await said('token --help')
    expect(ofTokens).toContain('token revoke NAME')
    expect(ofTokens).not.toContain('user add')
    expect(await said('tokn list')).toBe('Unknown command: tokn list\nnpm run manage -- help lists all commands.')
  })

  it.each(['version', '--version'])('%s names the version of the site', async (line) => {
    const { said } = await manageWorld()
    expect(await said(line)).toMatch(/^\d+\.\d+\.\d+ \(Node \d+/)
  })
})
