import { createHmac } from 'node:crypto'
import { lookup as dnsLookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Attempt } from '#domain/webhooks/delivery.ts'
import { isLoopback, isPublicAddress, targetProblem } from '#domain/webhooks/public-address.ts'

/** What is sent, and the secrets that sign it. */
export type Sent = { url: string; id: string; body: string; secrets: readonly string[]; now: Date }
export type SendWebhook = (sent: Sent, stopping: AbortSignal) => Promise<Attempt>

const PATIENCE_MS = 10_000
/** Bytes of an answer that are read. */
const MOST_READ = 16_384

class NotPublic extends Error {
  readonly code = 'not-public'
}

/** Posts what is signed as Standard Webhooks says, to public addresses alone, and follows no redirect. */
export function webhookSender(
  allowsLoopback: boolean,
  { patience = PATIENCE_MS, lookup = dnsLookup }: { patience?: number; lookup?: LookupAll } = {},
): SendWebhook {
  const isAllowed = (address: string, protocol: string) =>
    (protocol === 'https:' && isPublicAddress(address)) || (allowsLoopback && isLoopback(address))
  return async (sent, stopping) => {
    const problem = targetProblem(sent.url, allowsLoopback)
    if (problem) return { status: null, error: problem }
    const deadline = AbortSignal.timeout(patience)
    try {
      const { statusCode: status = 0 } = await post(sent, {
        signal: AbortSignal.any([deadline, stopping]),
        lookup: publicLookup(lookup, (address) => isAllowed(address, new URL(sent.url).protocol)),
      })
      if (status >= 200 && status < 300) return { status, error: '' }
      return { status, error: status >= 300 && status < 400 ? 'redirect' : 'refused' }
    } catch (error) {
      if (deadline.aborted) return { status: null, error: 'timeout' }
      const { code } = error as NodeJS.ErrnoException
      return { status: null, error: code ?? 'failed' }
    }
  }
}

function signature(secret: string, { id, timestamp, body }: { id: string; timestamp: number; body: string }) {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

function post({ url, id, body, secrets, now }: Sent, options: RequestOptions): Promise<IncomingMessage> {
  const timestamp = Math.floor(now.getTime() / 1000)
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'User-Agent': 'webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => signature(secret, { id, timestamp, body })).join(' '),
  }
  const request = new URL(url).protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    // Without an agent each connection is new, and its address looked at.
    const posted = request(url, { ...options, method: 'POST', agent: false, headers }, (answer) => {
      let read = 0
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length
        if (read > MOST_READ) answer.destroy()
      })
      answer.on('error', () => {})
      answer.on('close', () => resolve(answer))
    })
    posted.on('error', reject)
    posted.end(body)
  })
}

type LookupAll = (
  name: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, found: { address: string; family: number }[]) => void,
) => void

/** Looks a name up and refuses it where any of its addresses is not allowed. */
function publicLookup(lookup: LookupAll, isAllowed: (address: string) => boolean): LookupFunction {
  return (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) done(error ?? new NotPublic(), '')
      else if (!found.every(({ address }) => isAllowed(address))) done(new NotPublic(), '')
      else if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
}
