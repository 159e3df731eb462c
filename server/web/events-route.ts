import type { Hono } from 'hono'
import { can } from '#domain/accounts/permissions.ts'
import { EVENTS_PATH } from '#domain/accounts/staff-paths.ts'
import type { HttpContext, HttpScope } from '#server/middleware/http-scope.ts'
import { rateLimit, RATES } from '#server/middleware/rate-limit.ts'
import type { RateLimiter } from '#server/middleware/rate-limiter.ts'
import type { Services } from '#server/services/services.ts'
import { readingRoute } from './reading-route.ts'

type EventsDeps = { services: Pick<Services, 'staffSessions' | 'inboxChanges' | 'inboxEvents'>; limiter: RateLimiter }

/** As a browser sends it, or as the address of a first connection says it. */
const LAST_ID = 'last-event-id'
const NOT_KEPT = { 'Cache-Control': 'no-store' }
const WAIT_SECONDS = '60'

/** Where open screens of staff hear of the inbox, for as long as they are signed in. */
export function eventsRoute(app: Hono<HttpScope>, { services, limiter }: EventsDeps): void {
  app.use(EVENTS_PATH, rateLimit(limiter, [RATES.reads]))
  readingRoute(app, EVENTS_PATH, (c) => events(c, services))
}

async function events(c: HttpContext, services: EventsDeps['services']): Promise<Response> {
  const { staffSessions, inboxEvents } = services
  const { caller, withoutFactor, sessionId } = await staffSessions.find(c.req.raw.headers, true)
  if (withoutFactor) return line(403, 'Set up two-step verification first')
  if (caller?.via !== 'session' || sessionId === null) return line(401, 'Sign in first')
  if (!can(caller.role, 'requests')) return line(403, 'Not allowed')
  if (c.req.raw.method === 'HEAD') return stream(null)
  if (c.req.header('accept') === 'application/json') return c.json(await stateOf(services), 200, NOT_KEPT)
  const after = placeOf(c.req.header(LAST_ID) ?? c.req.query(LAST_ID))
  const listening = await inboxEvents.listen({ sessionId, after })
  if (listening === 'session-full') return line(429, 'Too many streams of this session')
  if (listening === 'server-full') return line(503, 'Too many streams')
  return stream(listening)
}

/** For screens that the stream does not reach. */
async function stateOf({ inboxChanges }: EventsDeps['services']) {
  const last = await inboxChanges.last()
  return { last, ...(await inboxChanges.counts()) }
}

function placeOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null
}

function stream(body: ReadableStream<Uint8Array<ArrayBuffer>> | null): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      // Proxies such as nginx would keep events until they have many of them.
      'X-Accel-Buffering': 'no',
    },
  })
}

function line(status: 401 | 403 | 429 | 503, text: string): Response {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  if (status === 429 || status === 503) headers.set('Retry-After', WAIT_SECONDS)
  return new Response(`${text}\n`, { status, headers })
}
