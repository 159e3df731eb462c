import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/**
 * How the server treats mails: as it should, too busy (451), refusing the recipient (550), silent, breaking off in the
 * middle, or taking a mail and breaking off before it says so.
 */
type Mood = 'takes' | 'busy' | 'refuses' | 'silent' | 'breaks-off' | 'forgets-to-say'

export type TakenMail = { from: string; to: string[]; raw: string }

/** A real mail server on a free port of this machine. */
export type MailServer = {
  url: string
  taken: TakenMail[]
  /** How many clients have connected so far. */
  connections: () => number
  /** How many mails have met this mood so far; a connection alone meets none. */
  met: (mood: Mood) => number
  setMood(mood: Mood): void
  /** From now on refuses this recipient, in whatever mood. */
  refuse(recipient: string): void
  close(): Promise<void>
}

/** `port` 0 is any; `taken` are mails that an earlier server of the same place took. */
type Place = { port?: number; taken?: TakenMail[] }

/** Without encryption unless `options` say otherwise: its own certificate would not stand the check. Port 0 is any. */
export async function openMailServer(
  options: SMTPServerOptions = { disabledCommands: ['STARTTLS'] },
  { port = 0, taken = [] }: Place = {},
): Promise<MailServer> {
  let mood: Mood = 'takes'
  let connections = 0
  const met = new Map<Mood, number>()
  const meet = (one: Mood) => met.set(one, (met.get(one) ?? 0) + 1)
  const refused = new Set<string>()
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    // Asking the machine for the name of every client takes long where nobody answers.
    disableReverseLookup: true,
    logger: false,
    ...options,
    onRcptTo({ address }, _session, done) {
      if (mood === 'refuses') meet(mood)
      const isRefused = mood === 'refuses' || refused.has(address)
      done(isRefused ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null)
    },
    onData(stream, { envelope }, done) {
      // A mail is treated in one mood from beginning to end.
      const treatment = mood
      meet(treatment)
      if (treatment === 'breaks-off') for (const socket of sockets) socket.destroy()
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (treatment === 'silent') return
        if (treatment === 'busy') return done(Object.assign(new Error('try again later'), { responseCode: 451 }))
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() })
        if (treatment === 'forgets-to-say') for (const socket of sockets) socket.destroy()
        done()
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo

  async function close() {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => server.close(resolve))
  }
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    connections: () => connections,
    met: (one) => met.get(one) ?? 0,
    setMood: (next) => (mood = next),
    refuse: (recipient) => refused.add(recipient),
    close,
  }
}

/** The header fields of a mail with folded lines joined, by lower-case name; a name that comes twice has two values. */
export function headersOf(raw: string): Map<string, string[]> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  const headers = new Map<string, string[]>()
  for (const line of head.split('\r\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()])
  }
  return headers
}

/** A header value with its encoded words decoded. */
export function decodedHeader(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
    )
}

/** The texts of a mail's parts, decoded. */
export function bodiesOf(raw: string): string[] {
  return [...raw.matchAll(/Content-Transfer-Encoding: base64\r\n\r\n([\w+/=\r\n]+)/g)].map(([, body]) =>
    Buffer.from(body!, 'base64').toString(),
  )
}
