import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { toCategoryColumns } from '#server/data/catalogue/categories-store.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import { aCategory, aFile, aProduct } from '#tests/support/records.ts'
import { insertFile } from '#server/data/site/files-store.ts'
import { toProductColumns } from '#server/data/catalogue/product-rows.ts'
import { GOES_WITH } from './statement-tables.ts'

const dates = { created_at: '2026-05-01T00:00:00.000Z', updated_at: '2026-05-01T00:00:00.000Z' }
const category = { ...toCategoryColumns(aCategory()), id: 'a', slug: 'a', ...dates }
const product = { ...toProductColumns(aProduct()), id: 'p', slug: 'p', ...dates }

onEveryDatabase('the database itself', (db, engine) => {
  const addCategory = (given: object = {}) =>
    db()
      .insertInto('categories')
      .values({ ...category, ...given })
      .execute()
  const addProduct = (given: object = {}) =>
    db()
      .insertInto('products')
      .values({ ...product, ...given })
      .execute()

  describe('refuses', () => {
    it('two records of one id, slug or creation key', async () => {
      await addCategory({ creation_key: 'k' })
      await expect(addCategory({ slug: 'b' })).rejects.toThrow(/unique/i)
      await expect(addCategory({ id: 'b' })).rejects.toThrow(/unique/i)
      await expect(addCategory({ id: 'b', slug: 'b', creation_key: 'k' })).rejects.toThrow(/unique/i)
    })

    it('records without a name, an id or a slug', async () => {
      await expect(addCategory({ name_ar: null })).rejects.toThrow(/null/i)
      await expect(addCategory({ id: '' })).rejects.toThrow(/check/i)
      await expect(addCategory({ slug: '' })).rejects.toThrow(/check/i)
    })

    it('ratings and prices that do not exist', async () => {
      await expect(addCategory({ rating: 5.5 })).rejects.toThrow(/check/i)
      await expect(addCategory({ price: -1 })).rejects.toThrow(/check/i)
      await expect(addProduct({ rating: -1 })).rejects.toThrow(/check/i)
      await expect(addProduct({ has_safety_sheet: 2 })).rejects.toThrow(/check/i)
    })

    it('products of a category, and pictures of a file, that does not exist', async () => {
      await expect(addProduct({ category_id: 'none' })).rejects.toThrow(/foreign key/i)
      await expect(addProduct({ image: 'none.webp' })).rejects.toThrow(/foreign key/i)
      await expect(addCategory({ image: 'none.webp' })).rejects.toThrow(/foreign key/i)
      await addProduct({ image: 'https://img.example/none.webp' })
    })

    it('to lose a category or a file that is in use', async () => {
      const { name } = await insertFile(db(), aFile('shown'))
      await addCategory({ image: name })
      await addProduct({ category_id: 'a' })
      await expect(db().deleteFrom('categories').execute()).rejects.toThrow(/foreign key/i)
      await expect(db().deleteFrom('files').execute()).rejects.toThrow(/foreign key/i)
    })
  })

  it('knows the stored file of a source, and none for an address', async () => {
    const { name } = await insertFile(db(), aFile('shown'))
    await addProduct({ image: name, pdf_ar: 'http://files.example/a.pdf' })
    const row = await db().selectFrom('products').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ image_file: name, pdf_ar_file: null, pdf_en_file: null })
  })

  it('keeps text of any script, length and sign, and tells nothing from null', async () => {
    const texts = [
      '',
      ' ',
      'الخَطُّ العربيّ ﷺ',
      '🧱\u200f\u2066a\u2069',
      "'; drop table products; --",
      '%_\\',
      'x'.repeat(1_000_000),
    ]
    for (const [index, text] of texts.entries()) {
      await addProduct({ id: `${index}`, slug: `${index}`, description_ar: text, code: index === 0 ? null : text })
    }
    const rows = await db().selectFrom('products').select(['description_ar', 'code']).orderBy('id').execute()
    expect(rows.map((row) => row.description_ar)).toEqual(texts)
    expect(rows.map((row) => row.code)).toEqual([null, ...texts.slice(1)])
  })

  it('orders ids by their signs, not by a language', async () => {
    for (const id of ['b', 'a-2', 'B', 'a', 'ا', '10', '9', 'é']) await addCategory({ id, slug: id })
    const rows = await db().selectFrom('categories').select('id').orderBy('id').execute()
    expect(rows.map(({ id }) => id)).toEqual(['10', '9', 'B', 'a', 'a-2', 'b', 'é', 'ا'])
  })

  it('takes with a row what the list of those tables says, and nothing else', async () => {
    const { rows } = await (engine === 'sqlite'
      ? sql<{ row: string; goes: string }>`select keys."table" as row, tables.name as goes
          from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys
          where tables.type = 'table' and keys.on_delete in ('CASCADE', 'SET NULL')`.execute(db())
      : sql<{ row: string; goes: string }>`select confrelid::regclass::text as row, conrelid::regclass::text as goes
          from pg_constraint where contype = 'f' and confdeltype in ('c', 'n')`.execute(db()))
    const found = Object.entries(Object.groupBy(rows, ({ row }) => row)).map(([table, goes = []]) => {
      return [table, [...new Set(goes.map(({ goes }) => goes))].toSorted()]
    })
    expect(Object.fromEntries(found)).toEqual(GOES_WITH)
  })

  it('finds the referring rows of every table by an index', async () => {
    if (engine === 'sqlite') {
      const { rows } = await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(db())
      for (const { name } of rows) {
        const keys = await sql<{ from: string }>`select "from" from pragma_foreign_key_list(${name})`.execute(db())
        for (const { from } of keys.rows) {
          const found = await sql`select 1 from pragma_index_list(${name}) as list,
            pragma_index_info(list.name) as info where info.seqno = 0 and info.name = ${from}`.execute(db())
          expect(`${name}.${from}: ${found.rows.length > 0}`).toBe(`${name}.${from}: true`)
        }
      }
      expect(rows.length).toBeGreaterThan(25)
      return
    }
    const { rows } = await sql<{ column: string }>`
      select c.conrelid::regclass || '.' || a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`.execute(db())
    expect(rows).toEqual([])
  })
})
