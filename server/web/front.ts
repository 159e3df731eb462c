import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageFacts, ReadyAnswer } from '#server/cache/cached-page.ts'
import type { AnsweredFile, FileCache } from '#server/cache/file-cache.ts'
import type { PageCache } from '#server/cache/page-cache.ts'
import { pageKey } from '#server/cache/page-key.ts'
import { RANGE_FILES } from '#domain/sheets/range-files.ts'
import type { Config } from '#server/config.ts'
import type { Front } from '#server/http-server.ts'
import type { DailyCountsService } from '#server/services/reports/daily-counts.ts'
import { hostRule } from '#server/middleware/host-check.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import type { RateLimiter, RateRule } from '#server/middleware/rate-limiter.ts'
import { newRequestId, recordRequest, type RequestRecord } from '#server/middleware/request-log.ts'
import { clientAddress, isLoopback, visitorOf } from './request/client-address.ts'
import { countFile, countPage, fileAt, isCounted, type Visit } from './visits.ts'
import { isFileAddress } from './files/cache-files.ts'
import { codingFor, type Coding } from '#server/coding.ts'
import { hasCurrent } from '#server/web/files/file-response.ts'

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Browsers send a handful of different headers, again and again. */
const codings = new Map<string, Coding>()
const MOST_CODINGS = 100

type FrontDeps = RequestRecord & {
  config: Config
  limiter: RateLimiter
  pageCache: PageCache
  fileCache: FileCache
  counts: DailyCountsService
}

/** What is at hand for an address: the answer, the pattern of its address for the log, and how often it may be had. */
type AtHand = Pick<PageFacts, 'route' | 'choice'> & { answer: ReadyAnswer; rate: RateRule | null }

/**
 * Answers at once with pages and files that are cached and up to date, before anything else of the site is set in
 * motion. It refuses nobody: whatever is not plain reading of such an address goes on to the site, which has its
 * reasons to say.
 */
export function createFront({ config, limiter, pageCache, fileCache, counts, ...record }: FrontDeps): Front {
  const hostProblem = hostRule(config)
  return (request, response, next) => {
    const started = performance.now()
    const { headers, method = '', url = '' } = request
    if (!isPlainReading(request) || hostProblem(headers.host, request.rawHeaders) !== null) return next()
    const found =
      isFileAddress(url) || RANGE_FILES.has(url) ? fileAtHand(fileCache, request) : pageAtHand(pageCache, request)
    if (!found) return next()
    const { answer, route, rate } = found
    const address = addressOf(request, config.trustProxy)
    if (rate && !isLoopback(address) && !limiter.take(rate, visitorOf(address)).allowed) return next()
    const id = newRequestId()
    const status = sendReady(request, response, { answer, id })
    if (rate === RATES.files) countFile(counts, fileAt(url), visitOf(request))
    else if (isCounted(found)) countPage(counts, found, visitOf(request))
    recordRequest(record, { id, method, route, status }, { started, address })
  }
}

function fileAtHand(fileCache: FileCache, { url = '', headers }: IncomingMessage): AtHand | null {
  const kept = fileCache.find(url, wantedCoding(headers['accept-encoding']))
  return kept && { answer: kept, route: kept.route, rate: rateOf(url, kept) }
}

function rateOf(url: string, { isUpload }: AnsweredFile): RateRule | null {
  if (RANGE_FILES.has(url)) return RATES.ranges
  return isUpload ? RATES.files : null
}

/** Whoever is known by a cookie may see another page than the next visitor. */
function pageAtHand(pageCache: PageCache, { url = '', headers }: IncomingMessage): AtHand | null {
  if (headers.cookie !== undefined) return null
  const key = url.includes('?') ? pageKey(url) : url
  const copy = key === null ? null : pageCache.find(key)
  const answer = copy?.ready(wantedCoding(headers['accept-encoding']))
  return copy && answer ? { ...copy.facts, answer, rate: RATES.pages } : null
}

function visitOf({ method = '', url: target = '', headers }: IncomingMessage): Visit {
  const { 'user-agent': userAgent, referer, cookie } = headers
  const purpose = (headers['sec-purpose'] ?? headers['purpose'])?.toString()
  return { method, target, userAgent, referer, cookie, purpose }
}

function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwardedFor = headers['x-forwarded-for']
  return clientAddress({ socket: socket.remoteAddress, forwardedFor: forwardedFor?.toString() }, proxies)
}

/** Whether nothing is wanted but to read what is there, whole. */
function isPlainReading({ method, headers }: IncomingMessage): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || !HOST.test(headers.host ?? '')) return false
  if (headers.authorization !== undefined || headers.range !== undefined) return false
  return headers['content-length'] === undefined && headers['transfer-encoding'] === undefined
}

function sendReady(
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

/** The coding that a request's `Accept-Encoding` asks for. */
function wantedCoding(accepted = ''): Coding {
  const known = codings.get(accepted)
  if (known) return known
  if (codings.size >= MOST_CODINGS) codings.clear()
  const coding = codingFor(accepted)
  codings.set(accepted, coding)
  return coding
}
