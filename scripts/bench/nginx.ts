import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tests/support/site.ts'
import { childrenOf } from './cpu.ts'
import { programPath } from './programs.ts'

export type ReferenceFile = { path: string; body: Buffer; headers: Record<string, string> }

/** nginx with one worker, which serves files as they are: what answering with known bytes has to cost. */
export async function openNginx(files: ReferenceFile[]) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  for (const [index, { body }] of files.entries()) writeFileSync(join(folder, `${index}.bin`), body)
  writeFileSync(join(folder, 'nginx.conf'), configOf(folder, port, files))
  const server = spawn(programPath('nginx') ?? 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')])
  const origin = `http://127.0.0.1:${port}`
  const exited = once(server, 'exit')
  await untilItAnswers(origin + files[0]!.path)
  return {
    origin,
    workers: childrenOf(server.pid!),
    async stop() {
      server.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true })
    },
  }
}

function configOf(folder: string, port: number, files: ReferenceFile[]): string {
  const locations = files.map(({ path, headers }, index) => {
    const added = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}";`)
    return `location = ${path} { ${added.join(' ')} try_files /${index}.bin =404; }`
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors.log;
events { worker_connections 1024; }
http {
  access_log off; default_type text/html; sendfile on; tcp_nopush on; open_file_cache max=100; ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}; ${locations.join('\n')} }
}
`
}

async function untilItAnswers(address: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('nginx does not answer')
}
