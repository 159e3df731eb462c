import type { Handler } from 'hono'
import type { z } from 'zod'
import { confirmationWords } from '#content/admin/confirmation.ts'
import { can, Forbidden, Unconfirmed } from '#domain/accounts/permissions.ts'
import type { Caller, StaffCaller, Visitor } from '#domain/accounts/caller.ts'
import { preferredLocale } from '#domain/accounts/staff-locale.ts'
import { isAway } from '#server/away.ts'
import type { PageCache } from '#server/cache/page-cache.ts'
import type { Config } from '#server/config.ts'
import { strongEtag } from '#server/etag.ts'
import { incomingFolder } from '#server/files/private/incoming.ts'
import type { Log } from '#server/log.ts'
import type { HttpContext, HttpScope } from '#server/middleware/http-scope.ts'
import { takeFromQuota } from '#server/middleware/rate-limit.ts'
import { hasLeft } from '#server/middleware/request-log.ts'
import type { RateLimiter } from '#server/middleware/rate-limiter.ts'
import type { Services } from '#server/services/services.ts'
import { hasCurrent } from '#server/web/files/file-response.ts'
import { sourceOf } from '#server/web/request/client-address.ts'
import { readFields, type BodyRule, type Fields, type FilesAside } from '#server/web/request/request-body.ts'
import type { Access, Answer, Endpoint, SentFile } from './endpoint.ts'
import { envelopeResponse, errorEnvelope, jsonResponse, type Envelope } from './envelope.ts'
import { longListResponse, privateListResponse } from './long-list.ts'

export type ApiDeps = {
  log: Log
  services: Services
  limiter: RateLimiter
  pageCache: PageCache
  config: Pick<Config, 'dataDir'>
}

type Read = { ok: true; fields: Fields; aside?: FilesAside | null } | { ok: false; response: Response }

/** The way of every call: who asks, what is sent, whether it makes sense, and then the work itself. */
export function runEndpoint(row: Endpoint, { log, services, limiter, pageCache, config }: ApiDeps): Handler<HttpScope> {
  const incoming = incomingFolder(config)
  return async (c) => {
    let aside: FilesAside | null | undefined
    try {
      const caller = await admit(row.access, c.get('visitor'))
      if (caller instanceof Response) return caller
      const read = row.body === 'none' ? readQuery(c, row) : await readBody(c, row.body, incoming)
      if (!read.ok) return read.response
      ;({ aside } = read)
      const input = row.input.safeParse(read.fields)
      if (!input.success) return invalid(input.error)
      const account = caller.kind === 'customer' ? caller.uuid : undefined
      const takeOne = () => takeFromQuota({ limiter, rules: row.quota ?? [], account }, c)
      const source = sourceOf(c.get('clientAddress'))
      const staff = () => readingStaff(c.get('visitor'))
      const call = { services, caller, staff, headers: c.req.raw.headers, source, takeFromQuota: takeOne }
      const answer = await row.handle(input.data, call)
      if ('file' in answer) return fileAnswer(answer.file)
      if (!('list' in answer)) return toResponse(c, row, answer)
      return answer.isPrivate ? privateListResponse(answer.list) : await longListResponse(c, answer.list, pageCache)
    } catch (error) {
      // The right was taken away while the call was on its way.
      if (error instanceof Forbidden) return errorEnvelope(403, 'Not allowed')
      if (error instanceof Unconfirmed) return errorEnvelope(403, confirmationWords.missing.en)
      // A caller who hung up halfway is no error of ours.
      if (!hasLeft(c)) log.error('call failed', { id: c.get('requestId'), route: row.path, error })
      return isAway(error) ? unavailable(row.failure) : errorEnvelope(500, row.failure)
    } finally {
      await aside?.remove()
    }
  }
}

/** Database or storage are full, locked or away: what fails now may succeed soon. */
function unavailable(message: string): Response {
  const response = errorEnvelope(503, message)
  response.headers.set('Retry-After', '5')
  return response
}

/** Who calls, or why not: nobody is signed in (401), or somebody who may not do this (403). */
export async function admit(access: Access, visitor: Visitor): Promise<Caller | Response> {
  if (access === 'public') return { kind: 'anyone' }
  const wanted = access === 'customer' ? await visitor.customer() : await visitor.staff()
  if (wanted && (access === 'customer' || (wanted.kind === 'staff' && can(wanted.role, access)))) return wanted
  if (access !== 'customer' && (await visitor.staffWithoutFactor())) {
    return errorEnvelope(403, 'Set up two-step verification in the staff area first')
  }
  const isKnown = wanted ?? (access === 'customer' ? await visitor.staff() : await visitor.customer())
  return isKnown ? errorEnvelope(403, 'Not allowed') : errorEnvelope(401, 'Sign in first')
}

async function readingStaff(visitor: Visitor): Promise<StaffCaller | null> {
  const staff = await visitor.staff()
  return staff && can(staff.role, 'records.read') ? staff : null
}

function readQuery(c: HttpContext, { repeats }: Pick<Endpoint, 'repeats'>): Read {
  const query = c.req.queries()
  const repeated = Object.keys(query).find((name) => query[name]!.length > 1 && !name.endsWith('[]'))
  if (!repeats && repeated !== undefined) return refuse(422, 'A parameter was sent more than once', repeated)
  return {
    ok: true,
    fields: Object.fromEntries(
      Object.entries(query).map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
    ),
  }
}

async function readBody(c: HttpContext, rule: BodyRule, incoming: string): Promise<Read> {
  const body = await readFields(c.req.raw, rule, incoming)
  if (body.ok) return { ok: true, ...body.value }
  const { status, message, field } = body.problem
  const text = message[preferredLocale(c.req.header('accept-language') ?? null) ?? 'en']
  return refuse(status, text, field)
}

function refuse(status: number, message: string, field?: string): Read {
  const data = field === undefined ? undefined : { fields: { [field]: message } }
  return { ok: false, response: errorEnvelope(status, message, data) }
}

function fileAnswer({ body, type, name }: SentFile): Response {
  const headers = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` }
  return new Response(body, { headers: { ...headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } })
}

/** The first problem is the message; all of them are listed by field. */
function invalid(error: z.ZodError): Response {
  const problems = error.issues.map((issue): [string, string] => [issue.path.join('.') || 'request', issue.message])
  const [field, message] = problems[0]!
  return errorEnvelope(422, `${field} ${message}`, { fields: Object.fromEntries(problems.toReversed()) })
}

function refused(answer: Extract<Answer<unknown>, { ok: false }>): Response {
  if (answer.status !== 429) {
    const detail = { ...answer.data, ...(answer.fields ? { fields: answer.fields } : {}) }
    return errorEnvelope(answer.status, answer.message, Object.keys(detail).length > 0 ? detail : undefined)
  }
  const headers = { 'Retry-After': String(answer.retryAfterSeconds) }
  return envelopeResponse(429, { status: 'error', message: answer.message }, headers)
}

function toResponse(
  c: HttpContext,
  row: Endpoint,
  answer: Exclude<Answer<unknown>, { list: unknown } | { file: unknown }>,
): Response {
  if (!answer.ok) return refused(answer)
  const { data, message, total, cookies = [], isPrivate = false } = answer
  const headers: Record<string, string> = total === undefined ? {} : { 'X-Total-Count': String(total) }
  const envelope: Envelope = { status: 'success', ...(message === undefined ? {} : { message }), data }
  if (row.cache === 'none' || isPrivate) {
    const response = envelopeResponse(200, envelope, headers)
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    return response
  }
  const text = JSON.stringify(envelope)
  const etag = strongEtag(text)
  const cached = { ...headers, 'Cache-Control': 'public, no-cache', ETag: etag }
  if (hasCurrent(c.req.header('if-none-match') ?? null, etag))
    return new Response(null, { status: 304, headers: cached })
  return jsonResponse(200, text, cached)
}
