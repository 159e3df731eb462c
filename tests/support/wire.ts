import { once } from 'node:events'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { createHttpServer } from '#server/http-server.ts'
import type { TestApp } from './test-app.ts'

/** A site on a free port of this machine, and a way to say to it exactly what a client could. */
export type Wire = {
  origin: string
  port: number
  /** Sends bytes and gives all that comes back until the server closes. */
  say(text: string | Buffer): Promise<string>
  open(): Promise<Socket>
  /** How many connections the server holds. */
  held(): Promise<number>
  close(): Promise<void>
}

/** With `silenceMs`, connections are given up after so long without a byte in either direction. */
export async function openWire({ app, config, front }: TestApp, silenceMs?: number): Promise<Wire> {
  const server = createHttpServer(app, config, front, silenceMs)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function open(): Promise<Socket> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }

  async function say(text: string | Buffer): Promise<string> {
    const socket = await open()
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', () => {})
    socket.write(text)
    await once(socket, 'close')
    return Buffer.concat(chunks).toString()
  }

  const held = () =>
    new Promise<number>((resolve, reject) => {
      server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
    })

  async function close() {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }

  return { origin: `http://127.0.0.1:${port}`, port, say, open, held, close }
}
