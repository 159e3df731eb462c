import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReadyAnswer } from '#server/cache/ready-answer.ts'
import { codingFor, type Coding } from '#server/coding.ts'
import { hasCurrent } from './files/file-response.ts'

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether nothing is wanted but to read what is there, whole. */
export function isPlainReading({ method, headers }: IncomingMessage): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || !HOST.test(headers.host ?? '')) return false
  if (headers.authorization !== undefined || headers.range !== undefined) return false
  return headers['content-length'] === undefined && headers['transfer-encoding'] === undefined
}

/** Answers with the status that was sent. */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  { answer, id }: { answer: ReadyAnswer; id: string },
): number {
  const hasIt = answer.etag !== null && hasCurrent(request.headers['if-none-match'] ?? null, answer.etag)
  const status = hasIt ? 304 : 200
  response.writeHead(status, [...(hasIt ? answer.unchanged : answer.headers), 'x-request-id', id])
  if (hasIt || request.method === 'HEAD') response.end()
  else response.end(answer.body)
  return status
}

/** Browsers send a handful of different wishes, again and again. */
const codings = new Map<string, Coding>()
const MOST_CODINGS = 100

/** The coding that a request's `Accept-Encoding` asks for. */
export function wantedCoding(accepted = ''): Coding {
  const known = codings.get(accepted)
  if (known) return known
  if (codings.size >= MOST_CODINGS) codings.clear()
  const coding = codingFor(accepted)
  codings.set(accepted, coding)
  return coding
}
