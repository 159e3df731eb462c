import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES, newDatabase, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { aCategory, aPost } from '#tests/support/records.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createPosts } from '#server/services/posts/posts.ts'
import { inTransaction, openDatabase, type Db } from './database.ts'
import { changeFeed } from './dialect.ts'
import { migrate } from './migrate.ts'
import { TableClocks, watchReading } from './table-clocks.ts'

const clock = () => new Date('2026-05-01T00:00:00Z')

describe.each(ENGINES)('the clocks of tables (%s)', (engine) => {
  let place: TestDatabase
  let clocks: TableClocks
  let db: Db

  beforeEach(async () => {
    place = await newDatabase(engine)
    clocks = new TableClocks()
    db = openDatabase(place.config, fail, clocks)
    await migrate(db)
  })

  afterEach(async () => {
    await db.destroy()
    await place.remove()
  })

  const readCategories = () => watchReading(() => createCategories({ db, clock }).list())

  it('stand still while nobody writes what was read', async () => {
    const { reading } = await readCategories()
    await createPosts({ db, clock }).create(aPost())
    expect(clocks.isCurrent(reading)).toBe(true)
  })

  it('have moved on when a write is answered', async () => {
    const { reading } = await readCategories()
    await createCategories({ db, clock }).create(aCategory())
    expect(clocks.isCurrent(reading)).toBe(false)
    expect(clocks.isCurrent((await readCategories()).reading)).toBe(true)
  })

  it('move on with single statements and with deletions of what others point at', async () => {
    await createCategories({ db, clock }).create(aCategory())
    const { reading } = await watchReading(() => db.selectFrom('product_variants').selectAll().execute())
    await db.updateTable('categories').set({ rating: 4 }).execute()
    expect(clocks.isCurrent(reading)).toBe(true)
    await db.deleteFrom('products').execute()
    expect(clocks.isCurrent(reading)).toBe(false)
  })

  it('do not move for a transaction that was taken back', async () => {
    const { reading } = await readCategories()
    const refused = inTransaction(db, async (tx) => {
      await createCategories({ db: tx, clock }).create(aCategory())
      throw new Error('taken back')
    })
    await expect(refused).rejects.toThrow('taken back')
    expect(clocks.isCurrent(reading)).toBe(true)
  })

  it('call a reading old that was made while another wrote', async () => {
    const { reading } = await watchReading(async () => {
      await createCategories({ db, clock }).list()
      await db.updateTable('categories').set({ rating: 4 }).execute()
      return createCategories({ db, clock }).list()
    })
    expect(clocks.isCurrent(reading)).toBe(false)
  })

  it('all move on with a statement that nobody understands', async () => {
    const { reading } = await readCategories()
    await sql`create table notes (id integer)`.execute(db)
    expect(clocks.isCurrent(reading)).toBe(false)
  })

  it('move on with what another process writes', async () => {
    const feed = changeFeed(place.config, db, clocks)
    const other = openTestDatabase(place.config)
    await expect.poll(() => clocks.trusted).toBe(true)
    await createPosts({ db: other, clock }).create(aPost())
    const { reading } = await readCategories()
    await createCategories({ db: other, clock }).create(aCategory())
    await expect.poll(() => clocks.isCurrent(reading)).toBe(false)
    await other.destroy()
    await feed.stop()
  })
})

function fail(error: Error) {
  throw error
}

it('are not to be trusted while changes by others may go unnoticed, and start again afterwards', async () => {
  const clocks = new TableClocks()
  const { reading } = await watchReading(async () => clocks.noteRead(['posts']))
  const hear = clocks.deafen()
  expect(clocks.trusted).toBe(false)
  hear()
  expect(clocks.trusted).toBe(true)
  expect(clocks.isCurrent(reading)).toBe(false)
})
