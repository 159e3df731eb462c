import type { Insertable, Updateable } from 'kysely'
import type { Submittal } from '#domain/submittals/submittal.ts'
import { fromJson, toCount } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

/** `form` and `progress` are JSON. */
export type SubmittalsTable = {
  id: string
  token_hash: string
  creation_key: string
  state: string
  form: string
  progress: string
  file: string
  created_at: string
  ends_at: string | null
}

type Named = 'id' | 'token_hash' | 'creation_key'

export async function insertSubmittal(db: Db, row: Insertable<SubmittalsTable>): Promise<void> {
  await db.insertInto('submittals').values(row).execute()
}

export async function findSubmittal(db: Db, column: Named, value: string): Promise<Submittal | null> {
  const row = await db.selectFrom('submittals').selectAll().where(column, '=', value).executeTakeFirst()
  if (!row) return null
  const { id, state, form, progress, file, ends_at: endsAt } = row
  return { id, state: state as Submittal['state'], form: fromJson(form), progress: fromJson(progress), file, endsAt }
}

export async function updateSubmittal(db: Db, id: string, values: Updateable<SubmittalsTable>): Promise<void> {
  await db.updateTable('submittals').set(values).where('id', '=', id).execute()
}

export async function countUnfinished(db: Db): Promise<number> {
  const open = db.selectFrom('submittals').where('state', 'in', ['waiting', 'making'])
  return toCount(
    (await open.select(({ fn }) => fn.countAll<string | number>().as('count')).executeTakeFirstOrThrow()).count,
  )
}

/** Those whose time has ended; of those that were never ready, it begins when they were asked for. */
export async function listEnded(db: Db, now: string, askedBefore: string): Promise<{ id: string; file: string }[]> {
  const all = db.selectFrom('submittals').select(['id', 'file'])
  const [ended, failed] = [
    await all.where('ends_at', '<=', now).execute(),
    await all.where('ends_at', 'is', null).where('created_at', '<', askedBefore).execute(),
  ]
  return [...ended, ...failed]
}

export async function deleteSubmittal(db: Db, id: string): Promise<void> {
  await db.deleteFrom('submittals').where('id', '=', id).execute()
}
