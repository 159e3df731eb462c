import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './site.ts'

/** A server of this machine, by its socket or port. */
export type Place = { path: string } | { port: number }

/** A way to a server of this machine on which what clients say is heard before it gets there. */
type Relay = { port: number; breakOff(): void; close(): Promise<void> }

/** Once broken off it lets nobody through any more. */
export async function openRelay(target: Place, hear: (said: Buffer, relay: Relay) => void): Promise<Relay> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  let isBroken = false
  const breakOff = () => {
    isBroken = true
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((client) => {
    if (isBroken) return void client.destroy()
    const there = 'path' in target ? connect(target.path) : connect(target.port, '127.0.0.1')
    for (const socket of [client, there]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    client.on('data', (said: Buffer) => hear(said, relay))
    client.pipe(there).pipe(client)
    return undefined
  })
  const relay: Relay = {
    port,
    breakOff,
    async close() {
      breakOff()
      server.close()
      await once(server, 'close')
    },
  }
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return relay
}
