import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once, type EventEmitter } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')
const READY_WITHIN_MS = 600_000
/** Set to nothing, so that the `.env` of the person who runs the tests does not reach them. */
export const UNSET = {
  DATABASE_URL: '',
  STORAGE_URL: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  SALES_EMAIL: '',
  DEMO_CONTENT: '',
}

/** The owner of every site that tests start. */
export const OWNER = { username: 'admin', password: 'gusty-plinth-ohm' }

/** The built site, running on this machine with its own empty data folder and the demo content. */
export type Site = {
  origin: string
  pid: number
  /** Everything it has printed so far. */
  output: () => string
  /**
   * Ends it as an operator at a terminal would, removes its data, and tells its exit code. On SIGTERM it first waits two
   * seconds for proxies.
   */
  stop: (signal?: 'SIGINT' | 'SIGTERM') => Promise<number | null>
  /** Ends it at once, as the kernel would when it has no memory left; its data stays. */
  kill: () => Promise<void>
}

/** Starts `build/server/index.js` as `npm start` does and waits until it is ready. Its log is read, or goes into a file. */
export async function openSite(
  environment: Record<string, string> = {},
  logFile: number | 'pipe' = 'pipe',
): Promise<Site> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const dataFolder = await mkdtemp(join(tmpdir(), 'site-'))
  const server = spawn(process.execPath, ['--max-semi-space-size=8', 'build/server/index.js'], {
    cwd: ROOT,
    stdio: ['pipe', logFile, 'pipe'],
    env: {
      PATH: process.env['PATH'],
      MALLOC_ARENA_MAX: '2',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: origin,
      DATA_DIR: dataFolder,
      TRUST_PROXY: '1',
      ADMIN_USERNAME: OWNER.username,
      ADMIN_PASSWORD: OWNER.password,
      ...UNSET,
      ...environment,
    },
  })
  let output = ''
  server.stdout?.on('data', (text: Buffer) => (output += text.toString()))
  server.stderr?.on('data', (text: Buffer) => (output += text.toString()))
  const exited = once(server, 'exit')

  const stop: Site['stop'] = async (signal = 'SIGINT') => {
    server.kill(signal)
    const [code] = await exited
    if (code !== 0) process.stderr.write(`The site ended with ${code}. It said:\n${output}\n`)
    await rm(dataFolder, { recursive: true, force: true })
    return code as number | null
  }

  const kill = async () => {
    server.kill('SIGKILL')
    await exited
  }

  if (!(await isReady(origin, () => server.exitCode !== null))) {
    await stop()
    throw new Error(`The site did not become ready. It said:\n${output}`)
  }
  return { origin, pid: server.pid!, output: () => output, stop, kill }
}

async function isReady(origin: string, hasEnded: () => boolean): Promise<boolean> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (!hasEnded() && Date.now() < deadline) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

/** Below the ports that the kernel gives to connections and to whoever asks for any port. */
const PORTS = { from: 11_000, to: 30_000 }

/**
 * A port of the loopback interface for a program that listens there a moment later. It stays this process's own for as long as
 * it runs: a socket of the same number for datagrams keeps other test processes from it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to)
    const claim = createSocket('udp4').unref()
    claim.bind({ port, address: '127.0.0.1', exclusive: true })
    if (!(await succeeds(claim))) continue
    const probe = createServer().listen(port, '127.0.0.1')
    if (!(await succeeds(probe))) continue
    probe.close()
    return port
  }
}

async function succeeds(opening: EventEmitter): Promise<boolean> {
  return once(opening, 'listening').then(
    () => true,
    () => false,
  )
}
