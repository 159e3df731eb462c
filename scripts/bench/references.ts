import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/support/site.ts'
import { childrenOf } from './cpu.ts'
import type { Measured } from './load.ts'
import { nginxConfig } from './nginx-config.ts'
import { nginxPath } from '#scripts/test-run/machine.ts'
import type { RawAnswer } from './raw-answer.ts'

export type Reference = Measured & { stop(): Promise<void> }
export type ReferenceKind = 'nginx' | 'node' | 'hono' | 'react'

/** What every answer says of itself again; the rest of the headers is sent by the references too. */
const OF_ONE_ANSWER = [
  'content-length',
  'connection',
  'keep-alive',
  'date',
  'etag',
  'x-request-id',
  'transfer-encoding',
]

/** A server of its own that answers `/page` with the same bytes: what answering with known bytes has to cost. */
export async function openReference(kind: ReferenceKind, { body, headers }: RawAnswer): Promise<Reference> {
  const folder = mkdtempSync(join(tmpdir(), `${kind}-`))
  // nginx reads the page as a user of its own.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.includes(name)))
  const bodyFile = join(folder, 'page')
  const headersFile = join(folder, 'headers.json')
  writeFileSync(bodyFile, body)
  writeFileSync(headersFile, JSON.stringify(sent))
  writeFileSync(join(folder, 'nginx.conf'), nginxConfig(folder, port, sent))
  const server =
    kind === 'nginx'
      ? spawn(nginxPath() ?? 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')])
      : spawn(
          process.execPath,
          [join(import.meta.dirname, 'reference-server.ts'), kind, `${port}`, bodyFile, headersFile],
          {
            env: { ...process.env, NODE_ENV: 'production' },
          },
        )
  const origin = `http://127.0.0.1:${port}`
  const exited = once(server, 'exit')
  const leaveNone = () => void server.kill()
  // What failed in between leaves no server behind.
  process.once('exit', leaveNone)
  await untilItAnswers(`${origin}/page`)
  return {
    origin,
    pids: kind === 'nginx' ? childrenOf(server.pid!) : [server.pid!],
    async stop() {
      process.off('exit', leaveNone)
      server.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true })
    },
  }
}

async function untilItAnswers(address: string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const answer = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } }).catch(() => null)
    if (answer?.ok) return
    await sleep(25)
  }
  throw new Error(`${address} does not answer`)
}
