// Imported into a server that is measured: it tells how long its event loop was held. `GET /start` on the port of
// TURN_WATCH_PORT begins, `GET /stop` answers with the longest turn since then in ms, from one look at what waits to the
// next. While it watches, the loop never sleeps.
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

const port = process.env['TURN_WATCH_PORT']

if (port !== undefined && isMainThread) {
  let watching = false
  let longest = 0
  let last = 0

  const look = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (watching) setImmediate(look)
  }

  createServer((request, response) => {
    watching = request.url === '/start'
    if (!watching) return response.end(String(longest))
    longest = 0
    setImmediate(() => {
      last = performance.now()
      setImmediate(look)
    })
    return response.end()
  })
    .listen(Number(port), '127.0.0.1')
    .unref()
}
