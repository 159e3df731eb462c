import { connect } from 'node:net'
import { uploadMessages } from '#content/upload-messages.ts'
import type { Log } from '#server/log.ts'
import { type Inspection, refused } from './file-type.ts'

/** Where a program listens: a socket of this machine, or a host and a port. */
export type SocketAddress = { path: string } | { host: string; port: number }

/** What a scanner makes of a file. Where it cannot say, nobody knows what the file holds. */
export type Scan = { kind: 'clean' } | { kind: 'found'; name: string } | { kind: 'unknown'; reason: string }

export type VirusScan = (bytes: Buffer) => Promise<Scan>

const TIME_LIMIT_MS = 10_000
/** The scanner refuses chunks that are longer than a file may be; ours are far below. */
const CHUNK_BYTES = 64 * 1024
const LONGEST_ANSWER = 1024
const LONGEST_REASON = 200

/**
 * Asks ClamAV's daemon by its command `INSTREAM`: the bytes go over the connection, each chunk with its length before
 * it, and one line comes back. Every file has a connection of its own.
 */
export function createVirusScan(address: SocketAddress, timeLimit = TIME_LIMIT_MS): VirusScan {
  return (bytes) => {
    const { promise, resolve } = Promise.withResolvers<Scan>()
    const socket = connect(address)
    const end = (scan: Scan) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(scan)
    }
    const timer = setTimeout(() => end({ kind: 'unknown', reason: 'no answer in time' }), timeLimit)
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      answer += text
      if (answer.includes('\0') || answer.length > LONGEST_ANSWER) end(readAnswer(answer))
    })
    socket.on('error', ({ message }) => end({ kind: 'unknown', reason: message }))
    socket.on('close', () => end({ kind: 'unknown', reason: 'the connection ended without an answer' }))
    for (const part of command(bytes)) socket.write(part)
    return promise
  }
}

function* command(bytes: Buffer): Generator<Buffer | string> {
  yield 'zINSTREAM\0'
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const chunk = bytes.subarray(start, start + CHUNK_BYTES)
    yield lengthOf(chunk)
    yield chunk
  }
  yield lengthOf(Buffer.alloc(0))
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}

function readAnswer(text: string): Scan {
  const answer = text.split('\0')[0]?.trim() ?? ''
  if (answer === 'stream: OK') return { kind: 'clean' }
  const name = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (name !== undefined) return { kind: 'found', name }
  return { kind: 'unknown', reason: `the scanner answered ${answer.slice(0, LONGEST_REASON)}` }
}

export type ScanDeps = { scan?: VirusScan | undefined; log: Log }

/** What has stood the inspection, unless the scanner finds something in it as it was sent, or cannot say. */
export async function scanned<T>({ scan, log }: ScanDeps, bytes: Buffer, sound: Inspection<T>): Promise<Inspection<T>> {
  const result = await scan?.(bytes)
  if (result?.kind === 'found') {
    log.warn('upload with a virus refused', { virus: result.name })
    return refused(uploadMessages.infected)
  }
  if (result?.kind === 'unknown') {
    log.error('an upload could not be scanned', { reason: result.reason })
    return refused(uploadMessages.notScanned)
  }
  return sound
}
