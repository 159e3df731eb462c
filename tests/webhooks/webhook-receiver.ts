import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Received = { headers: Record<string, string>; body: string; path: string }
type Answer = (received: Received, response: ServerResponse) => void

/** A program that hears of events over http on this machine. `answer` is what it does with each. */
export async function openReceiver(port = 0) {
  const received: Received[] = []
  const receiver = {
    received,
    answer: ((_received, response) => response.writeHead(204).end()) as Answer,
    url: '',
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((done) => server.close(() => done()))
    },
  }
  const server = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      const one = { headers: request.headers as Record<string, string>, body, path: request.url ?? '' }
      received.push(one)
      receiver.answer(one, response)
    })
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return receiver
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>
