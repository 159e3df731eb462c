import type { Customer, CustomerSession } from '#domain/accounts/my-data.ts'
import { fromAccountInstant, toCount } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

export async function findCustomer(db: Db, by: { uuid: string } | { email: string }): Promise<Customer | null> {
  const query = db.selectFrom('customers').select(['id', 'email', 'createdAt'])
  const found = 'uuid' in by ? query.where('id', '=', by.uuid) : query.where('email', '=', by.email)
  const row = await found.executeTakeFirst()
  return row ? { uuid: row.id, email: row.email, createdAt: fromAccountInstant(row.createdAt) } : null
}

/** Where a customer is signed in, oldest first; what identifies a session stays in the database. */
export async function listCustomerSessions(db: Db, uuid: string): Promise<CustomerSession[]> {
  const rows = await db
    .selectFrom('customer_sessions')
    .select(['createdAt', 'updatedAt', 'expiresAt'])
    .where('userId', '=', uuid)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ createdAt, updatedAt, expiresAt }) => ({
    createdAt: fromAccountInstant(createdAt),
    lastUsedAt: fromAccountInstant(updatedAt),
    expiresAt: fromAccountInstant(expiresAt),
  }))
}

export async function endCustomerSessions(db: Db, uuid: string): Promise<void> {
  await db.deleteFrom('customer_sessions').where('userId', '=', uuid).execute()
}

/** Signs all customers out; answers how many sessions that were. */
export async function endAllCustomerSessions(db: Db): Promise<number> {
  return toCount((await db.deleteFrom('customer_sessions').executeTakeFirst()).numDeletedRows)
}

/** Deletes an account with its sessions and addresses; false when there is none, or none any more. */
export async function deleteCustomer(db: Db, uuid: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('customers').where('id', '=', uuid).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Forgets the codes that were mailed to an address, as the account library keeps them. */
export async function deleteAwaitedCodes(db: Db, email: string): Promise<void> {
  await db.deleteFrom('customer_verifications').where('identifier', '=', `sign-in-otp-${email}`).execute()
}
