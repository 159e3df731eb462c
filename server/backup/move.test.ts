import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { allRows } from '#tests/support/all-rows.ts'
import { onEveryDatabase, ownDatabase, targetsOf } from '#tests/support/database.ts'
import { aCategory, aFile, aProduct, someone, tickingClock, valueOf } from '#tests/support/records.ts'
import type { Db } from '#server/data/engine/database.ts'
import { insertFile } from '#server/data/site/files-store.ts'
import { isBlank, listTables } from '#server/data/engine/whole-database.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createStaff } from '#server/services/accounts/staff.ts'
import { COPY_MARK, endMove, MoveFailed, MoveRefused, moveStore } from './move.ts'
import { testFolder } from '#tests/support/services/folders.ts'

const FILES = 20

onEveryDatabase('a move', (db, from) => {
  const folder = testFolder()
  let storage: FileStorage
  let elsewhere: FileStorage
  const clock = tickingClock()

  beforeEach(async () => {
    storage = await openLocalStorage(join(folder(), 'uploads'))
    elsewhere = await openLocalStorage(join(folder(), 'elsewhere'))
    await fill()
  })

  /** Something of every kind of value, and more files than are copied at the same moment. */
  async function fill() {
    const names = await Promise.all(
      Array.from({ length: FILES }, async (_, index) => {
        const { name } = await insertFile(db(), aFile(`shown ${index}`))
        await storage.put(name, Buffer.from(`picture ${index}`), 'image/webp')
        return name
      }),
    )
    const categories = createCategories({ db: db(), clock })
    const category = valueOf(await categories.create(aCategory({ image: names[0]!, rating: 4.5 })))
    const products = createProducts({ db: db(), clock })
    for (const slug of ['one', 'two', 'three'])
      valueOf(await products.create(aProduct({ slug, categoryId: category.id, gallery: names })))
    const staff = createStaff({ db: db(), clock })
    valueOf(await staff.add({ username: 'نورة', password: 'gusty-plinth-ohm', role: 'owner' }, someone))
  }

  const contentOf = async (files: FileStorage) =>
    Promise.all((await files.list()).toSorted().map(async (name) => [name, String(await files.read(name))]))

  describe.each(targetsOf(from))('to %s', (engine) => {
    let target: Db
    beforeEach(async () => void (target = (await ownDatabase(engine, true)).db))

    it('brings every row and every file, tells what it compared, and changes nothing where it came from', async () => {
      const before = { rows: await allRows(db()), files: await contentOf(storage) }
      const { tables, files } = await moveStore({ db: db(), storage }, { db: target, storage: elsewhere })
      expect(await allRows(target)).toEqual(before.rows)
      expect(await elsewhere.list()).toContain(COPY_MARK)
      await endMove(elsewhere)
      expect(await contentOf(elsewhere)).toEqual(before.files)
      expect({ rows: await allRows(db()), files: await contentOf(storage) }).toEqual(before)
      expect(tables.map(({ table }) => table)).toEqual(await listTables(db()))
      expect(tables.filter(({ isSame }) => !isSame)).toEqual([])
      expect(tables.find(({ table }) => table === 'products')).toMatchObject({ rows: 3 })
      expect(files).toMatchObject({ count: FILES })
    })

    it('leaves files where they are when it is not told where they go', async () => {
      const { files } = await moveStore({ db: db(), storage }, { db: target, storage: null })
      expect(files).toBeNull()
      expect(await allRows(target)).toEqual(await allRows(db()))
      expect(await elsewhere.list()).toEqual([])
    })

    it('is refused where anything is, and touches it not', async () => {
      await elsewhere.put('stranger.webp', Buffer.from('stranger'), 'image/webp')
      const move = () => moveStore({ db: db(), storage }, { db: target, storage: elsewhere })
      await expect(move()).rejects.toThrow(MoveRefused)
      expect(await isBlank(target)).toBe(true)
      expect(await elsewhere.list()).toEqual(['stranger.webp'])
      await elsewhere.remove('stranger.webp')
      await target.schema.createTable('theirs').addColumn('id', 'integer').execute()
      await expect(move()).rejects.toThrow(MoveRefused)
      expect(await elsewhere.list()).toEqual([])
    })

    it('that a storage breaks off leaves no table and no file, and succeeds the next time', async () => {
      let room = FILES / 2
      const failing: FileStorage = {
        ...elsewhere,
        async put(...file) {
          if (room-- <= 0) throw new Error('the disk is full')
          await elsewhere.put(...file)
        },
      }
      const broken = moveStore({ db: db(), storage }, { db: target, storage: failing })
      await expect(broken).rejects.toThrow(/^The move failed: the disk is full.*has not changed\.$/)
      expect([await isBlank(target), await elsewhere.list()]).toEqual([true, []])
      await moveStore({ db: db(), storage }, { db: target, storage: elsewhere })
      expect(await allRows(target)).toEqual(await allRows(db()))
    })

    it('finds a file that was not stored as it was given, and says when its remains could not be taken away', async () => {
      const changing: FileStorage = { ...elsewhere, read: async () => Buffer.from('other bytes') }
      const move = (files: FileStorage) => moveStore({ db: db(), storage }, { db: target, storage: files })
      await expect(move(changing)).rejects.toThrow(/is not as it was written/)
      const remove = () => Promise.reject(new Error('away'))
      await expect(move({ ...changing, remove })).rejects.toThrow(/Files were left in the storage/)
      expect(await isBlank(target)).toBe(true)
    })
  })

  describe('that was killed', () => {
    let target: Db
    beforeEach(async () => void (target = (await ownDatabase('sqlite', true)).db))
    const move = (files: FileStorage) => moveStore({ db: db(), storage }, { db: target, storage: files })

    /** A copy that ended in the midst of its work, as far as the storage can tell. */
    async function leaveHalf() {
      let room = FILES / 2
      const killed: FileStorage = {
        ...elsewhere,
        put: async (...file) => (room-- > 0 ? elsewhere.put(...file) : Promise.reject(new Error('killed'))),
        remove: () => Promise.reject(new Error('killed')),
      }
      await expect(move(killed)).rejects.toThrow(/the next attempt goes on with them/)
      return elsewhere.list()
    }

    it('is gone on with: what is there whole is not written again', async () => {
      const left = await leaveHalf()
      await elsewhere.put(
        left.find((name) => name !== COPY_MARK)!,
        Buffer.from('cut off'),
        'image/webp',
      )
      let writes = 0
      const counting: FileStorage = { ...elsewhere, put: (...file) => (writes++, elsewhere.put(...file)) }
      await move(counting)
      // The mark, what was missing, and what was not whole.
      expect(writes).toBe(1 + FILES - (left.length - 1) + 1)
      await endMove(elsewhere)
      expect(await contentOf(elsewhere)).toEqual(await contentOf(storage))
      expect(await allRows(target)).toEqual(await allRows(db()))
    })

    it('leaves what it found when it fails once more', async () => {
      const left = await leaveHalf()
      const failing: FileStorage = { ...elsewhere, put: () => Promise.reject(new Error('full')) }
      await expect(move(failing)).rejects.toThrow(/The files of the attempt before are there still/)
      expect((await elsewhere.list()).toSorted()).toEqual(left.toSorted())
    })

    it('is not gone on with among files that this site has not', async () => {
      await leaveHalf()
      await elsewhere.put('stranger.webp', Buffer.from('stranger'), 'image/webp')
      await expect(move(elsewhere)).rejects.toThrow(MoveRefused)
      expect(await isBlank(target)).toBe(true)
    })

    it('after all its rows had come is compared and said to have brought them; other rows are refused', async () => {
      const { tables } = await move(elsewhere)
      expect((await move(elsewhere)).tables).toEqual(tables)
      await endMove(elsewhere)
      expect((await move(elsewhere)).tables).toEqual(tables)
      await target.updateTable('products').set({ version: 99 }).execute()
      await expect(move(elsewhere)).rejects.toThrow(MoveRefused)
    })
  })

  it('of nothing is refused', async () => {
    const { db: source } = await ownDatabase('sqlite', true)
    const { db: there } = await ownDatabase('sqlite', true)
    await expect(moveStore({ db: source, storage }, { db: there, storage: null })).rejects.toThrow(MoveRefused)
  })

  it('whose source goes away fails and says so', async () => {
    const gone: FileStorage = { ...storage, read: () => Promise.reject(new Error('away')) }
    const { db: target } = await ownDatabase('sqlite', true)
    await expect(moveStore({ db: db(), storage: gone }, { db: target, storage: elsewhere })).rejects.toThrow(MoveFailed)
  })
})
