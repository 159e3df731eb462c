import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Config } from './config.ts'
import { addSecurityHeaders } from './middleware/security-headers.ts'
import type { HttpScope } from './middleware/http-scope.ts'
import { plainTarget } from './web/request/request-target.ts'
import { answerUnreadable } from './web/request/unreadable-request.ts'

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

/** What answers the requests of a web server. */
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
