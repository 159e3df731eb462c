import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './site.ts'

/** A way to a server of this machine that breaks off for good once so many bytes have gone through it. */
export type Gate = { port: number; hasBroken(): boolean; close(): Promise<void> }

export async function openGate(target: { path: string } | { port: number }, bytes: number): Promise<Gate> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  let left = bytes
  const server = createServer((client) => {
    const there = 'path' in target ? connect(target.path) : connect(target.port, '127.0.0.1')
    for (const socket of [client, there]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    client.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left <= 0) for (const socket of sockets) socket.destroy()
    })
    if (left > 0) client.pipe(there).pipe(client)
    else client.destroy()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port,
    hasBroken: () => left <= 0,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
