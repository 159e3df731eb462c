import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Front, Listener } from '#server/http-server.ts'

/** An answer that takes longer is broken off by the new start. */
const LONGEST_ANSWER_MS = 5000

/**
 * The web server of the site while it is developed. It goes on while the site starts again: the bundler's files are
 * served all the time, and whoever asks for a page meanwhile waits for it.
 */
export function createDevServer() {
  let bundler: Front = (_request, _response, next) => next()
  let site = Promise.withResolvers<Listener>()
  const running = new Set<ServerResponse>()
  const server = createServer((request, response) =>
    bundler(request, response, () => {
      void site.promise.then((listener) => {
        running.add(response)
        response.once('close', () => running.delete(response))
        listener(request, response)
      })
    }),
  )

  /** A site that is there takes the place of whatever was told. */
  function answerWith(listener: Listener): void {
    site.resolve(listener)
    site = Promise.withResolvers()
    site.resolve(listener)
  }

  return {
    /** The bundler tells browsers of changes by it, too. */
    server,
    serveFilesOf(front: Front): void {
      bundler = front
    },
    isListening: () => server.listening,
    async serve(listener: Listener, place: { host: string; port: number }): Promise<() => Promise<void>> {
      if (!server.listening) await once(server.listen(place.port, place.host), 'listening')
      answerWith(listener)
      return async () => {
        site = Promise.withResolvers()
        const answered = Array.from(running, (response) => once(response, 'close'))
        await Promise.race([Promise.all(answered), sleep(LONGEST_ANSWER_MS)])
      }
    },
    /** Why there is no site, for all who wait and ask until there is one. */
    tell(reason: string): void {
      answerWith((_request, response) => {
        response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${reason}\n`)
      })
    },
  }
}
