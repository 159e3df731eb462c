import { join } from 'node:path'

/** nginx with one worker, which serves the file `page` as it is, with the given headers. */
export function nginxConfig(folder: string, port: number, headers: Record<string, unknown>): string {
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
