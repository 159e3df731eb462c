import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { Db } from '#server/data/engine/database.ts'
import { onEveryDatabase, openTestDatabase } from '#tests/support/database.ts'
import { aCategory, aPost, aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount, sara } from '#tests/support/staff.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import { sharp } from '#server/files/sharp.ts'
import { errorLog } from '#tests/support/services/deps.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createPosts } from '#server/services/posts/posts.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createStoreCheck } from './store-check.ts'
import { createEditing } from '#server/services/records.ts'
import { createUploads } from '#server/services/media/uploads.ts'
import { testFolder } from '#tests/support/services/folders.ts'

const clock = tickingClock()

async function fileOf(db: Db): Promise<string> {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db)
  return rows[0]!.file
}

onEveryDatabase('the check of the store', (db, engine) => {
  const folder = testFolder()
  let storage: FileStorage
  let picture: string
  const path = (name: string) => join(folder(), 'uploads', name)
  const check = () => createStoreCheck({ db: db(), storage }).run()

  beforeEach(async () => {
    storage = await openLocalStorage(join(folder(), 'uploads'))
    const uploads = createUploads({ db: db(), storage, log: errorLog, clock })
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#48c' } })
      .webp()
      .toBuffer()
    picture = valueOf(await uploads.store(bytes, { kind: 'image', originalName: 'a.webp' })).name
    await giveAccount(db(), sara)
    valueOf(await createCategories({ db: db(), clock }).create(aCategory({ image: picture })))
    valueOf(await createProducts({ db: db(), clock }).create(aProduct()))
    const detail = `<p><img src="/api/uploads/${picture}" alt="a"></p>`
    valueOf(await createPosts({ db: db(), clock }).create(aPost({ detail: { ar: detail, en: '' } })))
  })

  it('finds nothing wrong with what was made through the services', async () =>
    expect(await check()).toMatchObject({ problems: [], notes: [], files: 1 }))

  it('finds files that are missing or were changed', async () => {
    writeFileSync(path(picture), 'other bytes')
    expect((await check()).problems).toEqual([`The file ${picture} was changed after it was stored.`])
    await storage.remove(picture)
    expect((await check()).problems).toEqual([`The file ${picture} is missing.`])
  })

  it('finds smaller pictures that are missing', async () => {
    await db().insertInto('file_renditions').values({ file: picture, format: 'avif', width: 20, bytes: 1 }).execute()
    const [problem] = (await check()).problems
    expect(problem).toBe(`The smaller picture ${picture.replace('.webp', '-20.avif')} is missing.`)
  })

  it('misses no smaller picture that is stored while it looks', async () => {
    const small = picture.replace('.webp', '-20.avif')
    // As a site that runs meanwhile does, which has the file open for itself.
    const other = engine === 'sqlite' ? openTestDatabase({ kind: 'sqlite', file: await fileOf(db()) }) : db()
    const list = async () => {
      const names = await storage.list()
      writeFileSync(path(small), 'bytes')
      await other.insertInto('file_renditions').values({ file: picture, format: 'avif', width: 20, bytes: 5 }).execute()
      if (other !== db()) await other.destroy()
      return names
    }
    const { problems } = await createStoreCheck({ db: db(), storage: { ...storage, list } }).run()
    expect(problems).toEqual([])
  })

  it('tells of files that belong to no record, and leaves them', async () => {
    const stranger = `${'f'.repeat(32)}.webp`
    writeFileSync(path(stranger), 'bytes')
    const { problems, notes } = await check()
    expect(problems).toEqual([])
    expect(notes.join()).toContain(stranger)
    expect(await storage.read(stranger)).not.toBeNull()
  })

  it('finds texts that show what is not there', async () => {
    const lost = `${'0'.repeat(32)}.webp`
    await db()
      .updateTable('posts')
      .set({ detail_en: `<img src="/api/uploads/${lost}">` })
      .execute()
    expect((await check()).problems).toEqual([`The text of the post fire-joints shows ${lost}, which does not exist.`])
  })

  it('finds values that nobody can read, and products that the list of staff does not know', async () => {
    await db().updateTable('products').set({ specs: '[{' }).execute()
    await db().deleteFrom('product_listing').execute()
    const run = { error: '', runs: 1, failures: 0 }
    await db()
      .insertInto('job_runs')
      .values({ ...run, name: 'backup', detail: '{' })
      .execute()
    expect((await check()).problems).toEqual([
      'specs of 805-pu-foam in products cannot be read.',
      'detail of backup in job_runs cannot be read.',
      'The product 805-pu-foam is not in the list of staff. Start the site once.',
    ])
  })

  it('finds versions that could not be brought back as they were', async () => {
    const { product } = createEditing({ db: db(), clock, uploads: { store: () => Promise.reject(new Error()) } })
    const text = 'Fills joints. '.repeat(40)
    for (const product_description_en of [text, 'Short']) {
      valueOf(await product.update({ product_id: '805-pu-foam', product_description_en }, sara))
    }
    expect((await check()).problems).toEqual([])
    await db().updateTable('version_texts').set({ text: 'Fills nothing.' }).execute()
    await db().deleteFrom('record_versions').where('number', '=', 3).execute()
    expect((await check()).problems).toEqual([
      'The version 3 of product 805-pu-foam is missing.',
      'The content of version 2 of product 805-pu-foam is not as it was saved.',
    ])
    await db().updateTable('version_contents').set({ fields: 'AAAA' }).execute()
    await db().updateTable('records').set({ id: 'gone' }).execute()
    expect((await check()).problems).toContain('The product gone is published and not on the site.')
    await db().updateTable('records').set({ state: 'draft' }).where('id', '=', 'gone').execute()
    const misplaced = 'The product gone is not published, and is on the site or has no draft.'
    expect((await check()).problems).toContain(misplaced)
    expect((await check()).problems).toContain('The content of version 1 of product gone is not as it was saved.')
  })

  it('finds rows that point to nothing', async () => {
    await withoutKeys(() =>
      db()
        .insertInto('product_images')
        .values({ product_id: 'ghost', position: 0, source: 'https://x.example/a' })
        .execute(),
    )
    const { problems } = await check()
    expect(problems.join()).toMatch(/product_images point(s)? to nothing in products/)
    await withoutKeys(() => db().deleteFrom('product_images').execute())
  })

  /** Writes past the rules of the database, as a faulty disk or a hand at the wrong place would. */
  async function withoutKeys(write: () => Promise<unknown>) {
    if (engine === 'sqlite') await sql`pragma foreign_keys = off`.execute(db())
    else await sql`alter table product_images disable trigger all`.execute(db())
    await write()
    if (engine === 'sqlite') await sql`pragma foreign_keys = on`.execute(db())
    else await sql`alter table product_images enable trigger all`.execute(db())
  }
})
