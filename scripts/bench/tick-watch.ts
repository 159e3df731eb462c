// Imported into a server that is measured: it tells how long its event loop was held. `GET /start` on the port of
// TICK_WATCH_PORT begins, `GET /stop` answers with the longest tick since then in ms.
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'
import { createTickClock } from './tick-clock.ts'

const port = process.env['TICK_WATCH_PORT']

if (port !== undefined && isMainThread) {
  const clock = createTickClock()
  createServer((request, response) => {
    if (request.url !== '/start') return response.end(String(clock.stop()))
    clock.start()
    return response.end()
  })
    .listen(Number(port), '127.0.0.1')
    .unref()
}
