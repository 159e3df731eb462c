import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageCache } from '../cache/page-cache.ts'
import { pageKey } from '../cache/page-key.ts'
import type { PackedPage } from '../cache/page-copy.ts'
import type { Config } from '../config.ts'
import type { Front } from '../http-server.ts'
import { hostRule } from '../middleware/host-check.ts'
import { RATES } from '../middleware/rate-limit.ts'
import type { RateLimiter } from '../middleware/rate-limiter.ts'
import { newRequestId, recordRequest, type RequestRecord } from '../middleware/request-log.ts'
import { clientAddress, isLoopback, visitorOf } from './client-address.ts'
import { codingFor, type Coding } from './coding.ts'
import { hasCurrent } from './file-response.ts'

export type PageFrontDeps = RequestRecord & { config: Config; limiter: RateLimiter; pageCache: PageCache }

/**
 * Answers at once with pages that are kept and up to date, before anything else of the site is set in motion. It
 * refuses nobody: whatever is not plain reading of such a page goes on to the site, which has its reasons to say.
 */
export function createPageFront({ config, limiter, pageCache, ...record }: PageFrontDeps): Front {
  const hostProblem = hostRule(config)
  return (request, response, next) => {
    const started = performance.now()
    const { headers, method = '', url = '' } = request
    if (!isPlainReading(request) || hostProblem(headers.host, request.rawHeaders) !== null) return next()
    const key = url.includes('?') ? pageKey(url) : url
    const copy = key === null ? null : pageCache.find(key)
    const page = copy?.ready(codingOf(headers['accept-encoding']))
    if (!copy || !page) return next()
    const address = addressOf(request, config.trustProxy)
    if (!isLoopback(address) && !limiter.take(RATES.pages, visitorOf(address)).allowed) return next()
    const id = newRequestId()
    const status = send(request, response, { page, id })
    recordRequest(record, { id, method, route: copy.facts.route, status }, { started, address })
  }
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Without a word of who asks, and without anything to read but the address. */
function isPlainReading({ method, headers }: IncomingMessage): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || !HOST.test(headers.host ?? '')) return false
  if (headers.cookie !== undefined || headers.authorization !== undefined) return false
  return headers['content-length'] === undefined && headers['transfer-encoding'] === undefined
}

function send(request: IncomingMessage, response: ServerResponse, { page, id }: { page: PackedPage; id: string }) {
  const hasIt = page.etag !== null && hasCurrent(request.headers['if-none-match'] ?? null, page.etag)
  const status = hasIt ? 304 : 200
  response.writeHead(status, [...(hasIt ? page.unchanged : page.headers), 'x-request-id', id])
  if (hasIt || request.method === 'HEAD') response.end()
  else response.end(page.body)
  return status
}

function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwardedFor = headers['x-forwarded-for']
  return clientAddress({ socket: socket.remoteAddress, forwardedFor: forwardedFor?.toString() }, proxies)
}

/** Browsers send a handful of different wishes, again and again. */
const codings = new Map<string, Coding>()
const MOST_CODINGS = 100

function codingOf(accepted = ''): Coding {
  const known = codings.get(accepted)
  if (known) return known
  if (codings.size >= MOST_CODINGS) codings.clear()
  const coding = codingFor(accepted)
  codings.set(accepted, coding)
  return coding
}
