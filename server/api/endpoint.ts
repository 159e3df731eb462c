import { z } from 'zod'
import type { Act } from '#domain/accounts/permissions.ts'
import type { Caller, CustomerCaller, StaffCaller, Source } from '#domain/accounts/caller.ts'
import type { RateRule } from '#server/middleware/rate-limiter.ts'
import type { Services } from '#server/services/services.ts'
import type { BodyRule } from '#server/web/request/request-body.ts'
import type { LongList } from './long-list.ts'
import { isLocale, type Locale } from '#domain/text/locale.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { preferredLocale } from '#domain/accounts/staff-locale.ts'

const DEFAULT_PER_PAGE = 20
const MAX_PER_PAGE = 100
const MAX_PAGE = 1_000_000

/** Lists answer everything unless a page is asked for. */
export const listInput = z.object({
  page: count(MAX_PAGE)
    .optional()
    .meta({ description: 'Page of the list, from 1. Without it, everything is answered.' }),
  per_page: count(MAX_PER_PAGE)
    .optional()
    .meta({ description: `Entries of a page, 1 to ${MAX_PER_PAGE}; default ${DEFAULT_PER_PAGE}.` }),
})

/** Who may call: anyone, a signed-in customer, or staff and programs with the right to an act. */
export type Access = 'public' | 'customer' | Act

/** `revalidate`: may be cached, and is asked for again each time. `none`: is never cached. */
type CacheClass = 'revalidate' | 'none'

export type Call = {
  services: Services
  /** Whom the row's access let in; rows for anyone look nobody up. */
  caller: Caller
  /** Somebody of staff who may read records that are not on the site, for rows that are for anyone; null for all others. */
  staff(): Promise<StaffCaller | null>
  /** Of the request; for rows that open and end sessions, and for the language of the answer. */
  headers: Headers
  /** Where the caller sends from. */
  source: Source
  /** Takes one use from the row's quota, or says how many seconds the caller has to wait for it. */
  takeFromQuota(): Promise<number | null>
}

/**
 * What a handler gives back. `total` is the size of the whole list of which `data` is a page; `list` is a whole one,
 * however long; `cookies` are for the browser to keep. What is for the caller alone is cached nowhere, whatever its row says.
 */
export type Answer<Data> =
  | { ok: true; data: Data; message?: string; total?: number; cookies?: string[]; isPrivate?: boolean }
  | { ok: true; file: SentFile }
  | { ok: true; list: LongList<Data extends (infer Item)[] ? Item : unknown>; isPrivate?: boolean }
  | {
      ok: false
      status: 401 | 403 | 404 | 409 | 410 | 413 | 422
      message: string
      fields?: Record<string, string>
      data?: Record<string, unknown>
    }
  | { ok: false; status: 429; message: string; retryAfterSeconds: number }

/** A file that is made while it is sent, for the caller alone. */
export type SentFile = { body: ReadableStream<Uint8Array<ArrayBuffer>>; type: string; name: string }

type Shared = {
  path: `/api/${string}`
  /** One line for the API's description. */
  summary: string
  access: Access
  rates: readonly [RateRule, ...RateRule[]]
}

/** One row of the endpoint table. A row that leaves anything open does not compile. */
export type Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = Shared & {
  method: 'GET' | 'POST'
  /** What a call may carry; a GET carries its input in the query. */
  body: BodyRule | 'none'
  input: Input
  /** A parameter of a GET may come more than once. */
  repeats?: true | undefined
  /** The schema of `data`. */
  output: Output
  cache: CacheClass
  /** Limits on what the call does, beside those on asking for it: what is refused as wrong takes nothing from them. */
  quota?: readonly RateRule[]
  /** The types of a row that answers with a file. */
  sends?: readonly string[]
  /** Statuses that it answers with beside those of all calls of its kind, in words for the API's description. */
  refusals?: Readonly<Partial<Record<401 | 404 | 409 | 410, string>>>
  /** What callers read when it fails for a reason that is not theirs (docs/specification 8). */
  failure: string
  handle(input: z.output<Input>, call: Call): Promise<Answer<z.output<Output>>>
}

/** A row that answers with a file instead of the envelope; null where there is none of that name. */
export type FileEndpoint = Shared & {
  method: 'GET'
  path: `/api/${string}/:file`
  respond(request: Request, file: string, call: Pick<Call, 'services'>): Promise<Response | null>
}

/** A row whose input and output are checked against its handler. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType>(
  row: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return row
}

export function found<Data>(data: Data): Answer<Data> {
  return { ok: true, data }
}

export function notFound(message: string): { ok: false; status: 404; message: string } {
  return { ok: false, status: 404, message }
}

/** What is said to whoever asks for something of staff's in a call for anyone. */
export function signInFirst(): { ok: false; status: 401; message: string } {
  return { ok: false, status: 401, message: 'Sign in first' }
}

/** The member of staff whom a row for staff let in. */
export function staffOf({ caller }: Pick<Call, 'caller'>): StaffCaller {
  if (caller.kind !== 'staff') throw new Error('A row for staff was answered without one')
  return caller
}

export function customerOf({ caller }: Pick<Call, 'caller'>): CustomerCaller {
  if (caller.kind !== 'customer') throw new Error('A row for customers was answered without one')
  return caller
}

/** The language that a call asks to be answered in: its `locale` field, else its `Accept-Language`; null for neither. */
export function languageAsked(fields: FormFields, { headers }: Pick<Call, 'headers'>): Locale | null {
  return isLocale(fields['locale']) ? fields['locale'] : preferredLocale(headers.get('accept-language'))
}

/** The language that somebody writes in who says nothing of it. */
export function languageWritten(fields: FormFields): Locale {
  return /\p{Script=Arabic}/u.test(Object.values(fields).join(' ')) ? 'ar' : 'en'
}

export type ListPage = { offset: number; limit: number }

export function listPage({ page, per_page }: z.output<typeof listInput>): ListPage | null {
  if (page === undefined && per_page === undefined) return null
  const limit = per_page ?? DEFAULT_PER_PAGE
  return { offset: ((page ?? 1) - 1) * limit, limit }
}

function count(most: number) {
  const expected = `must be a whole number from 1 to ${most}`
  return z
    .string({ error: expected })
    .regex(/^[1-9]\d{0,6}$/, { error: expected })
    .transform(Number)
    .refine((value) => value <= most, { error: expected })
}
