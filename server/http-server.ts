import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Config } from './config.ts'
import { addSecurityHeaders } from './middleware/security-headers.ts'
import type { HttpScope } from './middleware/http-scope.ts'
import { plainTarget } from './web/request/request-target.ts'
import type { Duplex } from 'node:stream'

const STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** What may answer before the site does; it calls `next` for what is not its own. */
export type Front = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const SECOND = 1000
const LIMITS = {
  headersTimeout: 10 * SECOND,
  // A product with its pictures over a slow line; how slowly a body may come is watched while it is read.
  requestTimeout: 300 * SECOND,
  connectionsCheckingInterval: 2 * SECOND,
  maxHeaderSize: 16 * 1024,
}
/** Nothing comes or goes for so long only where an answer is not read. The slowest answer of ours takes less. */
const SILENCE_MS = 120 * SECOND
const MAX_HEADERS = 100
const MAX_CONNECTIONS = 4096
const MAX_REQUESTS_PER_CONNECTION = 1000

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

export function siteListener(app: Hono<HttpScope>, config: Config, front?: Front): Listener {
  const site = getRequestListener(app.fetch, { errorHandler: () => malformed(config) })
  return (request, response) => {
    request.url = plainTarget(request.url ?? '', request.headers.host)
    if (front) front(request, response, () => void site(request, response))
    else void site(request, response)
  }
}

/** A web server that no slow or greedy client can hold. */
export function createHttpServer(app: Hono<HttpScope>, config: Config, front?: Front, silenceMs = SILENCE_MS): Server {
  // Behind a proxy the proxy closes first; otherwise it would send a request into a closing connection.
  const keepAliveTimeout = config.trustProxy > 0 ? 65 * SECOND : 5 * SECOND
  // Most requests bring no body: no stream is set in motion to say so.
  const server = createServer(
    { ...LIMITS, keepAliveTimeout, optimizeEmptyRequests: true },
    siteListener(app, config, front),
  )
  server.on('clientError', (error, socket) => answerUnreadable(error, socket, config))
  server.timeout = silenceMs
  server.maxHeadersCount = MAX_HEADERS
  server.maxConnections = MAX_CONNECTIONS
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_CONNECTION
  return server
}

/** A target or host that is no address at all never reaches the site. */
function malformed(config: Config): Response {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  addSecurityHeaders(headers, config)
  return new Response('Bad request\n', { status: 400, headers })
}

/** What Node's parser says of a request that it cannot read. */
type ParserError = Error & { code?: string; rawPacket?: Buffer }

/**
 * Answers what the parser does not let through, and closes the connection. Some programs leave letters of an address as
 * they are that ought to be percent-encoded: they are led to the address that they mean.
 */
function answerUnreadable(error: ParserError, socket: Duplex, config: Config): void {
  // Node keeps it here while it is on its way: another answer must not be written into it.
  const { _httpMessage: answered } = socket as { _httpMessage?: ServerResponse | null }
  if (socket.writable && !answered?.headersSent) socket.write(answerTo(error, config))
  socket.destroy(error)
}

function answerTo(error: ParserError, config: Config): string {
  const meant = error.code === 'HPE_INVALID_URL' ? encodedTarget(error.rawPacket?.toString('latin1') ?? '') : null
  const status = meant === null ? (STATUS[error.code ?? ''] ?? 400) : 308
  const text = meant === null ? `${status === 400 ? 'Bad request' : STATUS_CODES[status]}\n` : ''
  const headers = new Headers({
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(text.length),
    'Cache-Control': 'no-store',
    Connection: 'close',
  })
  if (meant !== null) headers.set('Location', meant)
  addSecurityHeaders(headers, config)
  const lines = Array.from(headers, ([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n')
}

/** The address of a request line with every byte encoded that needs it; null where it is none of this site. */
function encodedTarget(request: string): string | null {
  // oxlint-disable-next-line no-control-regex -- a blank may be a part of a letter here
  const target = /^(?:GET|HEAD) (\/(?!\/)[^\u0000- \u007f\\]*) HTTP\/1\.1\r\n/.exec(request)?.[1]
  return target?.replaceAll(/[\u0080-\u00ff]/g, percent) ?? null
}

function percent(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16).toUpperCase()}`
}
