import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { DurableSqliteDialect } from './sqlite-dialect.ts'
import { ReopeningFile, assertRecent } from './sqlite-file.ts'
import { testFolder } from '#tests/support/services/folders.ts'

type Notes = { notes: { id: number; text: string } }

describe('a SQLite database', () => {
  const folder = testFolder()
  let path: string
  let opened: Kysely<Notes>[]
  const open = () => {
    const db = new Kysely<Notes>({ dialect: new DurableSqliteDialect(path) })
    opened.push(db)
    return db
  }
  const texts = async (db: Kysely<Notes>) =>
    (await db.selectFrom('notes').select('text').execute()).map((row) => row.text)

  beforeEach(async () => {
    path = join(folder(), 'site.db')
    opened = []
    await sql`create table notes (id integer primary key, text text not null)`.execute(open())
  })
  afterEach(() => Promise.all(opened.map((db) => db.destroy())))

  it('runs with the settings that keep what was acknowledged', async () => {
    const db = open()
    const setting = async (name: string) => {
      const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(db)
      return Object.values(rows[0] ?? {})[0]
    }
    expect(await setting('journal_mode')).toBe('wal')
    expect(await setting('synchronous')).toBe(2)
    expect(await setting('foreign_keys')).toBe(1)
    expect(await setting('trusted_schema')).toBe(0)
    expect(await setting('secure_delete')).toBe(1)
    expect(await setting('journal_size_limit')).toBe(64 * 1024 * 1024)
    expect(await setting('busy_timeout')).toBeLessThanOrEqual(250)
  })

  it('makes files that nobody but their owner can read', async () => {
    await sql`insert into notes (text) values ('a')`.execute(open())
    const modes = ['', '-wal', '-shm'].map((ending) => statSync(path + ending).mode & 0o777)
    expect(modes).toEqual([0o600, 0o600, 0o600])
  })

  it('prepares a statement that writes once, and writes as the table is when that was changed meanwhile', async () => {
    const file = new ReopeningFile(path)
    const write = 'insert into notes (text) values (?)'
    const prepared = file.prepare(write)
    prepared.run('a')
    expect(file.prepare(write)).toBe(prepared)
    const db = open()
    await sql`alter table notes add column kind text not null default 'new'`.execute(db)
    file.prepare(write).run('b')
    await sql`create unique index notes_by_text on notes (text)`.execute(db)
    expect(() => file.prepare(write).run('b')).toThrow('UNIQUE')
    file.close()
    const { rows } = await sql`select text, kind from notes order by id`.execute(db)
    expect(rows).toEqual([
      { text: 'a', kind: 'new' },
      { text: 'b', kind: 'new' },
    ])
  })

  it('waits for another writer without stopping the process', async () => {
    const other = new SqliteFile(path)
    other.exec('begin immediate')
    other.prepare('insert into notes (text) values (?)').run('other')
    let ticks = 0
    const ticking = setInterval(() => {
      ticks++
      if (ticks === 20) other.exec('commit')
    }, 10)
    await open().insertInto('notes').values({ id: 7, text: 'own' }).execute()
    clearInterval(ticking)
    other.close()
    expect(ticks).toBeGreaterThanOrEqual(20)
    expect(await texts(open())).toEqual(['other', 'own'])
  })

  it('reads while a write waits for another process', async () => {
    const db = open()
    const other = new SqliteFile(path)
    other.exec('begin immediate')
    let isWritten = false
    const writing = db
      .insertInto('notes')
      .values({ id: 1, text: 'own' })
      .execute()
      .finally(() => (isWritten = true))
    expect(await texts(db)).toEqual([])
    expect(isWritten).toBe(false)
    other.close()
    await writing
    expect(await texts(db)).toEqual(['own'])
  })

  it('lets others be served between statements that take long', async () => {
    const db = open()
    const count = sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 200000) select count(*) from n`
    let served = 0
    setImmediate(() => served++)
    await count.execute(db)
    await count.execute(db)
    expect(served).toBe(1)
  })

  it('counts what is done between statements too', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    onTestFinished(() => clock.mockRestore())
    const db = open()
    let served = 0
    await sql`select 1`.execute(db)
    setImmediate(() => served++)
    clock.mockReturnValue(1)
    await sql`select 1`.execute(db)
    expect(served).toBe(0)
    clock.mockReturnValue(3)
    await sql`select 1`.execute(db)
    expect(served).toBe(1)
  })

  it('reads beside a transaction on a handle that writes nothing, and sees columns that are new', async () => {
    const reader = new ReopeningFile(path).reader()
    expect(() => reader.prepare("insert into notes (text) values ('a')").run()).toThrow(/readonly/)
    reader.close()
    const db = open()
    const all = () => sql`select * from notes`.execute(db)
    const change = (text: string) =>
      db.transaction().execute(async (tx) => {
        await sql`${sql.raw(text)}`.execute(tx)
        return (await all()).rows
      })
    expect(await change("insert into notes (text) values ('a')")).toEqual([])
    expect(await change('alter table notes add column kind text')).toEqual([{ id: 1, text: 'a' }])
    expect(await change("update notes set kind = 'k'")).toEqual([{ id: 1, text: 'a', kind: null }])
  })

  it('leaves one file behind when it is closed after a read beside a transaction', async () => {
    const db = open()
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ id: 1, text: 'a' }).execute()
      expect(await texts(db)).toEqual([])
    })
    await Promise.all(opened.map((each) => each.destroy()))
    expect(existsSync(`${path}-wal`)).toBe(false)
  })

  it('writes a long log back after a write, when others have been served', async () => {
    const db = open()
    const other = new SqliteFile(path)
    const log = () => other.prepare('pragma wal_checkpoint(noop)').get() as { log: number; checkpointed: number }
    await db.insertInto('notes').values({ id: 1, text: 'short' }).execute()
    expect(log().checkpointed).toBe(0)
    let between: unknown
    setImmediate(() => (between = log()))
    await db
      .insertInto('notes')
      .values({ id: 2, text: 'x'.repeat(1_000_000) })
      .execute()
    const { log: pages } = log()
    expect(pages).toBeGreaterThan(200)
    expect(between).toMatchObject({ log: pages, checkpointed: 0 })
    expect(log().checkpointed).toBe(pages)
    other.close()
  })

  it('writes a long log back after a transaction', async () => {
    const db = open()
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('notes')
        .values({ id: 1, text: 'x'.repeat(1_000_000) })
        .execute()
    })
    const { rows } = await sql<{ log: number; checkpointed: number }>`pragma wal_checkpoint(noop)`.execute(db)
    expect(rows[0]?.log).toBeGreaterThan(200)
    expect(rows[0]?.checkpointed).toBe(rows[0]?.log)
  })

  it('stays closed when it is closed while its log is written back', async () => {
    const db = open()
    await sql`select 1`.execute(db)
    setImmediate(() => void db.destroy())
    await db
      .insertInto('notes')
      .values({ id: 1, text: 'x'.repeat(1_000_000) })
      .execute()
    await Promise.all(opened.map((each) => each.destroy()))
    expect(existsSync(`${path}-wal`)).toBe(false)
  })

  it('takes no statement of a transaction that is still going on when it is closed', async () => {
    const db = open()
    const work = db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ id: 1, text: 'first' }).execute()
      await db.destroy()
      await tx.insertInto('notes').values({ id: 2, text: 'second' }).execute()
    })
    await expect(work).rejects.toThrow('The database is closed')
    expect(await texts(open())).toEqual([])
  })

  it('reads while another process writes', async () => {
    const other = new SqliteFile(path)
    other.exec('begin immediate')
    other.prepare('insert into notes (text) values (?)').run('unfinished')
    expect(await texts(open())).toEqual([])
    other.exec('rollback')
    other.close()
  })

  it('takes nothing of a transaction that failed', async () => {
    const db = open()
    const work = db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ id: 1, text: 'a' }).execute()
      await tx.insertInto('notes').values({ id: 1, text: 'b' }).execute()
    })
    await expect(work).rejects.toThrow(/UNIQUE/)
    expect(await texts(db)).toEqual([])
  })

  it('reads a picture of one moment in a transaction that only reads', async () => {
    const [reader, writer] = [open(), open()]
    await reader
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        expect(await texts(tx)).toEqual([])
        await writer.insertInto('notes').values({ id: 1, text: 'later' }).execute()
        expect(await texts(tx)).toEqual([])
      })
    expect(await texts(reader)).toEqual(['later'])
  })

  it('waits for another writer as long as it is told to', async () => {
    const hasty = new Kysely<Notes>({ dialect: new DurableSqliteDialect(path, undefined, 20) })
    opened.push(hasty)
    await open()
      .transaction()
      .execute(async () => {
        const begun = performance.now()
        await expect(hasty.insertInto('notes').values({ id: 1, text: 'x' }).execute()).rejects.toThrow('locked')
        expect(performance.now() - begun).toBeLessThan(5000)
      })
  })

  it('opens again after the disk has failed, and never finishes a transaction on the new handle', async () => {
    const file = new FailingFile(path)
    const db = new Kysely<Notes>({ dialect: new DurableSqliteDialect(file) })
    opened.push(db)
    const seen: unknown[] = []
    const work = db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ id: 1, text: 'first' }).execute()
      file.failsNext = true
      const insert = (id: number) => tx.insertInto('notes').values({ id, text: 'x' }).execute()
      await insert(2).catch((error: unknown) => seen.push(error))
      await insert(3)
    })
    await expect(work).rejects.toThrow(/disk I\/O error/)
    expect(seen).toHaveLength(1)
    expect(await texts(db)).toEqual([])
    await db.insertInto('notes').values({ id: 4, text: 'after' }).execute()
    expect(await texts(open())).toEqual(['after'])
  })

  it('reads from the new file on both handles when the disk has failed and the file is another', async () => {
    const file = new FailingFile(path)
    const db = new Kysely<Notes>({ dialect: new DurableSqliteDialect(file) })
    opened.push(db)
    const beside = () => db.transaction().execute(() => texts(db))
    expect(await beside()).toEqual([])
    const other = new SqliteFile(`${path}-new`)
    other.exec("create table notes (id integer primary key, text text not null); insert into notes values (1, 'new')")
    other.close()
    for (const ending of ['-wal', '-shm']) rmSync(path + ending)
    renameSync(`${path}-new`, path)
    file.failsNext = true
    await expect(db.insertInto('notes').values({ id: 2, text: 'x' }).execute()).rejects.toThrow(/disk I/)
    expect(await texts(db)).toEqual(['new'])
    expect(await beside()).toEqual(['new'])
  })
})

class FailingFile extends ReopeningFile {
  failsNext = false

  override prepare(text: string): SqliteFile.Statement {
    if (!this.failsNext) return super.prepare(text)
    this.failsNext = false
    throw new SqliteFile.SqliteError('disk I/O error', 'SQLITE_IOERR_FSYNC')
  }
}

describe('the version of SQLite', () => {
  it.each(['3.51.3', '3.51.10', '3.54.1', '4.0.0'])('%s is recent enough', (version) => {
    expect(() => assertRecent(version)).not.toThrow()
  })

  it.each(['3.51.2', '3.50.9', '3.7', '2.99.99'])('%s is refused', (version) => {
    expect(() => assertRecent(version)).toThrow(`SQLite ${version} is too old: 3.51.3 or newer is needed`)
  })
})
