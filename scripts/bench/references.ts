import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nginxPath } from '#scripts/test-run/machine.ts'
import { freePort } from '#tests/support/site.ts'
import { childrenOf } from './cpu.ts'
import type { Measured } from './load.ts'
import type { RawAnswer } from './raw-answer.ts'

export type Reference = Measured & { stop(): Promise<void> }

/** What every answer says of itself again; the rest of the headers is sent by the references too. */
const OF_ONE_ANSWER = 'content-length connection keep-alive date etag x-request-id transfer-encoding'.split(' ')

/** What answers `/page` with the same bytes, as nginx with one worker and `node:http` do; or with plain cards of React. */
export async function openReference(
  kind: 'nginx' | 'node' | 'react',
  { body, headers }: RawAnswer,
): Promise<Reference> {
  const folder = mkdtempSync(join(tmpdir(), `${kind}-`))
  // nginx reads the page as a user of its own.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.includes(name)))
  writeFileSync(join(folder, 'page'), body)
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(sent))
  writeFileSync(join(folder, 'nginx.conf'), nginxConfig(folder, port, sent))
  const script = join(import.meta.dirname, 'reference-server.ts')
  const server =
    kind === 'nginx'
      ? spawn(nginxPath() ?? 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')])
      : spawn(process.execPath, [script, kind, `${port}`, folder], { env: { ...process.env, NODE_ENV: 'production' } })
  const exited = once(server, 'exit')
  // What failed in between leaves no server behind.
  const leaveNone = () => void server.kill()
  process.once('exit', leaveNone)
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(`${origin}/page`).catch(() => null))?.ok) await sleep(25)
  return {
    origin,
    pids: kind === 'nginx' ? childrenOf(server.pid!) : [server.pid!],
    async stop() {
      process.off('exit', leaveNone)
      server.kill()
      await exited
      rmSync(folder, { recursive: true })
    },
  }
}

function nginxConfig(folder: string, port: number, headers: Record<string, unknown>): string {
  const { 'content-type': type = 'text/html', ...rest } = headers
  const added = Object.entries(rest).map(
    ([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`,
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors.log;
events { worker_connections 1024; }
http {
  access_log off; types { } default_type "${String(type)}"; keepalive_requests 1000000;
  sendfile on; tcp_nopush on; open_file_cache max=100; ${temporary.join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${folder};
    location = /page { ${added.join('\n    ')} }
  }
}
`
}
