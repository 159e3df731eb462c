import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { failure, success } from '../../domain/errors.ts'
import type { Outcome } from '../../domain/errors.ts'
import type { ApiToken, StaffRole } from '../../domain/staff.ts'
import type { Clock } from '../clock.ts'
import { findUsableToken, insertToken, listTokens, recordTokenUse, revokeToken } from '../data/api-tokens-store.ts'
import { toInstant } from '../data/codec.ts'
import type { Db } from '../data/database.ts'

export type ApiTokensService = {
  /** Makes a token; its secret is told this once and kept nowhere. */
  create(name: string, role: StaffRole, days: number): Promise<{ token: ApiToken; secret: string }>
  /** Whose secret it is; null for a wrong, expired or revoked one. */
  verify(secret: string): Promise<ApiToken | null>
  /** Newest first. */
  list(): Promise<ApiToken[]>
  revoke(id: string): Promise<Outcome<void>>
}

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
/** Lets scanners of leaked secrets recognise ours. */
const PREFIX = 'site_'

export function createApiTokens({ db, clock }: { db: Db; clock: Clock }): ApiTokensService {
  return {
    async create(name, role, days) {
      const secret = PREFIX + randomBytes(32).toString('base64url')
      const now = clock()
      const expiresAt = toInstant(new Date(now.getTime() + days * DAY_MS))
      const uses = { lastUsedAt: null, revokedAt: null }
      const token = { id: randomUUID(), name, role, createdAt: toInstant(now), expiresAt, ...uses }
      await insertToken(db, token, hashOf(secret))
      return { token, secret }
    },
    async verify(secret) {
      if (!secret.startsWith(PREFIX)) return null
      const now = clock()
      const token = await findUsableToken(db, hashOf(secret), toInstant(now))
      if (token && !wasUsedLately(token, now)) await recordTokenUse(db, token.id, toInstant(now))
      return token
    },
    list: () => listTokens(db),
    revoke: async (id) =>
      (await revokeToken(db, id, toInstant(clock()))) ? success(undefined) : failure({ kind: 'not-found' }),
  }
}

/** The secret has 256 random bits: a plain hash cannot be guessed back. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Keeps reading programs from writing to the database with every request. */
function wasUsedLately({ lastUsedAt }: ApiToken, now: Date): boolean {
  return lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) < HOUR_MS
}
