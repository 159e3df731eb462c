import type { Db } from '../engine/database.ts'

/** A request for a code: by which browser (the hash of its token), and for which e-mail address. */
export type SignInRequest = { browserHash: string; email: string; createdAt: string; tries: number }

export async function insertSignInRequest(
  db: Db,
  { browserHash, email, createdAt }: Omit<SignInRequest, 'tries'>,
): Promise<void> {
  await db
    .insertInto('sign_in_requests')
    .values({ browser_hash: browserHash, email, created_at: createdAt, tries: 0 })
    .execute()
}

/** When codes were asked for with an e-mail address, newest first. */
export async function listSignInRequests(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sign_in_requests')
    .select('created_at')
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => row.created_at)
}

/** What a browser asked for, as long as it is the newest request for its e-mail address. */
export async function findNewestSignInRequest(db: Db, browserHash: string): Promise<SignInRequest | null> {
  const row = await db
    .selectFrom('sign_in_requests')
    .selectAll()
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst()
  if (!row) return null
  const [newest] = await listSignInRequests(db, row.email)
  if (newest !== row.created_at) return null
  return { browserHash, email: row.email, createdAt: row.created_at, tries: row.tries }
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

export async function deleteSignInRequest(db: Db, browserHash: string): Promise<void> {
  await db.deleteFrom('sign_in_requests').where('browser_hash', '=', browserHash).execute()
}

export async function deleteSignInRequestsBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('sign_in_requests').where('created_at', '<', instant).execute()
}

/** Forgets who asked with an e-mail address. */
export async function deleteSignInRequestsOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('sign_in_requests').where('email', '=', email).execute()
}
