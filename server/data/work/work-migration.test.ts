import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ENGINES, newDatabase, openTestDatabase } from '#tests/support/database.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { migrations } from '#server/data/engine/migrations.ts'

const AT = '2026-01-01T00:00:00.000Z'
const LATER = '2026-01-01T00:01:00.000Z'

it.each(ENGINES)('what waited or was under way before there was one table of work still does (%s)', async (engine) => {
  const place = await newDatabase(engine, true)
  const db = openTestDatabase(place.config)
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0060')))
  for (const [name, until] of [
    ['backup', LATER],
    ['uploads', null],
  ])
    await sql`insert into job_runs (name, due_at, leased_until, error, detail, runs, failures)
      values (${name}, ${AT}, ${until}, '', '{}', 3, 1)`.execute(db)
  for (const state of ['reading', 'asks', 'running', 'done'])
    await sql`insert into imports (id, act_id, actor, account, kind, state, locale, file_name, file_bytes, asks, columns,
        chosen, options, counts, products, leased_until, created_at)
      values (${state}, ${state}, '{}', '', 'products', ${state}, 'ar', 'list.csv', 1, '[]', '[]', '{}', '{}', '{}', '{}',
        ${state === 'running' ? LATER : null}, ${AT})`.execute(db)
  for (const [id, ended] of [
    ['under-way', null],
    ['ended', AT],
  ])
    await sql`insert into long_acts (id, task, actor, path, begun_at, total, left_out, finished_at)
      values (${id}, '{}', '{}', '/', ${AT}, 5, '{}', ${ended})`.execute(db)
  await migrate(db)
  const rows = await db.selectFrom('work').selectAll().orderBy('kind').orderBy('id').execute()
  expect(rows.map((row) => [row.kind, row.id, row.run_at, row.lease, row.leased_until])).toEqual([
    ['import', 'reading', AT, null, null],
    ['import', 'running', AT, null, LATER],
    ['job', 'backup', AT, null, LATER],
    ['job', 'uploads', AT, null, null],
    ['long-act', 'under-way', AT, null, null],
  ])
  const runs = await db.selectFrom('job_runs').select(['runs', 'failures']).execute()
  expect(runs).toEqual([
    { runs: 3, failures: 1 },
    { runs: 3, failures: 1 },
  ])
  await db.destroy()
  await place.remove()
})
