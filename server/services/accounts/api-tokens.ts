import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { StaffRole } from '#domain/accounts/permissions.ts'
import type { Actor, ApiToken } from '#domain/accounts/staff.ts'
import type { Clock } from '#server/clock.ts'
import {
  findUsableToken,
  insertToken,
  listTokens,
  recordTokenUse,
  revokeToken,
} from '#server/data/accounts/api-tokens-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { authorize } from '#server/auth/authorization.ts'
import { recordStaffAct } from './staff-audit.ts'

export type ApiTokensService = {
  /** Makes a token; its secret is told this once and stored nowhere. */
  create(given: TokenInput, by: Actor): Promise<{ token: ApiToken; secret: string }>
  /** Whose secret it is; null for a wrong, expired or revoked one. */
  verify(secret: string): Promise<ApiToken | null>
  /** Newest first. */
  list(): Promise<ApiToken[]>
  revoke(id: string, by: Actor): Promise<Outcome<void>>
}

export type TokenInput = { name: string; role: StaffRole; days: number }

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
/** Lets scanners of leaked secrets recognise ours. */
const PREFIX = 'site_'

export function createApiTokens({ db, clock }: { db: Db; clock: Clock }): ApiTokensService {
  return {
    async create({ name, role, days }, actor) {
      const secret = PREFIX + randomBytes(32).toString('base64url')
      const now = clock()
      const expiresAt = toInstant(new Date(now.getTime() + days * DAY_MS))
      const uses = { lastUsedAt: null, revokedAt: null }
      const maker = { id: actor.kind === 'staff' ? actor.id : null, name: actor.name }
      const token = { id: randomUUID(), name, role, maker, createdAt: toInstant(now), expiresAt, ...uses }
      await inTransaction(db, async (tx) => {
        await authorize(tx, actor, 'accounts')
        await insertToken(tx, token, hashOf(secret))
        const detail = { name, role, days }
        await recordStaffAct(tx, { actor, at: token.createdAt, action: 'token.add', subjectId: token.id, detail })
      })
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
    revoke: (id, actor) =>
      inTransaction(db, async (tx) => {
        const at = toInstant(clock())
        await authorize(tx, actor, 'accounts')
        if (!(await revokeToken(tx, id, at))) return failure({ kind: 'not-found' })
        await recordStaffAct(tx, { actor, at, action: 'token.revoke', subjectId: id })
        return success(undefined)
      }),
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
