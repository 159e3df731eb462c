import { rememberErrors } from './recent-errors.ts'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { testConfig } from '#tests/support/test-app.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { demoProgress } from './open-site.ts'
import { takeEnvFile, loadSecretFiles } from './environment.ts'
import { drain } from './shutdown.ts'
import { readStorageKeys } from './config-values.ts'
import { announcement } from './start-checks.ts'
import { TickSlice, TimeSlice } from './time-slice.ts'
import { batchedStream } from './log.ts'
import { testFolder } from '#tests/support/services/folders.ts'

const known = { isNew: false, password: null }

it('names the address that a browser on this machine can open', () => {
  expect(announcement(testConfig({ PORT: '3100' }), known)).toContain('The site is ready: http://localhost:3100\n')
  expect(announcement(testConfig({ HOST: '192.168.1.5' }), known)).toContain('http://192.168.1.5:3000\n')
  expect(announcement(testConfig({ SITE_URL: 'https://a.example' }), known)).toContain(
    'https://a.example (on this machine http://localhost:3000)',
  )
})

it('tells the first owner name and password, the first time only', () => {
  const first = announcement(testConfig(), { isNew: true, password: 'k7m2p-9x4tq' })
  expect(first).toMatch(/name: +admin\n/)
  expect(first).toMatch(/password: +k7m2p-9x4tq /)
  expect(announcement(testConfig(), known)).not.toContain('password')
})

it('does not repeat a password that the operator chose', () => {
  const given = announcement(testConfig({ ADMIN_PASSWORD: 'a very long secret' }), { isNew: true, password: null })
  expect(given).toContain('account is admin, with ADMIN_PASSWORD')
  expect(given).not.toContain('a very long secret')
})

it('says that no mail leaves as long as nobody said where to', () => {
  expect(announcement(testConfig(), known)).toContain('No mail is sent without SMTP_URL')
  expect(announcement(testConfig({ SMTP_URL: 'smtp://mail.example' }), known)).not.toContain('SMTP_URL')
})

it('a first start tells of each quarter of the demo content, once', () => {
  const told: unknown[] = []
  const onProgress = demoProgress({ info: (event, fields) => void told.push([event, fields?.percent]) }, 'loading')
  for (let stored = 0; stored <= 215; stored++) onProgress(stored, 215)
  expect(told).toEqual([0, 25, 50, 75, 100].map((percent) => ['loading', percent]))
})

describe('env file', () => {
  const folder = testFolder()
  const before = { ...process.env }
  afterEach(() => {
    process.env = { ...before }
  })

  it('a file of an earlier version is taken, and what nobody reads any longer is named', () => {
    const file = join(folder(), '.env')
    const lines = [
      'PAGE_CACHE_MB=7',
      'ANALYTICS_KEY=secret',
      'SMTP_URL_FILE=/run/smtp',
      'AWS_REGION=here',
      'MAIL_FORM=x',
    ]
    writeFileSync(file, `# of last year\n${lines.join('\n')}\n`)
    process.env['MAIL_FORM'] = 'of the environment'
    expect(takeEnvFile(file)).toEqual(['ANALYTICS_KEY', 'MAIL_FORM'])
    expect(process.env).toMatchObject({ PAGE_CACHE_MB: '7', MAIL_FORM: 'of the environment' })
  })

  it('no file names nothing', () => expect(takeEnvFile(join(folder(), '.env'))).toEqual([]))
})

function world() {
  let now = Date.UTC(2026, 4, 1)
  const written: string[] = []
  const write = (level: string) => (event: string) => void written.push(`${level} ${event}`)
  const log = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
  return { ...rememberErrors(log, () => new Date((now += 1000))), written }
}

it('warnings and errors are remembered, newest first, and all lines are still written', () => {
  const { log, recentErrors, written } = world()
  log.info('backup taken')
  log.warn('mail not sent', { code: 'EAUTH 535', mail: '7' })
  log.error('page failed', { id: 'abc', error: Object.assign(new Error('x'), { code: 'SQLITE_FULL' }) })
  expect(recentErrors()).toMatchObject([
    { level: 'error', event: 'page failed', cause: 'SQLITE_FULL', id: 'abc', count: 1 },
    { level: 'warn', event: 'mail not sent', cause: 'EAUTH 535', id: '', count: 1 },
  ])
  expect(written).toEqual(['info backup taken', 'warn mail not sent', 'error page failed'])
})

it('what happens again is counted and comes first again', () => {
  const { log, recentErrors } = world()
  log.warn('mail not sent', { code: 'ECONNREFUSED' })
  log.error('backup failed', { error: new TypeError('x') })
  log.warn('mail not sent', { code: 'ECONNREFUSED' })
  expect(recentErrors().map(({ event, cause, count }) => [event, cause, count])).toEqual([
    ['mail not sent', 'ECONNREFUSED', 2],
    ['backup failed', 'TypeError', 1],
  ])
})

it('a message of an error, which may hold what somebody typed, is not stored', () => {
  const { log, recentErrors } = world()
  log.error('call failed', { error: new Error('duplicate key: noura@client.example'), typed: 'noura@client.example' })
  expect(JSON.stringify(recentErrors())).not.toContain('noura')
})

it('only the last twenty stay', () => {
  const { log, recentErrors } = world()
  for (let count = 0; count < 50; count++) log.error(`event ${count}`)
  expect(recentErrors()).toHaveLength(20)
  expect(recentErrors()[0]).toMatchObject({ event: 'event 49' })
})

describe('secret files', () => {
  const folder = testFolder()

  function fileWith(text: string): string {
    const path = join(folder(), 'secret')
    writeFileSync(path, text)
    return path
  }

  function loaded(env: Record<string, string | undefined>) {
    loadSecretFiles(env)
    return env
  }

  test('a secret may lie in a file, with the line end that editors add', () => {
    const path = fileWith('postgres://site:secret@db/site\n')
    expect(loaded({ DATABASE_URL_FILE: path })['DATABASE_URL']).toBe('postgres://site:secret@db/site')
  })

  test('an empty file says nothing', () =>
    expect(loaded({ SMTP_URL_FILE: fileWith('\n') })['SMTP_URL']).toBeUndefined())

  test('a file that cannot be read and a secret that is given twice are told, without the secret', () => {
    expect(() => loaded({ SMTP_URL_FILE: join(folder(), 'none') })).toThrow(/^SMTP_URL_FILE names .*none, which cannot/)
    const twice = { BACKUP_KEY: 'hunter2', BACKUP_KEY_FILE: fileWith('hunter3') }
    expect(() => loaded(twice)).toThrow('BACKUP_KEY and BACKUP_KEY_FILE are both set; give one of them.')
  })
})

describe('shutdown', () => {
  let server: Server
  let port: number
  beforeEach(async () => {
    server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    ;({ port } = server.address() as AddressInfo)
  })
  afterEach(() => server.closeAllConnections())

  /** Asks over a new connection. The system makes it at once; the server hears of it in a later tick of its loop. */
  function ask(): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n')
    return text(socket).catch((error: NodeJS.ErrnoException) => error.code ?? error.message)
  }

  it('answers who waits to be let in at the moment of the stop', async () => {
    const answers = Array.from({ length: 20 }, ask)
    await new Promise(process.nextTick) // Connected, and not yet heard of.
    await drain(server, 'SIGINT')
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*here$/)
    }
  })

  it('turns away who comes afterwards', async () => {
    await drain(server, 'SIGINT')
    expect(await ask()).toBe('ECONNREFUSED')
  })
})

const OWN = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret', AWS_SESSION_TOKEN: 'token', AWS_REGION: 'eu' }

test('the storage that everything moves to is opened as that of the site', () =>
  expect(readStorageKeys({ ...OWN, PORT: '3000' })).toEqual({ here: OWN, there: OWN }))

test('it has keys of its own where they are said, and then no token of the other', () => {
  const others = { NEW_AWS_ACCESS_KEY_ID: 'other', NEW_AWS_SECRET_ACCESS_KEY: 'other secret' }
  expect(readStorageKeys({ ...OWN, ...others })).toEqual({
    here: OWN,
    there: { AWS_ACCESS_KEY_ID: 'other', AWS_SECRET_ACCESS_KEY: 'other secret', AWS_REGION: 'eu' },
  })
})

describe('time slice', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('is used up by what works take together, and another begins', () => {
    const slice = new TimeSlice(2)
    expect([0.5, 1, 0.6, 1.9, 0.2, 5].map((taken) => slice.isOverAfter(taken))).toEqual([
      false,
      false,
      true,
      false,
      true,
      true,
    ])
  })

  it('of a tick is used up by what lies between its steps too, and another begins with the next tick', async () => {
    const clock = vi.spyOn(performance, 'now')
    const slice = new TickSlice(2)
    const stepAt = (milliseconds: number) => {
      slice.begin()
      clock.mockReturnValue(milliseconds)
      return slice.isOver()
    }
    clock.mockReturnValue(0)
    expect([0.1, 1.9, 2, 2.1, 3.9].map(stepAt)).toEqual([false, false, true, false, false])
    await yieldToEventLoop()
    clock.mockReturnValue(10)
    expect([11, 12].map(stepAt)).toEqual([false, true])
  })
})

describe('batched stream', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const moment = () => vi.advanceTimersByTime(20)

  function openStream() {
    const written: string[] = []
    const listeners: (() => void)[] = []
    const stream = {
      hasRoom: true,
      write: (text: string) => {
        written.push(text)
        return stream.hasRoom
      },
      once: (_event: 'drain', listener: () => void) => listeners.push(listener),
    }
    return { stream, written, drain: () => listeners.splice(0).forEach((listener) => listener()) }
  }

  test('lines of one moment are written together, in order', () => {
    const { stream, written } = openStream()
    const batched = batchedStream(stream)
    batched.write('a\n')
    batched.write('b\n')
    expect(written).toEqual([])
    moment()
    batched.write('c\n')
    moment()
    expect(written).toEqual(['a\nb\n', 'c\n'])
  })

  test('nothing is lost when the process ends in the same moment', () => {
    const { stream, written } = openStream()
    const batched = batchedStream(stream)
    batched.write('last words\n')
    batched.flush()
    expect(written).toEqual(['last words\n'])
  })

  test('says that it is full until its reader has caught up', () => {
    const { stream, drain } = openStream()
    const batched = batchedStream(stream)
    stream.hasRoom = false
    batched.write('a\n')
    moment()
    expect(batched.write('b\n')).toBe(false)
    stream.hasRoom = true
    drain()
    expect(batched.write('c\n')).toBe(true)
  })
})
