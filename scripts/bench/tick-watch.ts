// Imported into a server that is measured: it tells how long its event loop was held. `GET /start` on the port of
// TICK_WATCH_PORT begins, `GET /stop` answers with the longest tick since then in ms.
import { openSync, readSync } from 'node:fs'
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

const port = process.env['TICK_WATCH_PORT']

if (port !== undefined && isMainThread) {
  const statistics = openSync('/proc/thread-self/schedstat', 'r')
  const text = Buffer.alloc(64)
  /** Now, in ms, without the time in which the processor was given to others. */
  const clock = () => {
    const length = readSync(statistics, text, 0, text.length, 0)
    return performance.now() - Number(text.toString('latin1', 0, length).split(' ')[1]) / 1e6
  }
  const watch = { isOn: false, longest: 0, last: 0 }
  /** From one look at what waits to the next: while it watches, the loop never sleeps. */
  const look = () => {
    const now = clock()
    watch.longest = Math.max(watch.longest, now - watch.last)
    watch.last = now
    if (watch.isOn) setImmediate(look)
  }
  createServer((request, response) => {
    if (request.url !== '/start') {
      watch.isOn = false
      return response.end(String(watch.longest))
    }
    Object.assign(watch, { isOn: true, longest: 0 })
    setImmediate(() => {
      watch.last = clock()
      setImmediate(look)
    })
    return response.end()
  })
    .listen(Number(port), '127.0.0.1')
    .unref()
}
