import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { allRows } from '#tests/support/all-rows.ts'
import { onEveryDatabase, targetsOf, ownDatabase } from '#tests/support/database.ts'
import { aCategory, aFile, aProduct, someone, tickingClock, valueOf } from '#tests/support/records.ts'
import { insertFile } from '#server/data/site/files-store.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createStaff } from '#server/services/accounts/staff.ts'
import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { EntriesChecksum, type Entry, readArchive, writeArchive } from './archive.ts'
import { writeBackup } from './backup.ts'
import { MANIFEST, type Manifest } from './manifest.ts'
import { restoreFiles, restoreTables, UnusableArchive, verifyArchive } from './restore.ts'
import { TableDigest } from './archived-tables.ts'
import { testFolder } from '#tests/support/services/folders.ts'

const PICTURE = Buffer.from('not really a picture')

onEveryDatabase('a backup', (db, from) => {
  const folder = testFolder()
  let storage: FileStorage
  const clock = tickingClock()
  const path = () => join(folder(), 'site.backup')

  beforeEach(async () => void (storage = await openLocalStorage(join(folder(), 'uploads'))))

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

  describe.each(targetsOf(from))('put back into %s', (engine) => {
    it('is the same, row by row and file by file, whatever stood there before', async () => {
      const name = await fill()
      const manifest = await backUp()
      expect(manifest.tables).toMatchObject({ products: 3, categories: 1, staff_users: 1 })
      const { db: target } = await ownDatabase(engine)
      const elsewhere = await openLocalStorage(join(folder(), 'elsewhere'))
      if (engine === 'postgres')
        valueOf(await createCategories({ db: target, clock }).create(aCategory({ slug: 'old' })))
      await restoreTables(path(), await verifyArchive(path(), null), { db: target, key: null })
      expect(await restoreFiles(path(), elsewhere, null)).toBe(1)
      expect(await allRows(target)).toEqual(await allRows(db()))
      expect(await elsewhere.read(name)).toEqual(PICTURE)
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

function digestOf(...rows: Record<string, string | number | null>[]): string {
  const digest = new TableDigest()
  for (const row of rows) digest.add(row)
  return digest.text
}

const foam = { id: 'foam', price: 4.5, note: null }
const tape = { id: 'tape', price: 2, note: '' }

it('the same rows are the same in any order, of rows and of columns', () =>
  expect(digestOf(foam, tape)).toBe(digestOf(tape, { note: null, price: 4.5, id: 'foam' })))

it.each([
  ['a row that lacks', [foam]],
  ['a row that came twice', [foam, tape, tape]],
  ['nothing in the place of an empty text', [foam, { ...tape, note: null }]],
  ['a text in the place of a figure', [foam, { ...tape, price: '2' }]],
  ['values that changed places', [foam, { ...tape, id: '', note: 'tape' }]],
])('%s is noticed', (_what, rows) => expect(digestOf(...rows)).not.toBe(digestOf(foam, tape)))

describe('archive', () => {
  const folder = testFolder()

  const KEYS: [string, Buffer | null][] = [
    ['plain', null],
    ['encrypted', Buffer.alloc(32, 7)],
  ]

  async function* someEntries(): AsyncGenerator<Entry> {
    for (const name of ['tables/a.ndjson', 'tables/b.ndjson']) yield { name, bytes: Buffer.alloc(100_000, name) }
  }

  it.each(KEYS)(
    'an archive that cannot be written fails where it was asked for and nowhere else (%s)',
    async (_kind, key) => {
      const unheard: unknown[] = []
      const hear = (error: unknown) => unheard.push(error)
      process.on('uncaughtExceptionMonitor', hear)
      await expect(writeArchive(join(folder(), 'nowhere', 'a.backup'), someEntries(), key)).rejects.toThrow('ENOENT')
      await new Promise((done) => setImmediate(done))
      process.off('uncaughtExceptionMonitor', hear)
      expect(unheard).toEqual([])
    },
  )

  it.each([
    ['read with another key', (archive: Buffer) => archive, Buffer.alloc(32, 8), 'BACKUP_KEY is not the key'],
    [
      'changed at its end',
      (archive: Buffer) => archive.fill(0, archive.length - 1),
      Buffer.alloc(32, 7),
      'it was changed',
    ],
  ])('an encrypted archive that is %s is refused with the reason', async (_case, change, key, reason) => {
    const path = join(folder(), 'a.backup')
    async function* entries(): AsyncGenerator<Entry> {
      yield { name: 'tables/a.ndjson', bytes: Buffer.from('row') }
    }
    await writeArchive(path, entries(), Buffer.alloc(32, 7))
    writeFileSync(path, change(readFileSync(path)))
    const read = async () => {
      for await (const { name } of readArchive(path, key)) expect(name).toBe('tables/a.ndjson')
    }
    await expect(read()).rejects.toThrow(reason)
  })

  it('an entry that would fill the memory is refused before it is read', async () => {
    const path = join(folder(), 'a.backup')
    const archive = pack()
    archive.entry({ name: 'tables/a/000000.ndjson', size: 5_000_000_000 })
    const [head] = (await once(archive, 'data')) as [Buffer]
    writeFileSync(path, gzipSync(head))
    const read = async () => {
      for await (const { name } of readArchive(path, null)) expect(name).toBe('never read')
    }
    await expect(read()).rejects.toThrow('too large')
  })
})
