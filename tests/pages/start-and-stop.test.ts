import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOwnStores, type OwnStores } from '#tests/support/own-stores.ts'
import { freePort } from '#tests/support/site.ts'
import { byLength } from '#tests/support/test-level.ts'

const ROOT = join(import.meta.dirname, '../..')

let stores: OwnStores
beforeAll(async () => {
  stores = await openOwnStores()
})
afterAll(() => stores.remove())

const inFile = (name: string) => ({ DATABASE_URL: `sqlite:${join(stores.environment.DATA_DIR, name)}` })

/** Starts the built site, as an operator would: the first that gets so far finds an empty database. */
function launch(environment: Record<string, string>) {
  const common = { NODE_ENV: 'production', HOST: '127.0.0.1', DEMO_CONTENT: 'off' }
  const server = spawn(process.execPath, ['build/server/index.js'], {
    cwd: ROOT,
    env: { ...common, ...stores.environment, ...environment },
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const ended = once(server, 'exit').then(([code]) => code as number | null)
  return { server, ended, output: () => output }
}

async function launchUntilReady(environment: Record<string, string> = {}) {
  const port = await freePort()
  const started = launch({ PORT: String(port), ...environment })
  while (!started.output().includes('The site is ready')) {
    if (started.server.exitCode !== null) throw new Error(started.output())
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { ...started, port, origin: `http://127.0.0.1:${port}` }
}

describe('a start that cannot succeed ends with one line', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc"; expected a whole number from 1 to 65535.\n'],
    [{ SITE_URL: 'example.com' }, /^SITE_URL is "example\.com"; expected an origin .*\n$/],
    [{ ADMIN_PASSWORD: 'password1234' }, /^ADMIN_PASSWORD: .*\n$/],
    [{ DATABASE_URL: 'postgres://site@127.0.0.1:1/site' }, /^The database cannot be used: .*ECONNREFUSED.*\n$/],
    // Nobody may make a folder there, whoever runs the tests: as in a folder that can only be read.
    [{ DATABASE_URL: 'sqlite:/sys/site/site.db' }, /^The folder of the database cannot be used: .*\n$/],
    [{ HOST: '203.0.113.1' }, 'HOST is "203.0.113.1", which is not an address of this machine.\n'],
  ])('%o', async (environment, line) => {
    const { ended, output } = launch({
      PORT: String(await freePort()),
      LOG_LEVEL: 'error',
      ...inFile('failed.db'),
      ...environment,
    })
    expect(await ended).toBe(1)
    expect(output()).toMatch(line)
  })
})

describe('a site', () => {
  it('tells the owner’s password when it starts for the first time, and takes a backup at once', async () => {
    const BACKUP_DIR = join(stores.environment.DATA_DIR, 'backups')
    const { server, ended, output } = await launchUntilReady({ BACKUP_DIR })
    expect(output()).toMatch(/name: +admin\n +password: +[a-z2-9]{5}(-[a-z2-9]{5}){3} /)
    await expect.poll(output, { timeout: 60_000 }).toContain('"event":"backup taken"')
    expect(readdirSync(BACKUP_DIR)).toContainEqual(expect.stringMatching(/\.backup$/))
    server.kill('SIGINT')
    expect(await ended).toBe(0)
  })

  it('tells no password later, and keeps its port and the file of its database to itself', async () => {
    const later = await launchUntilReady()
    expect(later.output()).not.toContain('password')
    later.server.kill('SIGINT')
    expect(await later.ended).toBe(0)
    const first = await launchUntilReady(inFile('site.db'))
    const samePort = launch({ PORT: String(first.port), LOG_LEVEL: 'error', ...inFile('other.db') })
    expect(await samePort.ended).toBe(1)
    expect(samePort.output()).toMatch(/^Port \d+ is already in use\. .*\n$/)
    const sameData = launch({ PORT: String(await freePort()), LOG_LEVEL: 'error', ...inFile('site.db') })
    expect(await sameData.ended).toBe(1)
    expect(sameData.output()).toMatch(/^Another server is already using .*site\.db\. .*\n$/)
    first.server.kill('SIGINT')
    expect(await first.ended).toBe(0)
  })
})

describe('a stop', () => {
  it('lets a running request end, sends new visitors elsewhere, and takes less than ten seconds', async () => {
    const { server, ended, port, origin } = await launchUntilReady()
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (text: Buffer) => (answer += text.toString()))
    const head =
      'POST /api/products/getproduct.php HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded'
    socket.write(`${head}\r\nContent-Length: 14\r\n\r\nproduct_id=`)
    await fetch(`${origin}/healthz`)
    const stopped = performance.now()
    server.kill('SIGTERM')
    let ready = await fetch(`${origin}/readyz`)
    while (ready.ok) ready = await fetch(`${origin}/readyz`)
    expect(ready.status).toBe(503)
    expect(await ready.text()).toBe('shutting down\n')
    socket.write('805')
    expect(await ended).toBe(0)
    expect(performance.now() - stopped).toBeLessThan(byLength({ short: 60_000, long: 10_000 }))
    expect(answer).toContain('Failed to fetch product with ID 805')
  })
})
