import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PostgresLimits } from '#server/config.ts'
import { ENGINES, newDatabase, onEveryDatabase, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { checkDatabase, inTransaction, openDatabase, type Db, type Tx } from './database.ts'
import { awaitLock, engineOf, isUnavailable, takeLock, wasFoiled } from './dialect.ts'
import { saveSettings } from '#server/data/site/settings-store.ts'

const now = '2026-05-01T00:00:00.000Z'

onEveryDatabase('a transaction', (db) => {
  const save = (on: Db, phone: string) => saveSettings(on, { phone }, now)
  const phones = async () => (await db().selectFrom('settings').select('value').execute()).map(({ value }) => value)
  const insert = (on: Db) => on.insertInto('secrets').values({ name: 'a', value: 'x' }).execute()

  it('leaves all or nothing', async () => {
    const work = inTransaction(db(), async (tx) => {
      await save(tx, '1')
      throw new Error('halfway')
    })
    await expect(work).rejects.toThrow('halfway')
    expect(await phones()).toEqual([])
    await inTransaction(db(), (tx) => save(tx, '2'))
    expect(await phones()).toEqual(['"2"'])
  })

  it('looks again when another writer was quicker', async () => {
    await insert(db())
    let attempts = 0
    await inTransaction(db(), async (tx) => {
      attempts++
      await save(tx, String(attempts))
      if (attempts < 3) await insert(tx)
    })
    expect(await phones()).toEqual(['"3"'])
  })

  it('says so when looking again does not help', async () => {
    await insert(db())
    let attempts = 0
    const work = inTransaction(db(), async (tx) => {
      attempts++
      await insert(tx)
    })
    await expect(work).rejects.toThrow(/unique/i)
    expect(attempts).toBe(12)
  })

  it('keeps nobody waiting who only reads, and is seen by the first who reads after it', async () => {
    await save(db(), '1')
    await inTransaction(db(), async (tx) => {
      await save(tx, '2')
      expect(await phones()).toEqual(['"1"'])
      expect(await Promise.all([phones(), phones()])).toEqual([['"1"'], ['"1"']])
    })
    expect(await phones()).toEqual(['"2"'])
    const failing = inTransaction(db(), async (tx) => {
      await save(tx, '3')
      expect(await phones()).toEqual(['"2"'])
      throw new Error('halfway')
    })
    await expect(failing).rejects.toThrow('halfway')
    expect(await phones()).toEqual(['"2"'])
  })

  it('lets a single write wait for its end', async () => {
    const order: string[] = []
    let writing: Promise<unknown> = Promise.resolve()
    await inTransaction(db(), async (tx) => {
      await save(tx, '1')
      writing = save(db(), '2').then(() => order.push('written'))
      await phones()
      order.push('ends')
    })
    await writing
    expect(order).toEqual(['ends', 'written'])
    expect(await phones()).toEqual(['"2"'])
  })

  it('becomes a part of the one around it', async () => {
    const work = inTransaction(db(), async (outer) => {
      await inTransaction(outer, (tx) => save(tx, '1'))
      throw new Error('later')
    })
    await expect(work).rejects.toThrow('later')
    expect(await phones()).toEqual([])
  })
})

onEveryDatabase('a database', (db, engine) => {
  it('is distinguished from the other, and answers when it is asked whether it can write', async () => {
    expect(engineOf(db())).toBe(engine)
    await checkDatabase(db())
  })

  it('says which errors another writer has caused', async () => {
    const twice = db()
      .insertInto('secrets')
      .values([
        { name: 'a', value: '' },
        { name: 'a', value: '' },
      ])
    const error: unknown = await twice.execute().catch((reason: unknown) => reason)
    expect(wasFoiled(error)).toBe(true)
    expect(isUnavailable(error)).toBe(false)
  })

  it("says which errors are nobody's fault but the query's", async () => {
    const error = await sql`select nonsense`.execute(db()).catch((reason: unknown) => reason)
    expect([wasFoiled(error), isUnavailable(error)]).toEqual([false, false])
  })
})

describe('a database that is not there', () => {
  const errorOf = async (db: Db) => {
    const error: unknown = await checkDatabase(db).catch((reason: unknown) => reason)
    await db.destroy()
    return error
  }

  it('is distinguished from a wrong query', async () => {
    const folder = tmpdir()
    expect(isUnavailable(await errorOf(openTestDatabase({ kind: 'sqlite', file: folder })))).toBe(true)
    const url = 'postgres://site@localhost/none?host=/nowhere'
    expect(isUnavailable(await errorOf(openTestDatabase({ kind: 'postgres', url })))).toBe(true)
  })
})

describe.each(ENGINES.filter((engine) => engine === 'postgres'))('PostgreSQL', (engine) => {
  let place: TestDatabase
  let db: Db
  const open = (limits: Partial<PostgresLimits>) => {
    db = openDatabase({ kind: 'postgres', url: urlOf(place), limits }, () => {})
  }
  beforeEach(async () => void (place = await newDatabase(engine)))
  afterEach(async () => {
    await db.destroy()
    await place.remove()
  })

  it('waits neither long for a statement nor for a lock, and acknowledges what is on disk', async () => {
    open({})
    const shown = async (name: string) => {
      const { rows } = await sql<Record<string, string>>`${sql.raw(`show ${name}`)}`.execute(db)
      return rows[0]?.[name]
    }
    expect(await shown('statement_timeout')).toBe('3500ms')
    expect(await shown('lock_timeout')).toBe('2s')
    expect(await shown('idle_in_transaction_session_timeout')).toBe('10s')
    expect(await shown('synchronous_commit')).toBe('on')
  })

  it('waits for a lock however long another holds it where it is awaited, and has its limits again', async () => {
    open({ lock: 50 })
    const limitsOf = async (tx: Tx) => {
      const limits = sql`select current_setting('lock_timeout'), current_setting('statement_timeout')`
      return (await limits.execute(tx)).rows
    }
    const taken = Promise.withResolvers<void>()
    const first = inTransaction(db, async (tx) => {
      await takeLock(tx, 'records')
      taken.resolve()
      await pause(200)
    })
    await taken.promise
    const limits = await inTransaction(db, async (tx) => {
      const before = await limitsOf(tx)
      await awaitLock(tx, 'records')
      return { before, after: await limitsOf(tx) }
    })
    await first
    expect(limits.after).toEqual(limits.before)
  })
})

onEveryDatabase('a text with a character that no text holds', (db) => {
  it('is found nowhere, and breaks neither the statement nor the transaction that asks for it', async () => {
    const find = (on: Db) => on.selectFrom('products').select('id').where('id', 'in', ['a\u0000', '\u0000']).execute()
    expect(await find(db())).toEqual([])
    expect(await inTransaction(db(), find)).toEqual([])
  })

  it('is written with the mark that stands for what cannot be read', async () => {
    await saveSettings(db(), { phone: '1' }, now)
    await db().updateTable('settings').set({ updated_at: 'a\u0000b\u0000' }).execute()
    expect(await db().selectFrom('settings').select('updated_at').execute()).toEqual([{ updated_at: 'a\ufffdb\ufffd' }])
  })
})

function urlOf({ config }: TestDatabase): string {
  if (config.kind !== 'postgres') throw new Error('A file has no address')
  return config.url
}
