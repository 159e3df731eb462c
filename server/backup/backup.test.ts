import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allRows } from '#tests/support/all-rows.ts'
import { ENGINES, newDatabase, onEveryDatabase, openTestDatabase } from '#tests/support/database.ts'
import { aCategory, aFile, aProduct, someone, tickingClock, valueOf } from '#tests/support/records.ts'
import { insertFile } from '#server/data/site/files-store.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createStaff } from '#server/services/accounts/staff.ts'
import { EntriesChecksum, writeArchive } from './archive.ts'
import { writeBackup } from './backup.ts'
import { MANIFEST, type Manifest } from './manifest.ts'
import { restoreFiles, restoreTables, UnusableArchive, verifyArchive } from './restore.ts'

const PICTURE = Buffer.from('not really a picture')

onEveryDatabase('a backup', (db) => {
  let folder: string
  let storage: FileStorage
  const clock = tickingClock()
  const path = () => join(folder, 'site.backup')

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'backup-'))
    storage = await openLocalStorage(join(folder, 'uploads'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** Something of every kind of value: two languages, lists, numbers, nothing, flags of accounts. */
  async function fill() {
    const { name } = await insertFile(db(), aFile('shown'))
    await storage.put(name, PICTURE, 'image/webp')
    const category = valueOf(
      await createCategories({ db: db(), clock }).create(aCategory({ image: name, rating: 4.5 })),
    )
    const products = createProducts({ db: db(), clock })
    for (const slug of ['one', 'two', 'three']) {
      valueOf(await products.create(aProduct({ slug, categoryId: category.id, gallery: [name] })))
    }
    const staff = createStaff({ db: db(), clock })
    valueOf(await staff.add({ username: 'نورة', password: 'gusty-plinth-ohm', role: 'owner' }, someone))
    return name
  }

  const backUp = () => writeBackup(path(), { db: db(), storage, clock, key: null })

  describe.each(ENGINES)('put back into %s', (engine) => {
    it('is the same, row by row and file by file, whatever stood there before', async () => {
      const name = await fill()
      const manifest = await backUp()
      expect(manifest.tables).toMatchObject({ products: 3, categories: 1, staff_users: 1 })
      const place = await newDatabase(engine)
      const target = openTestDatabase(place.config)
      const elsewhere = await openLocalStorage(join(folder, 'elsewhere'))
      if (engine === 'postgres')
        valueOf(await createCategories({ db: target, clock }).create(aCategory({ slug: 'old' })))
      await restoreTables(path(), await verifyArchive(path(), null), { db: target, key: null })
      expect(await restoreFiles(path(), elsewhere, null)).toBe(1)
      expect(await allRows(target)).toEqual(await allRows(db()))
      expect(await elsewhere.read(name)).toEqual(PICTURE)
      await target.destroy()
      await place.remove()
    })
  })

  it('that was changed, cut short or never was one is refused before anything is touched', async () => {
    await fill()
    await backUp()
    const whole = readFileSync(path())
    for (const bytes of [
      whole.subarray(0, whole.length - 40),
      whole.subarray(0, 200),
      Buffer.from('no archive'),
      Buffer.alloc(0),
    ]) {
      writeFileSync(path(), bytes)
      await expect(verifyArchive(path(), null)).rejects.toThrow(UnusableArchive)
    }
    const changed = Buffer.from(whole)
    changed[changed.length >> 1]! ^= 1
    writeFileSync(path(), changed)
    await expect(verifyArchive(path(), null)).rejects.toThrow(UnusableArchive)
  })

  it.each([
    'files/../../x.jpg',
    'files/../x.jpg',
    '/etc/x.jpg',
    'files/a/b.jpg',
    'files/x.jpg',
    'tables/../x/000000.ndjson',
    'x',
  ])('with the entry %j, whose name is none of ours, is refused though its checksum is right', async (name) => {
    const entries = [{ name, bytes: PICTURE }]
    const checksum = new EntriesChecksum()
    for (const entry of entries) checksum.add(entry)
    const manifest: Manifest = {
      format: 1,
      createdAt: clock().toISOString(),
      migrations: ['0001-files'],
      tables: {},
      files: 1,
      checksum: checksum.text,
    }
    await writeArchive(
      path(),
      (async function* () {
        yield* entries
        yield { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) }
      })(),
      null,
    )
    await expect(verifyArchive(path(), null)).rejects.toThrow(/name/)
    await expect(restoreFiles(path(), storage, null)).rejects.toThrow(/name/)
    expect(await storage.list()).toEqual([])
  })

  it('that is not sealed is refused where there is a key', async () => {
    await backUp()
    await expect(verifyArchive(path(), Buffer.alloc(32, 1))).rejects.toThrow(/not encrypted.*--plain/)
  })

  it('never takes the place of an earlier one', async () => {
    await backUp()
    const before = readFileSync(path())
    await expect(backUp()).rejects.toThrow()
    expect(readFileSync(path())).toEqual(before)
  })

  it('that is taken while others write holds one moment', async () => {
    await fill()
    const products = createProducts({ db: db(), clock })
    const writes = (async () => {
      for (let made = 0; made < 40; made++) {
        valueOf(await products.create(aProduct({ slug: `late-${made}`, gallery: ['https://img.example/a.webp'] })))
      }
    })()
    const counts = []
    for (let round = 0; round < 4; round++) {
      rmSync(path(), { force: true })
      const { tables } = await backUp()
      counts.push([tables['products']! - 3, tables['product_images']! - 3])
    }
    await writes
    // Each product has one picture: a backup that saw half of a creation would count them apart.
    for (const [productCount, pictures] of counts) expect(productCount).toBe(pictures)
  })
})
