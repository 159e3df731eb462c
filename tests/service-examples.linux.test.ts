import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request as plainRequest, type IncomingMessage } from 'node:http'
import { request as encryptedRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { runCommand } from '#scripts/test-run/command.ts'
import { nginxPath } from '#scripts/test-run/machine.ts'
import { testFolder } from '#tests/support/services/folders.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
/** Of 100: what systemd counts as exposed. */
const EXPOSURE = '15'

const folder = testFolder()

/** The unit with a Node of this machine, since nothing is installed in /opt here. */
function writeUnit(change: (text: string) => string = (text) => text): string {
  const unit = join(folder(), 'rawabit.service')
  const text = read('deploy/rawabit.service').replace('/opt/rawabit/start', process.execPath)
  writeFileSync(unit, change(text))
  return unit
}

test('systemd takes the unit without a word', async () => {
  expect(await runCommand('systemd-analyze', ['verify', writeUnit()])).toEqual({ ok: true, output: '' })
  const mistyped = writeUnit((text) => text.replace('TimeoutStopSec=15', 'TimeoutStopSec=soon'))
  expect((await runCommand('systemd-analyze', ['verify', mistyped])).output).toContain('Failed to parse time value')
})

test('systemd finds the unit hardened', async () => {
  const analyze = (unit: string) =>
    runCommand('systemd-analyze', ['security', '--offline=true', `--threshold=${EXPOSURE}`, '--no-pager', unit])
  expect(await analyze(writeUnit())).toMatchObject({ ok: true })
  const open = writeUnit((text) => text.replaceAll(/^(?:Protect|SystemCall|Restrict).*$/gm, ''))
  expect(await analyze(open)).toMatchObject({ ok: false })
})

/** The example on sockets of its own, with a certificate that is made here. */
async function writeNginx(change: (text: string) => string = (text) => text): Promise<string> {
  const [certificate, key] = [join(folder(), 'fullchain.pem'), join(folder(), 'privkey.pem')]
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  await runCommand('openssl', [...made, '-subj', '/CN=www.example.com', '-keyout', key, '-out', certificate])
  let sockets = 0
  const site = change(read('deploy/nginx.conf'))
    .replaceAll('/etc/letsencrypt/live/www.example.com', folder())
    .replaceAll(/listen (?:\[::\]:)?(?:80|443)\b/g, () => `listen unix:${folder()}/${sockets++}.sock`)
  const file = join(folder(), 'nginx.conf')
  writeFileSync(file, `pid ${folder()}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${site}\n}\n`)
  return file
}

test('nginx takes the example', async () => {
  const check = (file: string) =>
    runCommand(nginxPath() ?? 'nginx', ['-t', '-p', folder(), '-e', 'error.log', '-c', file])
  expect(await check(await writeNginx())).toMatchObject({ ok: true, output: expect.stringContaining('successful') })
  const mistyped = await writeNginx((text) => text.replace('server_tokens', 'server_token'))
  expect(await check(mistyped)).toMatchObject({ ok: false, output: expect.stringContaining('server_token') })
})

/** What is asked of nginx by name, over TLS or without, as a browser would. */
function ask(socket: string, host: string, path: string, encrypted: boolean): Promise<IncomingMessage> {
  const options = { socketPath: join(folder(), socket), path, headers: { host } }
  return new Promise((done, fail) => {
    const asked = encrypted
      ? encryptedRequest({ ...options, servername: host, rejectUnauthorized: false }, done)
      : plainRequest(options, done)
    asked.on('error', fail).end()
  })
}

const seenOf = ({ statusCode, headers }: IncomingMessage) => [statusCode, headers.location ?? null]

test('nginx leads every other way to the one name of the site, and passes on what is asked there', async () => {
  const site = createServer((request, answer) => answer.end(JSON.stringify([request.url, request.headers]))).listen(
    0,
    '127.0.0.1',
  )
  await once(site, 'listening')
  const { port } = site.address() as AddressInfo
  const file = await writeNginx((text) => text.replace('127.0.0.1:3000', `127.0.0.1:${port}`))
  const args = ['-p', folder(), '-e', 'error.log', '-c', file, '-g', 'daemon off;']
  const nginx = spawn(nginxPath() ?? 'nginx', args, { stdio: 'ignore' })
  try {
    await expect.poll(() => existsSync(join(folder(), 'nginx.pid'))).toBe(true)
    const elsewhere = [308, 'https://www.example.com/en/faq?x=1']
    const [plain, apex, named] = ['0.sock', '2.sock', '4.sock'] as const
    expect(seenOf(await ask(plain, 'example.com', '/en/faq?x=1', false))).toEqual(elsewhere)
    expect(seenOf(await ask(plain, 'www.example.com', '/en/faq?x=1', false))).toEqual(elsewhere)
    expect(seenOf(await ask(apex, 'example.com', '/en/faq?x=1', true))).toEqual(elsewhere)
    expect(seenOf(await ask(named, 'www.example.com', '/metrics', true))).toEqual([404, null])
    const page = await ask(named, 'www.example.com', '/en/faq?x=1', true)
    expect(await json(page)).toEqual(['/en/faq?x=1', expect.objectContaining({ host: 'www.example.com' })])
  } finally {
    nginx.kill('SIGQUIT')
    await once(nginx, 'exit')
    site.close()
  }
})
