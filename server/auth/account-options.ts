import { randomUUID } from 'node:crypto'
import type { BetterAuthOptions } from 'better-auth'
import { getAdapter } from 'better-auth/db/adapter'
import type { Db } from '#server/data/engine/database.ts'
import { engineOf } from '#server/data/engine/dialect.ts'
import type { Log } from '#server/log.ts'
import { withHashedTokens } from './hashed-sessions.ts'

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
