import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'

export default function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    const chunks: Buffer[] = []
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        pipe(new Writable({
          write(chunk: Buffer, _encoding, done) { chunks.push(chunk); done() },
          final(done) { headers.set('Content-Type', 'text/html; charset=utf-8'); resolve(new Response(Buffer.concat(chunks), { status, headers })); done() },
        }))
      },
      onError: reject,
    })
  })
}
