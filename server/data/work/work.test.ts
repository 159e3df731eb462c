import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ENGINES, onEveryDatabase, ownDatabase } from '#tests/support/database.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { migrations } from '#server/data/engine/migrations.ts'
import { workOff } from './work-off.ts'
import { addWork, endWork, giveBackWork, keepLease, takeWork, type WorkKind } from './work-store.ts'

const AT = '2026-01-01T00:00:00.000Z'
const LATER = '2026-01-01T00:01:00.000Z'

it.each(ENGINES)('what waited or was under way before there was one table of work still does (%s)', async (engine) => {
  const { db } = await ownDatabase(engine, true)
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
})

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()

onEveryDatabase('work', (db) => {
  const work = (id: string) => ({ kind: 'import' as WorkKind, id })
  const take = async (minute: number) => takeWork(db(), 'import', { now: at(minute), until: at(minute + 5) })
  const taken = async (minute: number) => (await take(minute))?.id ?? null

  it('is taken by one server, what is due first before the others, and none before its time', async () => {
    for (const [id, minute] of [
      ['b', 1],
      ['a', 2],
      ['c', 9],
    ] as const)
      await addWork(db(), work(id), at(minute))
    await addWork(db(), { kind: 'job', id: 'backup' }, at(0))
    expect((await Promise.all([taken(3), taken(3), taken(3)])).toSorted()).toEqual(['a', 'b', null])
    expect(await taken(5)).toBeNull()
  })

  it('of a server that died is taken when its lease ends, and is nothing to that server any more', async () => {
    await addWork(db(), work('a'), at(0))
    const first = (await take(1))!
    expect(await keepLease(db(), first, at(8))).toBe(true)
    expect(await taken(7)).toBeNull()
    const second = (await take(8))!
    expect(await keepLease(db(), first, at(20))).toBe(false)
    expect(await endWork(db(), first, null)).toBe(false)
    expect(await endWork(db(), second, at(30))).toBe(true)
    expect([await taken(29), await taken(30)]).toEqual([null, 'a'])
  })

  it('that may be done twice is given back soon after a stop, though it goes on', async () => {
    await addWork(db(), work('a'), at(0))
    const stopping = new AbortController()
    const { promise: goesOn, resolve: end } = Promise.withResolvers<null>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const what = { db: db(), clock: () => new Date(at(1)), kind: 'import', leaseMs: 60_000, lastMomentMs: 20 } as const
    const off = workOff({ ...what, signal: stopping.signal }, () => (begin(), goesOn))
    await begun
    stopping.abort()
    await off
    expect(await taken(1)).toBe('a')
    end(null)
  })

  it('that is given back or added anew waits for no lease, and that which ended is gone', async () => {
    await addWork(db(), work('a'), at(0))
    await giveBackWork(db(), (await take(1))!)
    const second = (await take(1))!
    await addWork(db(), work('a'), at(0), { keepsPlan: true })
    expect(await taken(1)).toBeNull()
    await addWork(db(), work('a'), at(0))
    expect(await endWork(db(), second, null)).toBe(false)
    expect(await endWork(db(), (await take(1))!, null)).toBe(true)
    expect(await taken(99)).toBeNull()
  })
})
