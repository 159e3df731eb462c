import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { drain } from './shutdown.ts'

let server: Server
let port: number
beforeEach(async () => {
  server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ;({ port } = server.address() as AddressInfo)
})
afterEach(() => server.closeAllConnections())

/** Asks over a new connection. The system makes it at once; the server hears of it in a later tick of its loop. */
function ask(): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n')
  return text(socket).catch((error: NodeJS.ErrnoException) => error.code ?? error.message)
}

it('answers who waits to be let in at the moment of the stop', async () => {
  const answers = Array.from({ length: 20 }, ask)
  await new Promise(process.nextTick) // Connected, and not yet heard of.
  await drain(server, 'SIGINT')
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*here$/)
  }
})

it('turns away who comes afterwards', async () => {
  await drain(server, 'SIGINT')
  expect(await ask()).toBe('ECONNREFUSED')
})
