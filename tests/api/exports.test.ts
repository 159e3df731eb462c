import { beforeAll, describe, expect, it } from 'vitest'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { StaffRole } from '#domain/accounts/permissions.ts'
import { EXPORTED_LISTS } from '#domain/sheets/exported-lists.ts'
import { SHEET_LIMITS, type SheetCell } from '#domain/sheets/sheet-file.ts'
import { insertFile } from '#server/data/site/files-store.ts'
import { saveSeoOverrides } from '#server/data/site/seo-store.ts'
import { openSheet } from '#server/sheets/open-sheet.ts'
import { fillDemoCatalogue } from '#tests/support/demo/catalogue.ts'
import { aFile, anOverride, aProduct, valueOf } from '#tests/support/records.ts'
import { allRows } from '#tests/support/sheets/sheet-rows.ts'
import { giveAccount, visitorWhoIs } from '#tests/support/staff.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite({ identify: () => VISITOR })
let role: StaffRole = 'owner'
const staff = (): StaffCaller => ({ kind: 'staff', id: role, name: role, role, via: 'session' })
const VISITOR = visitorWhoIs(staff)

beforeAll(async () => {
  await fillDemoCatalogue(site.db)
  for (role of ['editor', 'viewer', 'owner'] as const) await giveAccount(site.db, staff())
  valueOf(
    await site.services.editing.product.add(
      { product_slug: 'new-foam', product_name_ar: 'رغوة', intent: 'draft' },
      staff(),
    ),
  )
})

async function exported(list: string, query: string) {
  const response = await site.app.request(`/api/${list}/export.php?${query}`)
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  const rows = await allRows((await openSheet({ file: bytes, choice: {}, limits: SHEET_LIMITS })).rows())
  return { response, rows: rows.map(({ cells }) => cells) }
}

const column = (rows: SheetCell[][], heading: string) =>
  rows.slice(1).map((row) => row[rows[0]!.indexOf(heading)] ?? null)

describe('the export of products', () => {
  it.each(['xlsx', 'csv'])('has a row for each pack, drafts too, as %s', async (format) => {
    const { response, rows } = await exported('products', `format=${format}&lang=en`)
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="products-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    const packs = await site.db
      .selectFrom('product_variants')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst()
    expect(rows.length - 1).toBe(Number(packs!.count) + 1)
    expect(rows[0]!.slice(0, 5)).toEqual(['ID', 'Slug', 'Code on the pack', 'Status', 'Category'])
    expect(column(rows, 'Status').filter((state) => state === 'Draft')).toHaveLength(1)
  })

  it('follows the filters of the list, its order and what is marked', async () => {
    const foam = await exported('products', 'format=csv&lang=en&category=pu-foam&sort=name-en')
    expect(new Set(column(foam.rows, 'Category'))).toEqual(new Set(['PU Foam']))
    const found = await exported('products', 'format=csv&q=805&columns=product_id')
    expect(new Set(found.rows.slice(1).flat())).toContain('805')
    const draft = await exported('products', 'format=csv&state=draft&columns=product_id')
    expect(draft.rows).toEqual([['المعرّف'], ['new-foam']])
    const marked = await exported('products', 'format=csv&columns=product_id,stock_code&id[]=new-foam&id[]=805')
    expect(marked.rows.slice(0, 3)).toEqual([['المعرّف', 'رمز المخزون'], ['new-foam'], ['805', 'RW300101']])
  })

  it('has prices for those alone who may see them', async () => {
    valueOf(await site.services.priceList.save([{ stockCode: 'RW300101', typed: '52.5' }], staff()))
    const ask = () => exported('products', 'format=xlsx&lang=en&id[]=805')
    expect(column((await ask()).rows, 'Price')[0]).toBe(52.5)
    role = 'editor'
    expect((await ask()).rows[0]).not.toContain('Price')
    const refused = await site.app.request('/api/products/export.php?format=csv&columns=price')
    role = 'owner'
    expect(refused.status).toBe(422)
  })

  it('is a template without rows', async () => {
    expect((await exported('products', 'format=xlsx&template=1')).rows).toHaveLength(1)
    const { rows } = await exported(
      'products',
      'format=csv&template=1&columns=stock_code,price,stock_state&separator=semicolon',
    )
    expect(rows).toEqual([['رمز المخزون', 'السعر', 'التوفر']])
  })

  it.each(['', 'format=pdf', 'format=csv&columns=colour', 'format=csv&lang=fr', 'format=csv&separator=dot'])(
    'refuses %j',
    async (query) => {
      const response = await site.app.request(`/api/products/export.php?${query}`)
      expect(response.status).toBe(422)
    },
  )
})

it.each(EXPORTED_LISTS)('%s can be had in both languages and formats', async (list) => {
  // What customers call packs is for those who read requests; all else for everybody of staff.
  role = ['aliases', 'customers'].includes(list) ? 'owner' : 'viewer'
  for (const format of ['xlsx', 'csv'])
    for (const lang of ['ar', 'en']) {
      const { rows } = await exported(list, `format=${format}&lang=${lang}`)
      expect(rows[0]!.every((cell) => typeof cell === 'string' && cell !== '')).toBe(true)
      expect(new Set(rows[0]).size).toBe(rows[0]!.length)
    }
  role = 'owner'
})

it('lists say what they show', async () => {
  const categories = await exported('categories', 'format=csv&lang=en')
  expect(column(categories.rows, 'ID')).toContain('pu-foam')
  const brands = await exported('brands', 'format=csv&lang=en')
  expect(column(brands.rows, 'Status')).toContain('Published')
  const blogs = await exported('blogs', 'format=xlsx&lang=ar')
  expect(blogs.rows.length).toBeGreaterThan(1)
  const half = aProduct({ slug: 'half', description: { ar: 'وصف', en: '' } })
  valueOf(await site.services.products.create(half))
  const checks = await exported('checks', 'format=csv&lang=en&check=translation')
  expect(column(checks.rows, 'ID')).toContain('half')
})

it('the check of pictures has rows too', async () => {
  const picture = aFile('drill', { createdAt: new Date().toISOString() })
  await insertFile(site.db, picture)
  const name = { product_name_ar: 'مثقاب', product_name_en: 'Drill' }
  const shown = { product_slug: 'picture', ...name, existing_image: picture.name, intent: 'draft' }
  valueOf(await site.services.editing.product.add(shown, staff()))
  const pictures = await exported('checks', 'format=csv&lang=en&check=alt')
  const row = pictures.rows.find((cells) => cells.includes(picture.name))
  expect(row).toEqual(['Picture', picture.name, 'drill.webp', 'drill.webp', 'Arabic\nEnglish'])
})

it('what search engines are told stands in the export, under whichever key it is stored', async () => {
  valueOf(await site.services.products.create(aProduct({ slug: 'seal' }), { id: '9000' }))
  valueOf(await site.services.products.create(aProduct({ slug: 'tape' }), { id: '9001' }))
  const at = new Date().toISOString()
  await saveSeoOverrides(site.db, { seal: anOverride('By slug'), '9001': anOverride('By id') }, at)
  const { rows } = await exported('products', 'format=csv&lang=en&id[]=9000&id[]=9001')
  expect(column(rows, 'Search title (English)')).toEqual(['By slug', 'By id'])
})
