import type { Db } from '#server/data/engine/database.ts'

/** A link that opens what of a record is not on the site; of its token only the hash is stored. */
type PreviewLink = { recordKey: string; madeAt: string; expiresAt: string }

export async function insertPreviewLink(db: Db, hash: string, link: PreviewLink): Promise<void> {
  await db
    .insertInto('preview_links')
    .values({ token_hash: hash, record_key: link.recordKey, made_at: link.madeAt, expires_at: link.expiresAt })
    .execute()
}

/** The key of the record that a token opens at this instant. */
export async function findPreviewed(db: Db, hash: string, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('preview_links')
    .select('record_key')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.record_key ?? null
}

/** The links to a record that open it at this instant, the one that stays longest first. */
export async function listPreviewLinks(
  db: Db,
  recordKey: string,
  now: string,
): Promise<(PreviewLink & { hash: string })[]> {
  const rows = await db
    .selectFrom('preview_links')
    .selectAll()
    .where('record_key', '=', recordKey)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .execute()
  return rows.map((row) => ({
    hash: row.token_hash,
    recordKey: row.record_key,
    madeAt: row.made_at,
    expiresAt: row.expires_at,
  }))
}

/** Answers how many there were. */
export async function deletePreviewLinks(db: Db, recordKey: string, hash?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('preview_links')
    .where('record_key', '=', recordKey)
    .$if(hash !== undefined, (links) => links.where('token_hash', '=', hash!))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteExpiredPreviewLinks(db: Db, now: string): Promise<void> {
  await db.deleteFrom('preview_links').where('expires_at', '<=', now).execute()
}
