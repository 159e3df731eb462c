import type { MiddlewareHandler } from 'hono'
import type { Source } from '#domain/accounts/caller.ts'
import { linkToken } from '#domain/quotes/request-number.ts'
import { isLoopback, sourceOf, visitorOf } from '#server/web/request/client-address.ts'
import { refusal } from '#server/web/refusal.ts'
import type { HttpContext, HttpScope } from './http-scope.ts'
import type { CommonCounts, OwnCounts, RateLimiter, RateRule } from './rate-limiter.ts'

export const RATES = {
  pages: { name: 'pages', limit: 600, seconds: 60, exemptLoopback: true },
  /** Forms, which hundreds of readers behind one address must not hold back. */
  forms: { name: 'forms', limit: 600, seconds: 60, exemptLoopback: true },
  /** Who has a private link, where its address has used up its pages. */
  openedLinks: { name: 'opened links', limit: 120, seconds: 60, perAccount: true },
  reads: { name: 'reads', limit: 600, seconds: 60, exemptLoopback: true },
  /** The range as a spreadsheet: what is not in memory is made. */
  ranges: { name: 'ranges', limit: 60, seconds: 60, exemptLoopback: true },
  /** A visitor who types asks several times for one search. */
  suggestions: { name: 'suggestions', limit: 300, seconds: 60, exemptLoopback: true },
  files: { name: 'files', limit: 6000, seconds: 60, exemptLoopback: true },
  staffWrites: { name: 'staff writes', limit: 300, seconds: 60, together: true },
  uploads: { name: 'uploads', limit: 60, seconds: 60, together: true },
  /** Beyond what an office or the address that a mobile network shares can need. Fewer are never refused. */
  requestsOfDay: { name: 'requests of a day', limit: 300, seconds: 86_400, together: true },
  /** Spreadsheets of visitors: each is read by a process of its own. */
  sheets: { name: 'sheets', limit: 30, seconds: 600, together: true },
  /** Packs of documents: each takes a process for a while. */
  submittals: { name: 'submittals', limit: 5, seconds: 3600, together: true },
  /** Tokens that open nothing. Nobody guesses one; whoever follows old links tries a few. */
  unknownLinks: { name: 'unknown links', limit: 60, seconds: 600, together: true },
  wrongPasswords: { name: 'wrong passwords', limit: 10, seconds: 900, perAccount: true, together: true },
  wrongSignIns: { name: 'wrong sign-ins', limit: 50, seconds: 900, together: true },
  /** From whatever address: many addresses together must not guess without end. */
  wrongForAccount: { name: 'wrong passwords of an account', limit: 100, seconds: 900, ofAccount: true, together: true },
  codes: { name: 'codes', limit: 20, seconds: 3600, together: true },
  codeTries: { name: 'code tries', limit: 50, seconds: 900, together: true },
  staffMails: { name: 'mails of an account', limit: 5, seconds: 3600, ofAccount: true, together: true },
  addressWrites: { name: 'address writes', limit: 60, seconds: 3600, ofAccount: true, together: true },
} satisfies Record<string, RateRule>

/** How many quote requests and contact messages one visitor may send, from pages and by calls together. */
export const REQUEST_QUOTA: readonly RateRule[] = [RATES.requestsOfDay]

/** What pages may do for a visitor only so often. */
export const QUOTAS = {
  requests: REQUEST_QUOTA,
  sheets: [RATES.sheets],
  submittals: [RATES.submittals],
  requestLinks: [RATES.unknownLinks],
  staffSignIn: [RATES.wrongPasswords, RATES.wrongSignIns],
  staffAccount: [RATES.wrongForAccount],
  codes: [RATES.codes],
  codeTries: [RATES.codeTries],
  staffMails: [RATES.staffMails],
  addressWrites: [RATES.addressWrites],
} satisfies Record<string, readonly RateRule[]>

type QuotaName = keyof typeof QUOTAS

/** A visitor's quotas, as pages take from them. */
export type Quotas = {
  /** Null, or how many seconds the visitor has to wait. `account`: whom they say they are. */
  take(quota: QuotaName, account?: string): Promise<number | null>
  /** What went well does not count. */
  giveBack(quota: QuotaName, account?: string): Promise<void>
  /** Where the visitor sends from. */
  source: Source
}

type Limit = { limiter: RateLimiter; rules: readonly RateRule[]; account?: string | undefined }

/** Pages by their address, forms apart from what is read. `opens`: whether a token is that of a private link, which always opens. */
export function pageLimit(
  limiter: RateLimiter,
  opens: (token: string) => Promise<boolean>,
): MiddlewareHandler<HttpScope> {
  return async (c, next) => {
    const rule = c.req.method === 'POST' ? RATES.forms : RATES.pages
    const wait = await takeFromQuota({ limiter, rules: [rule] }, c)
    if (wait === null) return next()
    const token = linkToken(c.req.path)
    const hasLink = token !== null && (await opens(token))
    const ofLink = hasLink ? await takeFromQuota({ limiter, rules: [RATES.openedLinks], account: token }, c) : wait
    return ofLink === null ? next() : refusal(c, 429, { 'Retry-After': String(ofLink) })
  }
}

export function rateLimit(limiter: RateLimiter, rules: readonly RateRule[]): MiddlewareHandler<HttpScope> {
  return async (c, next) => {
    const wait = await takeFromQuota({ limiter, rules }, c)
    return wait === null ? next() : refusal(c, 429, { 'Retry-After': String(wait) })
  }
}

export function quotasOf(limiter: RateLimiter, c: HttpContext): Quotas {
  return {
    source: sourceOf(c.get('clientAddress')),
    take: (quota, account) => takeFromQuota({ limiter, rules: QUOTAS[quota], account }, c),
    async giveBack(quota, account) {
      for (const rule of QUOTAS[quota]) await countsOf(limiter, rule).giveBack(rule, keyOf(rule, c, account))
    },
  }
}

/** Seconds until this visitor may go on, by the first rule that they have used up; null takes one use from every rule. */
export async function takeFromQuota({ limiter, rules, account }: Limit, c: HttpContext): Promise<number | null> {
  for (const rule of rules) {
    if (rule.exemptLoopback && isLoopback(c.get('clientAddress'))) continue
    const verdict = await countsOf(limiter, rule).take(rule, keyOf(rule, c, account))
    // What is refused here must not use up the longer rules that follow.
    if (!verdict.allowed) return verdict.retryAfterSeconds
  }
  return null
}

function countsOf(limiter: RateLimiter, { together = false }: RateRule): OwnCounts | CommonCounts {
  return (together && limiter.together) || limiter
}

function keyOf({ perAccount, ofAccount }: RateRule, c: HttpContext, account = ''): string {
  if (ofAccount && account !== '') return account
  const visitor = visitorOf(c.get('clientAddress'))
  return perAccount ? `${visitor} ${account}` : visitor
}
