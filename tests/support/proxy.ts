import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nginxPath } from '#scripts/test-run/machine.ts'

/** nginx in front of several servers, each asked in turn; the header `X-Server` asks for one by its number. */
export type Proxy = { origin: string; stop(): Promise<void> }

export async function startProxy(port: number, servers: string[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const origin = `http://127.0.0.1:${port}`
  writeFileSync(join(folder, 'nginx.conf'), settingsOf(folder, port, servers))
  const child = spawn(nginxPath() ?? 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'error.log'])
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const exited = once(child, 'exit')
  while (!(await fetch(`${origin}/healthz`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start. It said:\n${said}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function settingsOf(folder: string, port: number, servers: string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  client_max_body_size 45m;
  upstream site {
    ${servers.map((server) => `server ${new URL(server).host};`).join('\n    ')}
    keepalive 16;
  }
  ${servers.map((server, number) => `upstream site_${number} { server ${new URL(server).host}; }`).join('\n  ')}
  map $http_x_server $pool {
    default site;
    ~^(?<number>\\d)$ site_$number;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://$pool;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`
}
