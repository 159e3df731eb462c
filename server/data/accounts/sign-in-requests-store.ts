import type { Db } from '#server/data/engine/database.ts'

/**
 * A request for a code: by which browser (the hash of its token), for which e-mail address and mailbox, and from where.
 * Each has a code of its own, so that nobody's request ends another's.
 */
export type SignInRequest = {
  browserHash: string
  email: string
  mailbox: string
  source: string
  codeHash: string
  createdAt: string
  tries: number
}

export async function insertSignInRequest(
  db: Db,
  { browserHash, email, mailbox, source, codeHash, createdAt }: Omit<SignInRequest, 'tries'>,
): Promise<void> {
  await db
    .insertInto('sign_in_requests')
    .values({
      browser_hash: browserHash,
      email,
      email_key: mailbox,
      source,
      code_hash: codeHash,
      created_at: createdAt,
      tries: 0,
    })
    .execute()
}

/** When codes were asked for with a mailbox, newest first, from where, and what they hash to. */
export async function listSignInRequests(
  db: Db,
  mailbox: string,
): Promise<Pick<SignInRequest, 'createdAt' | 'source' | 'codeHash'>[]> {
  const rows = await db
    .selectFrom('sign_in_requests')
    .select(['created_at', 'source', 'code_hash'])
    .where('email_key', '=', mailbox)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({ createdAt: row.created_at, source: row.source, codeHash: row.code_hash }))
}

export async function findSignInRequest(db: Db, browserHash: string): Promise<SignInRequest | null> {
  const row = await db
    .selectFrom('sign_in_requests')
    .selectAll()
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst()
  if (!row) return null
  return {
    browserHash,
    email: row.email,
    mailbox: row.email_key,
    source: row.source,
    codeHash: row.code_hash,
    createdAt: row.created_at,
    tries: row.tries,
  }
}

/** Counts a try, however many come at the same moment; null when all of `most` were used up before. */
export async function countSignInTry(db: Db, browserHash: string, most: number): Promise<number | null> {
  const row = await db
    .updateTable('sign_in_requests')
    .set((build) => ({ tries: build('tries', '+', 1) }))
    .where('browser_hash', '=', browserHash)
    .where('tries', '<', most)
    .returning('tries')
    .executeTakeFirst()
  return row?.tries ?? null
}

/** False where it is gone already. */
export async function deleteSignInRequest(db: Db, browserHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_requests')
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteSignInRequestsBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('sign_in_requests').where('created_at', '<', instant).execute()
}

/** Forgets who asked with an e-mail address. */
export async function deleteSignInRequestsOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('sign_in_requests').where('email', '=', email).execute()
}
