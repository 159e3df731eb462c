import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { createCommonCounts } from './common-counts.ts'
import { createRateLimiter, type RateRule } from './rate-limiter.ts'

const ten: RateRule = { name: 'wrong passwords', limit: 10, seconds: 900, together: true }
const HOUR = 60 * 60 * 1000

onOneDatabase('what servers count together', (db) => {
  let now = new Date()
  beforeEach(() => (now = new Date('2026-11-21T10:00:00Z')))
  const server = () => createCommonCounts({ db: db(), clock: () => now, own: createRateLimiter() })
  const rows = () => db().selectFrom('rate_counts').selectAll().execute()

  it('is allowed so often and no more, whichever of them is asked', async () => {
    const servers = [server(), server()]
    const verdicts = await Promise.all(Array.from({ length: 16 }, (_, turn) => servers[turn % 2]!.take(ten, 'a')))
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(10)
    expect(await servers[0]!.take(ten, 'b')).toEqual({ allowed: true })
    expect(await servers[1]!.take({ ...ten, name: 'codes' }, 'a')).toEqual({ allowed: true })
  })

  it('is allowed so often and no more to a crowd, which leaves connections to everyone else', async () => {
    const one = server()
    const crowd = Promise.all(Array.from({ length: 60 }, () => one.take(ten, 'crowd')))
    expect(await one.take(ten, 'another')).toEqual({ allowed: true })
    expect((await crowd).filter(({ allowed }) => allowed)).toHaveLength(10)
  })

  it('does not count alone because the database is only busy', async () => {
    const busy = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
    const broken = new Proxy(db(), {
      get: (target, name) => {
        if (name === 'transaction' || name === 'deleteFrom') throw busy
        return Reflect.get(target, name)
      },
    })
    const counts = createCommonCounts({ db: broken, clock: () => now, own: createRateLimiter() })
    await expect(counts.take(ten, 'a')).rejects.toThrow('lock timeout')
  })

  it('can be given back on another one', async () => {
    const [one, other] = [server(), server()]
    for (let turn = 0; turn < 10; turn++) await one.take(ten, 'a')
    await other.giveBack(ten, 'a')
    await other.giveBack(ten, 'nobody')
    expect(await one.take(ten, 'a')).toEqual({ allowed: true })
    expect(await other.take(ten, 'a')).toMatchObject({ allowed: false, retryAfterSeconds: expect.any(Number) })
  })

  it('goes on when a server starts again, and ends when its time has passed', async () => {
    for (let turn = 0; turn < 10; turn++) await server().take(ten, 'a')
    const verdict = await server().take(ten, 'a')
    if (verdict.allowed) throw new Error('An eleventh turn was given')
    now = new Date(now.getTime() + verdict.retryAfterSeconds * 1000)
    expect(await server().take(ten, 'a')).toEqual({ allowed: true })
  })

  it('is not begun again by a server whose clock is behind', async () => {
    const one = server()
    for (let turn = 0; turn < 10; turn++) await one.take(ten, 'a')
    now = new Date(now.getTime() - 20_000)
    expect(await one.take(ten, 'a')).toMatchObject({ allowed: false })
  })

  it('names nobody, and is forgotten soon after', async () => {
    const one = server()
    await one.take(ten, '10.20.30.40 noura')
    expect(JSON.stringify(await rows())).not.toMatch(/10\.20|noura/)
    now = new Date(now.getTime() + HOUR + 1)
    await one.take(ten, 'b')
    expect(await rows()).toHaveLength(1)
  })

  it('is counted by each server for itself while the database is away', async () => {
    const own = createRateLimiter({ now: () => now.getTime() })
    const away = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })
    const broken = new Proxy(db(), {
      get: (target, name) => {
        if (name === 'transaction' || name === 'deleteFrom') throw away
        return Reflect.get(target, name)
      },
    })
    const counts = createCommonCounts({ db: broken, clock: () => now, own })
    for (let turn = 0; turn < 10; turn++) expect(await counts.take(ten, 'a')).toEqual({ allowed: true })
    expect(await counts.take(ten, 'a')).toMatchObject({ allowed: false })
    await counts.giveBack(ten, 'a')
    expect(await counts.take(ten, 'a')).toEqual({ allowed: true })
  })

  it('fails loudly when the table itself is not there', async () => {
    const failure = db()
      .transaction()
      .execute(async (tx) => {
        await sql`drop table rate_counts`.execute(tx)
        return createCommonCounts({ db: tx, clock: () => now, own: createRateLimiter() }).take(ten, 'a')
      })
    await expect(failure).rejects.toThrow(/rate_counts/)
  })
})
