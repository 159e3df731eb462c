// Imported into a server that is measured: it tells how long its event loop was held. `GET /start` on the port of
// TICK_WATCH_PORT begins, `GET /stop` answers with the longest tick since then in ms, from one look at what waits to the
// next, without the time in which the processor was given to others. While it watches, the loop never sleeps.
import { openSync, readSync } from 'node:fs'
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

const port = process.env['TICK_WATCH_PORT']

if (port !== undefined && isMainThread) {
  const statistics = openSync('/proc/thread-self/schedstat', 'r')
  const text = Buffer.alloc(64)
  /** How long this thread has waited for a processor so far, in ms. */
  const waited = () => {
    const length = readSync(statistics, text, 0, text.length, 0)
    return Number(text.toString('latin1', 0, length).split(' ')[1]) / 1e6
  }
  const clock = () => performance.now() - waited()

  let watching = false
  let longest = 0
  let last = 0

  const look = () => {
    const now = clock()
    longest = Math.max(longest, now - last)
    last = now
    if (watching) setImmediate(look)
  }

  createServer((request, response) => {
    watching = request.url === '/start'
    if (!watching) return response.end(String(longest))
    longest = 0
    setImmediate(() => {
      last = clock()
      setImmediate(look)
    })
    return response.end()
  })
    .listen(Number(port), '127.0.0.1')
    .unref()
}
