import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

function config(env: Record<string, string>) {
  const outcome = readConfig(env, 'start')
  if (!outcome.ok) throw new Error(outcome.problems.join('\n'))
  return outcome.value
}

function problems(env: Record<string, string>) {
  const outcome = readConfig(env, 'start')
  return outcome.ok ? [] : outcome.problems
}

describe('configuration', () => {
  it('needs nothing at all', () =>
    expect(config({})).toEqual({
      mode: 'start',
      host: '0.0.0.0',
      port: 3000,
      siteUrl: 'http://localhost:3000',
      siteUrlIsSet: false,
      dataDir: resolve('data'),
      database: { kind: 'sqlite', file: resolve('data/site.db') },
      storage: { kind: 'file', directory: resolve('data/uploads') },
      storageKeys: { here: {}, there: {} },
      owner: { username: 'admin', password: null },
      mail: { smtpUrl: null, from: null, salesEmail: null, alertEmail: null },
      demoContent: true,
      trustProxy: 0,
      mapTilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      logLevel: 'info',
      backup: { directory: resolve('data/backups'), key: null },
      pageCacheBytes: 64 * 1024 * 1024,
      printCacheBytes: 512 * 1024 * 1024,
      visitorFiles: { request: 100e6, address: 200e6, day: 2000e6, site: 10_000e6 },
      hsts: 'max-age=15768000',
      virusScanner: null,
      webhooksToLoopback: false,
    }))

  it('takes an empty value as not given', () =>
    expect(config({ PORT: '', SITE_URL: '', SMTP_URL: '' }).port).toBe(3000))

  it('listens on this machine only while developing', () => {
    const outcome = readConfig({}, 'dev')
    expect(outcome.ok && outcome.value.host).toBe('127.0.0.1')
  })

  it('moves the default address and the default files with the port and the data folder', () => {
    const moved = config({ PORT: '3100', DATA_DIR: '/srv/site' })
    expect(moved.siteUrl).toBe('http://localhost:3100')
    expect(moved.database).toEqual({ kind: 'sqlite', file: '/srv/site/site.db' })
    expect(moved.storage).toEqual({ kind: 'file', directory: '/srv/site/uploads' })
  })

  it('takes the public origin without its trailing slash', () =>
    expect(config({ SITE_URL: 'https://www.example.com/' })).toMatchObject({
      siteUrl: 'https://www.example.com',
      siteUrlIsSet: true,
    }))

  it('reads databases and storages of both kinds', () => {
    expect(config({ DATABASE_URL: 'sqlite:/srv/a.db' }).database).toEqual({ kind: 'sqlite', file: '/srv/a.db' })
    const url = 'postgres://site:secret@db.example/site'
    expect(config({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url })
    expect(config({ STORAGE_URL: 's3://files?endpoint=http://127.0.0.1:9000&region=eu' }).storage).toEqual({
      kind: 's3',
      bucket: 'files',
      endpoint: 'http://127.0.0.1:9000',
      region: 'eu',
    })
  })

  it('takes backups of a file by itself, also while developing, and not of a database server', () => {
    expect(config({ DATA_DIR: '/srv/site' }).backup.directory).toBe('/srv/site/backups')
    expect(config({ BACKUP_DIR: 'off' }).backup.directory).toBeNull()
    expect(config({ DATABASE_URL: 'postgres://db/site' }).backup.directory).toBeNull()
    expect(config({ DATABASE_URL: 'postgres://db/site', BACKUP_DIR: '/mnt' }).backup.directory).toBe('/mnt')
    const developing = readConfig({}, 'dev')
    expect(developing.ok && developing.value.backup.directory).toBe(resolve('data/backups'))
  })

  it('reads a key of 32 bytes in either way of writing it', () => {
    const key = Buffer.alloc(32, 200)
    expect(config({ BACKUP_KEY: key.toString('base64') }).backup.key).toEqual(key)
    expect(config({ BACKUP_KEY: key.toString('hex') }).backup.key).toEqual(key)
    expect(problems({ BACKUP_KEY: 'c2hvcnQ=' })[0]).toMatch(/^BACKUP_KEY is a value that cannot be used; expected 32/)
  })

  it('reads where a virus scanner listens', () => {
    const scannerAt = (CLAMD_SOCKET: string) => config({ CLAMD_SOCKET }).virusScanner
    expect(scannerAt('/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' })
    expect(scannerAt('scanner.example:3310')).toEqual({ host: 'scanner.example', port: 3310 })
    expect(scannerAt('[::1]:3310')).toEqual({ host: '::1', port: 3310 })
  })

  it('reads the number of proxies, the switch of the demo content and the log level', () => {
    const given = config({ TRUST_PROXY: '2', DEMO_CONTENT: 'OFF', LOG_LEVEL: 'debug' })
    expect(given).toMatchObject({ trustProxy: 2, demoContent: false, logLevel: 'debug' })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc"; expected a whole number from 1 to 65535.'],
    [{ PORT: '0' }, 'PORT is "0"; expected a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000"; expected a whole number from 1 to 65535.'],
    [{ HOST: 'two words' }, 'HOST is "two words"; expected a host name or an IP address to listen on.'],
    [
      { SITE_URL: 'example.com' },
      'SITE_URL is "example.com"; expected an origin such as https://www.example.com, without a path.',
    ],
    [
      { SITE_URL: 'https://example.com/shop' },
      'SITE_URL is "https://example.com/shop"; expected an origin such as https://www.example.com, without a path.',
    ],
    [{ DEMO_CONTENT: 'maybe' }, 'DEMO_CONTENT is "maybe"; expected on or off.'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY is "-1"; expected off or the number of proxies in front, at most 10.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; expected one of debug, info, warn, error.'],
    [
      { HSTS: 'on' },
      'HSTS is "on"; expected off or max-age=SECONDS, where you like with ; includeSubDomains and ; preload behind it.',
    ],
    [
      { CLAMD_SOCKET: 'clamd.ctl' },
      'CLAMD_SOCKET is "clamd.ctl"; expected a path such as /run/clamav/clamd.ctl, or host:port.',
    ],
    [
      { CLAMD_SOCKET: 'scanner:0' },
      'CLAMD_SOCKET is "scanner:0"; expected a path such as /run/clamav/clamd.ctl, or host:port.',
    ],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM is "nobody"; expected an e-mail address, or Name <address>.'],
    [{ MAP_TILES_URL: 'https://tiles' }, /^MAP_TILES_URL is "https:\/\/tiles"; expected an http/],
    [{ STORAGE_URL: 's3://files?endpoint=nowhere' }, /^STORAGE_URL is a value that cannot be used; expected file:PATH/],
  ])('says in one line what is wrong with %o', (env, line) => {
    const lines = problems(env)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toEqual(typeof line === 'string' ? line : expect.stringMatching(line))
    expect(lines[0]).not.toContain('\n')
  })

  it('never repeats a secret', () => {
    const lines = problems({
      ADMIN_PASSWORD: 'tooshort',
      DATABASE_URL: 'mysql://root:hunter2@db/site',
      SMTP_URL: 'http://mail:hunter3@host',
    })
    expect(lines).toHaveLength(3)
    expect(lines.join()).not.toMatch(/tooshort|hunter/)
  })

  it('names every bad value, not only the first', () => expect(problems({ PORT: 'x', LOG_LEVEL: 'y' })).toHaveLength(2))
})
