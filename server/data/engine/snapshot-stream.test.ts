import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newDatabase, onEveryDatabase, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { aContactMessage, tickingClock } from '#tests/support/records.ts'
import { createMessages } from '#server/services/messages/messages.ts'
import type { Db } from './database.ts'
import { migrate } from './migrate.ts'
import { snapshotStream } from './snapshot-stream.ts'

onEveryDatabase('what is read for long', (_db, engine) => {
  let place: TestDatabase
  let db: Db
  let longReads: Db
  beforeEach(async () => {
    place = await newDatabase(engine)
    db = openTestDatabase(place.config)
    longReads = openTestDatabase(place.config)
    await migrate(db)
  })
  afterEach(async () => {
    await Promise.all([db.destroy(), longReads.destroy()])
    await place.remove()
  })
  let keys = 0
  const receive = () =>
    createMessages({ db, clock: tickingClock(), mailHost: 'site.example' }).receive(
      aContactMessage({ idempotencyKey: `key-${++keys}` }),
      [],
    )
  const count = async (on: Db) => (await on.selectFrom('messages').select('id').execute()).length

  it('is of one moment, and keeps nobody from writing and reading meanwhile', async () => {
    await receive()
    const stream = snapshotStream(longReads, async function* (snapshot) {
      for (let portion = 0; portion < 3; portion++) yield Buffer.from(`${await count(snapshot)} `)
    })
    const reader = stream.getReader()
    expect(Buffer.from((await reader.read()).value!).toString()).toBe('1 ')
    await receive()
    expect(await count(db)).toBe(2)
    reader.releaseLock()
    expect(await text(stream)).toBe('1 1 ')
  })

  it('is let go when its reader goes', async () => {
    const stream = snapshotStream(longReads, async function* () {
      for (;;) yield Buffer.alloc(1000)
    })
    const reader = stream.getReader()
    await reader.read()
    await reader.cancel()
    expect(await count(longReads)).toBe(0)
  })

  it('breaks off with its reason', async () => {
    const stream = snapshotStream(longReads, async function* () {
      yield Buffer.from('a')
      throw new Error('the disk is gone')
    })
    await expect(text(stream)).rejects.toThrow('the disk is gone')
  })
})
