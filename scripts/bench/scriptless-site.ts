import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { freePort } from '#tests/support/site.ts'

export type ScriptlessSite = { origin: string; stop(): Promise<void> }

/** The site at `origin` with the scripts taken out of its pages. */
export async function openScriptlessSite(origin: string): Promise<ScriptlessSite> {
  const server = createServer((request, response) => {
    answer(origin, request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answer(origin: string, { url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { accept = '*/*' } = headers
  const found = await fetch(origin + url, { headers: { accept } })
  const type = found.headers.get('content-type') ?? 'application/octet-stream'
  const isPage = type.startsWith('text/html')
  const body = isPage ? withoutScripts(await found.text()) : Buffer.from(await found.arrayBuffer())
  response.writeHead(found.status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body)
}

/** With the whole stylesheet, as browsers that run none have it. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b.*?<\/script>/gs, '').replaceAll(/<\/?noscript>/g, '')
}
