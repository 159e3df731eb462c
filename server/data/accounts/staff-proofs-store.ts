import { randomUUID } from 'node:crypto'
import { fromAccountInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

/** Something that a member of staff has shown, or can show, until it expires. It stands beside the library's own codes. */
export type Proof = { name: string; value: string; expiresAt: string }

/** One proof of a name: a new one takes the place of the last. */
export async function saveProof(db: Db, { name, value, expiresAt }: Proof, now: string): Promise<void> {
  await deleteProof(db, name)
  await db
    .insertInto('staff_verifications')
    .values({ id: randomUUID(), identifier: name, value, expiresAt, createdAt: now, updatedAt: now })
    .execute()
}

/** Null where there is none of that name, or its time has passed. */
export async function findProof(db: Db, name: string, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('staff_verifications')
    .select(['value', 'expiresAt'])
    .where('identifier', '=', name)
    .executeTakeFirst()
  return row && fromAccountInstant(row.expiresAt) > now ? row.value : null
}

/** The values of those whose names begin alike and whose time has not passed. `beginning` as for `deleteProofs`. */
export async function listProofs(db: Db, beginning: string, now: string): Promise<Pick<Proof, 'name' | 'value'>[]> {
  return db
    .selectFrom('staff_verifications')
    .select(['identifier as name', 'value'])
    .where('identifier', 'like', `${beginning}%`)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .execute()
}

/** Uses a proof up: of two who come at the same moment, one gets its value. */
export async function takeProof(db: Db, name: string, now: string): Promise<string | null> {
  const row = await db
    .deleteFrom('staff_verifications')
    .where('identifier', '=', name)
    .where('expiresAt', '>', now)
    .returning('value')
    .executeTakeFirst()
  return row?.value ?? null
}

async function deleteProof(db: Db, name: string): Promise<void> {
  await db.deleteFrom('staff_verifications').where('identifier', '=', name).execute()
}

/** Those whose names begin alike. `beginning` comes from the program and holds no sign of a pattern. */
export async function deleteProofs(db: Db, beginning: string): Promise<void> {
  await db.deleteFrom('staff_verifications').where('identifier', 'like', `${beginning}%`).execute()
}
