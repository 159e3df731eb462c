import { readRole, type Role, type StaffRole } from '#domain/accounts/permissions.ts'
import type { ApiToken } from '#domain/accounts/staff.ts'
import type { ApiTokenRow } from './account-tables.ts'
import { toCount } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

export async function insertToken(db: Db, token: ApiToken & { role: StaffRole }, hash: string): Promise<void> {
  await db
    .insertInto('api_tokens')
    .values({
      id: token.id,
      name: token.name,
      token_hash: hash,
      role: token.role,
      maker_id: token.maker.id,
      maker_name: token.maker.name,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
      last_used_at: token.lastUsedAt,
      revoked_at: token.revokedAt,
    })
    .execute()
}

/** The token of a hash, unless it has expired or was revoked. */
export async function findUsableToken(db: Db, hash: string, now: string): Promise<ApiToken | null> {
  const row = await db
    .selectFrom('api_tokens')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row ? toApiToken(row) : null
}

export async function recordTokenUse(db: Db, id: string, now: string): Promise<void> {
  await db.updateTable('api_tokens').set({ last_used_at: now }).where('id', '=', id).execute()
}

export async function listTokens(db: Db): Promise<ApiToken[]> {
  const rows = await db.selectFrom('api_tokens').selectAll().orderBy('created_at', 'desc').orderBy('id').execute()
  return rows.map(toApiToken)
}

/** False when there is no such token, or it was revoked before. */
export async function revokeToken(db: Db, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_tokens')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Revokes what somebody has made and may not vouch for any more; answers how many those were. */
export async function revokeTokensOf(db: Db, makerId: string, now: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('api_tokens')
    .set({ revoked_at: now })
    .where('maker_id', '=', makerId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return toCount(numUpdatedRows)
}

/** What a token that was not revoked may be; null for any other. */
export async function findTokenRole(db: Db, id: string): Promise<Role> {
  const row = await db
    .selectFrom('api_tokens')
    .select('role')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return readRole(row?.role ?? null)
}

function toApiToken(row: ApiTokenRow): ApiToken {
  return {
    id: row.id,
    name: row.name,
    role: readRole(row.role),
    maker: { id: row.maker_id, name: row.maker_name },
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  }
}
