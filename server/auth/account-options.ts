import { randomUUID, createHash } from 'node:crypto'
import type { BetterAuthOptions } from 'better-auth'
import { getAdapter } from 'better-auth/db/adapter'
import type { Db } from '#server/data/engine/database.ts'
import { engineOf } from '#server/data/engine/dialect.ts'
import type { Log } from '#server/log.ts'
import type { DBAdapter } from 'better-auth/adapters'

const METHODS = [
  'create',
  'findOne',
  'findMany',
  'count',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'consumeOne',
] as const

/** `secret` signs cookies and encrypts what the second factor needs; `siteUrl` is the public origin. */
export type AccountsDeps = { db: Db; siteUrl: string; secret: string; log: Log }

/** Which people: the start of their cookies' names and of their tables' names, and how strictly their cookies stay here. */
export type People = { cookie: string; sameSite: 'strict' | 'lax'; basePath: string }

/** What the accounts of staff and of customers have in common. */
export function accountOptions({ db, siteUrl, secret, log }: AccountsDeps, people: People) {
  const secure = isEncrypted(siteUrl)
  return {
    appName: 'site',
    baseURL: siteUrl,
    basePath: people.basePath,
    secret,
    database: { db, type: engineOf(db) },
    // Requests are limited before they come here, for the whole product alike.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: cookiePrefix(siteUrl, people.cookie),
      useSecureCookies: false,
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: people.sameSite, path: '/' },
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
    logger: {
      level: 'warn',
      log: (level, message) => (level === 'error' ? log.error : log.warn)('accounts', { message }),
    },
  } satisfies BetterAuthOptions
}

/** How the names of these people's cookies begin: `__Host-…` is taken over TLS alone, and from this very host. */
export function cookiePrefix(siteUrl: string, people: string): string {
  return isEncrypted(siteUrl) ? `__Host-${people}` : people
}

function isEncrypted(siteUrl: string): boolean {
  return siteUrl.startsWith('https:')
}

/** The options as they run: what stands in the table of sessions signs nobody in. */
export async function withSafeSessions<Options extends BetterAuthOptions>(options: Options): Promise<Options> {
  const adapter = await getAdapter(options)
  return { ...options, database: () => withHashedTokens(adapter) }
}

type Where = NonNullable<Parameters<DBAdapter['findMany']>[0]['where']>
type Question = { model: string; where?: Where; data?: object; update?: object }
type Row = Record<string, unknown>

/**
 * Keeps no more than the SHA-256 of session tokens in the database: whoever reads it cannot sign in as anybody.
 * Rows that were asked for by their token carry it again; rows of lists carry the hash.
 */
function withHashedTokens(adapter: DBAdapter): DBAdapter {
  const methods = METHODS.map((name) => {
    const method = adapter[name] as (question: Question) => Promise<unknown>
    return [name, (question: Question) => ask(method, question)]
  })
  return {
    ...adapter,
    ...(Object.fromEntries(methods) as DBAdapter),
    transaction: (work) => adapter.transaction((inner) => work(withHashedTokens(inner as DBAdapter))),
  }
}

async function ask(method: (question: Question) => Promise<unknown>, question: Question): Promise<unknown> {
  if (question.model !== 'session') return method(question)
  const answer = await method({
    ...question,
    ...(question.where && { where: question.where.map(hashCondition) }),
    ...(question.data && { data: hashToken(question.data) }),
    ...(question.update && { update: hashToken(question.update) }),
  })
  const token = tokenOf(question)
  return token !== null && isRow(answer) && 'token' in answer ? { ...answer, token } : answer
}

function hashCondition(condition: Where[number]): Where[number] {
  if (condition.field !== 'token') return condition
  const { value } = condition
  if (Array.isArray(value)) return { ...condition, value: value.map((token) => sha256(String(token))) }
  return { ...condition, value: sha256(String(value)) }
}

function hashToken(values: object): object {
  return 'token' in values && typeof values.token === 'string' ? { ...values, token: sha256(values.token) } : values
}

function tokenOf({ data, where }: Question): string | null {
  if (data && 'token' in data && typeof data.token === 'string') return data.token
  const named = where?.find(({ field, operator = 'eq' }) => field === 'token' && operator === 'eq')
  return typeof named?.value === 'string' ? named.value : null
}

function isRow(answer: unknown): answer is Row {
  return typeof answer === 'object' && answer !== null
}

function sha256(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
