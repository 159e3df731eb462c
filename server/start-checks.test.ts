import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { openMailServer } from '#tests/support/mail-server.ts'
import { freePort } from '#tests/support/site.ts'
import { testConfig } from '#tests/support/test-app.ts'
import { checkBefore, checkPlace, misspelt, unwritable, warnOfTakenIds, warnOfWhatIsAway } from './start-checks.ts'
import { testFolder } from '#tests/support/services/folders.ts'

const folder = testFolder()
let warnings: [string, Record<string, unknown> | undefined][]
beforeEach(() => void (warnings = []))
const log = {
  debug() {},
  info() {},
  error() {},
  warn: (event: string, fields?: Record<string, unknown>) => void warnings.push([event, fields]),
}

describe('a start', () => {
  it('ends with one line about a folder that cannot be used', async () => {
    const file = join(folder(), 'file')
    writeFileSync(file, '')
    const start = checkBefore(testConfig({ DATA_DIR: join(file, 'below'), PORT: String(await freePort()) }))
    await expect(start).rejects.toThrow(/^DATA_DIR is ".*", a folder that cannot be used: ENOTDIR/)
  })

  it('ends with one line about a folder below one that takes none', async () => {
    const start = checkBefore(testConfig({ DATA_DIR: '/proc/nope/data', PORT: String(await freePort()) }))
    await expect(start).rejects.toThrow(
      /^DATA_DIR is "\/proc\/nope\/data", a folder that cannot be used: E(?:NOENT|ROFS|ACCES)/,
    )
  })

  it('ends with one line about an address of another machine, before anything that takes long', async () => {
    const start = checkPlace(testConfig({ DATA_DIR: folder(), HOST: '203.0.113.9', PORT: String(await freePort()) }))
    await expect(start).rejects.toThrow('HOST is "203.0.113.9", which is not an address of this machine.')
  })

  it('warns of a mail server, a folder of backups and a scanner that are not there, and names the cause', async () => {
    const file = join(folder(), 'file')
    writeFileSync(file, '')
    const away = {
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      BACKUP_DIR: join(file, 'below'),
      CLAMD_SOCKET: join(folder(), 'clamd.ctl'),
    }
    await warnOfWhatIsAway(testConfig({ DATA_DIR: folder(), ...away }), log)
    expect(Object.fromEntries(warnings)).toEqual({
      'the mail server of SMTP_URL cannot be used; mails wait': { code: expect.stringMatching(/^ECONN/) },
      'the folder of BACKUP_DIR cannot be used; no backups are taken': { reason: expect.stringMatching(/ENOTDIR/) },
      'the virus scanner of CLAMD_SOCKET does not answer; no uploads are taken': {
        reason: expect.stringMatching(/ENOENT/),
      },
    })
  })

  it('warns of a disk with less room than uploads leave on it', async () => {
    const config = testConfig({ DATA_DIR: folder(), BACKUP_DIR: 'off' })
    await warnOfWhatIsAway(config, log, 0)
    expect(warnings).toEqual([])
    await warnOfWhatIsAway(config, log, Number.MAX_SAFE_INTEGER)
    expect(warnings).toEqual([
      ['the disk of DATA_DIR is nearly full; make room on it', { megabytes: expect.any(Number) }],
    ])
  })

  it('names a category whose id a page of the site has taken', () => {
    warnOfTakenIds(['quote', 'pu-foam'], log)
    expect(warnings).toEqual([[expect.stringContaining('the id of a page of the site'), { id: 'quote' }]])
  })

  it('says nothing of a mail server that answers', async () => {
    const server = await openMailServer()
    await warnOfWhatIsAway(testConfig({ DATA_DIR: folder(), SMTP_URL: server.url, BACKUP_DIR: 'off' }), log)
    expect(warnings).toEqual([])
    await server.close()
  })
})

it('a name that was typed wrong is told with the one that was meant', () => {
  const names = [
    'SITE_ULR',
    'SMPT_URL',
    'BACKUPDIR',
    'SITE_URL',
    'SMTP_URL_FILE',
    'PATH',
    'HOSTNAME',
    'HOME',
    'LOGNAME',
  ]
  expect(misspelt(names)).toEqual([
    { name: 'SITE_ULR', meant: 'SITE_URL' },
    { name: 'SMPT_URL', meant: 'SMTP_URL' },
    { name: 'BACKUPDIR', meant: 'BACKUP_DIR' },
  ])
})

describe('where nothing can be saved, one line says why and what helps', () => {
  const failed = (code: string) => Object.assign(new Error(`${code}: no`), { code })

  it.each([
    ['EROFS', 0, '/data lies on a disk that is mounted read-only. Mount it for writing, or set DATA_DIR.'],
    [
      'EACCES',
      0,
      'This user may not write to /data; it belongs to the user 0. Start the site as that user, give the folder to this one (chown -R), or set DATA_DIR.',
    ],
    ['EIO', null, '/data cannot be used: EIO: no'],
  ])('%s', (code, owner, line) => expect(unwritable('/data', failed(code), owner)).toBe(line))
})
