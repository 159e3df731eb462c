import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** What the scanner takes for a virus. */
export const MARK = 'MARK-OF-WHAT-IS-FOUND'
const NAME = 'Test.Mark'

/** How it answers: as it should, that a file is too long for it, not at all, or by breaking off. */
type ScannerMood = 'scans' | 'too-long' | 'silent' | 'breaks-off'

/** Listens as ClamAV's daemon does, on a free port of this machine or at a path, and takes its command `INSTREAM`. */
export type Scanner = {
  /** As `CLAMD_SOCKET` names it. */
  address: string
  /** The files that came whole. */
  taken: Buffer[]
  setMood(mood: ScannerMood): void
  close(): Promise<void>
}

export async function openScanner(path?: string): Promise<Scanner> {
  let mood: ScannerMood = 'scans'
  const taken: Buffer[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let sent = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (bytes: Buffer) => {
      sent = Buffer.concat([sent, bytes])
      if (mood === 'breaks-off') socket.destroy()
      const file = fileIn(sent)
      if (file === null || mood === 'silent' || mood === 'breaks-off') return
      taken.push(file)
      socket.end(mood === 'too-long' ? 'INSTREAM size limit exceeded. ERROR\0' : answerTo(file))
    })
  })
  server.listen(path === undefined ? { port: 0, host: '127.0.0.1' } : { path })
  await once(server, 'listening')
  return {
    address: path ?? `127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    setMood: (next) => (mood = next),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const COMMAND = Buffer.from('zINSTREAM\0')

/** The file that was sent, once its last chunk of no length is there; null before. */
function fileIn(sent: Buffer): Buffer | null {
  const chunks: Buffer[] = []
  let at = COMMAND.length
  while (sent.length >= at + 4) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return sent.subarray(0, COMMAND.length).equals(COMMAND) ? Buffer.concat(chunks) : null
    chunks.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

function answerTo(file: Buffer): string {
  return file.includes(MARK) ? `stream: ${NAME} FOUND\0` : 'stream: OK\0'
}
