import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UNKNOWN_VISITOR, type StaffCaller } from '#domain/accounts/caller.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { newAddress } from '#tests/support/customers.ts'
import { aCategory, aPost, aProduct, valueOf } from '#tests/support/records.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const NOURA: StaffCaller = { kind: 'staff', id: 'noura', name: 'Noura', role: 'editor', via: 'token' }

let site: TestApp
let picture: Buffer<ArrayBuffer>
beforeAll(async () => {
  picture = Buffer.from(
    await sharp({ create: { width: 9, height: 6, channels: 3, background: '#a1f' } })
      .png()
      .toBuffer(),
  )
})
beforeEach(async () => {
  site = await openTestApp({
    env: { TRUST_PROXY: '1' },
    identify: () => ({ ...UNKNOWN_VISITOR, staff: async () => NOURA }),
  })
  await giveAccount(site.db, NOURA)
  return () => site.close()
})
afterAll(() => site.close().catch(() => {}))

type Answer = { status: number; message?: string; data: Record<string, unknown> & { fields?: Record<string, string> } }

async function send(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Answer> {
  const init = { method: 'POST', body, headers: { 'X-Forwarded-For': newAddress(), ...headers } }
  const response = await site.app.request(path, init)
  const { message, data = {} } = (await response.json()) as Answer
  return { status: response.status, ...(message === undefined ? {} : { message }), data }
}

const json = (path: string, fields: object, headers = {}) =>
  send(path, JSON.stringify(fields), { 'Content-Type': 'application/json', ...headers })

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const png = (name = 'a.png') => new File([picture], name, { type: 'image/png' })
const pdf = (inside = '') => new File([`%PDF-1.7\n1 0 obj << ${inside} >> endobj\nstartxref\n9\n%%EOF\n`], 'sheet.pdf')

const foam = { category_slug: 'pu-foam', name_en: 'Foam', name_ar: 'رغوة' }
const product = { product_slug: '805', category_id: 'pu-foam', product_name_en: 'Foam 805', product_name_ar: 'رغوة' }
const post = { slug: 'joints', title_en: 'Joints', title_ar: 'ف', snippet_en: 'About', snippet_ar: 'عن' }

async function fill() {
  const { categories, products, posts } = site.services
  valueOf(await categories.create(aCategory()))
  valueOf(await products.create(aProduct({ slug: '805', categoryId: 'pu-foam' })))
  valueOf(await posts.create(aPost({ slug: 'joints' })))
}

describe('a category', () => {
  it('is added, changed and deleted as clients have always done', async () => {
    const added = await send(
      '/api/categories/add.php',
      form({ ...foam, description_en: 'a', description_ar: 'ب', category_sort_id: '2', image: png() }),
    )
    expect(added).toMatchObject({
      status: 200,
      message: 'Category added.',
      data: { category_id: 'pu-foam', sort_id: 2 },
    })
    const image = added.data['image']
    const changed = await send(
      '/api/categories/update.php',
      form({
        category_id: 'pu-foam',
        name_en: 'Foams',
        name_ar: 'رغوات',
        category_slug: 'foams',
        category_sort_id: '',
      }),
    )
    expect(changed).toMatchObject({
      status: 200,
      data: {
        category_id: 'pu-foam',
        slug: 'foams',
        name_en: 'Foams',
        description_en: 'a',
        sort_id: null,
        image,
        version: 2,
      },
    })
    const deleted = await send('/api/categories/delete.php', new URLSearchParams({ category_id: 'pu-foam' }))
    expect(deleted).toEqual({ status: 200, message: 'Category deleted.', data: {} })
    expect((await listAudit(site.db)).map(({ action, actor }) => [action, actor.kind, actor.name])).toEqual([
      ['category.delete', 'token', 'Noura'],
      ['category.update', 'token', 'Noura'],
      ['category.create', 'token', 'Noura'],
    ])
  })

  it('keeps its slug free of the addresses of pages', async () => {
    const { status, data } = await json('/api/categories/add.php', { ...foam, category_slug: 'Blogs' })
    expect([status, Object.keys(data.fields!)]).toEqual([422, ['category_slug']])
  })

  it('with products goes only when it is said what becomes of them', async () => {
    await fill()
    const refused = await json('/api/categories/delete.php', { category_id: 'pu-foam' })
    expect(refused).toMatchObject({
      status: 409,
      data: { count: 1 },
      message: expect.stringMatching(/has 1.product\b/),
    })
    expect(await json('/api/categories/delete.php', { category_id: 'pu-foam', move_to: 'x' })).toMatchObject({
      status: 422,
      data: { fields: { move_to: 'The chosen category does not exist.' } },
    })
    expect((await json('/api/categories/delete.php', { category_id: 'pu-foam', uncategorise: 1 })).status).toBe(200)
    expect((await site.services.products.get('805'))?.category).toBeNull()
  })
})

describe('a product', () => {
  it('comes with its files in one call', async () => {
    await json('/api/categories/add.php', foam)
    const body = form({
      ...product,
      product_id: 'undefined',
      brand: 'SIKA',
      volume: '0.75 L, 1.5 L',
      box_quantity: '12, 6',
      gallery_videos: '["https://youtu.be/aaaaaaaaaaa"]',
      product_image: png(),
      product_pdf: pdf(),
    })
    body.append('gallery_images[]', png('one.png'))
    body.append('gallery_images[]', png('two.png'))
    const { status, data } = await send('/api/products/add.php', body)
    expect([status, data]).toMatchObject([
      200,
      { product_id: '805', brand: 'SIKA', volume: '0.75 L, 1.5 L', box_quantity: '12, 6', version: 1 },
    ])
    expect(data['gallery_images']).toBe(JSON.stringify([data['product_image']]))
    expect((await site.app.request(`/api/uploads/${String(data['product_pdf'])}`)).status).toBe(200)
  })

  it('keeps what a change does not name, loses what it empties, and replaces the rest', async () => {
    await fill()
    const { name } = valueOf(await site.services.uploads.store(picture, { kind: 'image', originalName: 'a' }))
    const added = await json('/api/products/update.php', {
      product_id: '805',
      'gallery_images[]': [name],
      main_video: 'v',
    })
    expect(added.data['gallery_images']).toBe(`["${name}"]`)
    const changed = await send(
      '/api/products/update.php',
      form({
        product_id: '805',
        product_name_en: 'New',
        made_in: 'undefined',
        main_video: '',
        existing_image: name,
        existing_gallery_images: '[]',
      }),
    )
    expect(changed.data).toMatchObject({
      product_name_en: 'New',
      product_name_ar: 'رغوة 805',
      made_in: 'Turkey',
      main_video: '',
      product_image: name,
      gallery_images: '[]',
    })
  })

  it('is refused for each of its files by itself, in the language of whoever asks', async () => {
    await json('/api/categories/add.php', foam)
    const body = form({
      ...product,
      product_name_ar: '',
      product_image: new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'huge.png'),
      product_pdf: pdf('/S /JavaScript /JS (app.alert(1))'),
      locale: 'ar',
    })
    body.append('gallery_images[]', new File(['<svg onload="x"/>'], 'logo.svg', { type: 'image/png' }))
    const { status, message, data } = await send('/api/products/add.php', body)
    expect([status, message, data.fields]).toEqual([
      422,
      'لم يُحفظ بعد. راجع الحقول المعلّمة.',
      {
        product_name_ar: 'املأ هذا الحقل.',
        product_image: 'حجم الصورة يتجاوز 25 ميغابايت. اختر صورة أصغر.',
        product_pdf: expect.stringContaining('نصوص برمجية'),
        gallery_images: expect.stringContaining('logo.svg'),
      },
    ])
    expect(await site.services.products.count()).toBe(0)
  })

  it('names the failures of the specification', async () => {
    expect((await json('/api/products/update.php', { product_id: 'none' })).message).toBe('Failed to update product')
    expect((await json('/api/products/delete.php', { product_id: 'none' })).message).toBe('Failed to delete product')
    expect((await json('/api/categories/update.php', { category_id: 'none' })).message).toBe(
      'Failed to update category',
    )
    expect((await json('/api/categories/delete.php', { category_id: 'none' })).message).toBe(
      'Failed to delete category',
    )
    expect((await json('/api/blogs/delete.php', { blog_id: 'none' })).message).toBe('Failed to delete blog')
    site.services.editing.product.add = async () => {
      throw new Error('disk')
    }
    expect(await json('/api/products/add.php', product)).toMatchObject({
      status: 500,
      message: 'Failed to create product',
    })
  })
})

it('a post is added whatever blog_id comes along, changed, and its text cleaned', async () => {
  const added = await send('/api/blogs/add.php', form({ ...post, blog_id: 'undefined', tags: 'حريق، سلامة' }))
  expect(added).toMatchObject({
    status: 200,
    message: 'Blog added successfully!',
    data: { blog_id: 'joints', author: 'admin', reading_time: 3, tags: 'حريق, سلامة' },
  })
  const detail = '<p style="color:red" onclick="x()">a<script>alert(1)</script></p>'
  const changed = await json('/api/blogs/update.php', { blog_id: 'joints', detail_en: detail, date: '2026-02-30' })
  expect(changed.data.fields).toEqual({ date: 'Date input not valid.' })
  const { data } = await json('/api/blogs/update.php', { blog_id: 'joints', detail_en: detail, date: '2026-02-28' })
  expect(data).toMatchObject({ detail_en: '<p>a</p>', date: '2026-02-28' })
})

describe('a brand', () => {
  const brand = {
    slug: 'sika',
    name_ar: 'سيكا',
    name_en: 'SIKA',
    description_ar: 'مواد سد.',
    description_en: 'Sealants.',
    highlights: [
      {
        highlight_title_ar: 'المنشأ',
        highlight_title_en: 'Origin',
        highlight_value_ar: 'سويسرا',
        highlight_value_en: 'Switzerland',
      },
    ],
  }

  it('is added with its rows, and named by the calls of its products', async () => {
    await fill()
    await json('/api/products/update.php', { product_id: '805', brand: 'Sika' })
    const added = await json('/api/brands/add.php', brand)
    expect(added).toMatchObject({ status: 200, message: 'Brand added.', data: { brand_id: 'sika', version: 1 } })
    expect(added.data['highlights']).toEqual(brand.highlights)
    const { data } = await json('/api/products/getproduct.php', { product_id: '805' })
    expect(data).toMatchObject({ brand: 'SIKA', brand_ar: 'سيكا', brand_id: 'sika' })
    const renamed = await json('/api/brands/update.php', { brand_id: 'sika', name_en: 'Sika Group' })
    expect(renamed.data['aliases']).toBe('SIKA')
  })

  it.each([
    [{ name_ar: '' }, 'name_ar'],
    [{ colour: 'green' }, 'colour'],
    [{ website: 'ftp://sika.example' }, 'website'],
    [{ email: 'sika' }, 'email'],
    [{ sort_id: '1.5' }, 'sort_id'],
    [{ highlights: [{ highlight_title_ar: 'المنشأ' }] }, 'highlight_title_en[0]'],
  ])('that says %o is refused', async (fields, name) => {
    const refused = await json('/api/brands/add.php', { ...brand, ...fields })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.data.fields ?? {})).toContain(name)
  })

  it('whose slug another has is refused', async () => {
    await json('/api/brands/add.php', brand)
    await json('/api/brands/add.php', { ...brand, slug: 'other', name_en: 'Other' })
    expect((await json('/api/brands/update.php', { brand_id: 'other', slug: 'sika' })).status).toBe(409)
  })
})

it('a post takes a minute to read at least', async () => {
  for (const [locale, message] of [
    ['en', 'Enter whole minutes, at least 1.'],
    ['ar', 'اكتب عدداً صحيحاً من الدقائق، دقيقة واحدة على الأقل.'],
  ]) {
    const refused = await json('/api/blogs/add.php', { ...post, reading_time: '٠', locale })
    expect(refused).toMatchObject({ status: 422, data: { fields: { reading_time: message } } })
  }
})

describe('every write', () => {
  it('that looked at an older version is told what the record says now', async () => {
    await fill()
    const save = (fields: object) => json('/api/blogs/update.php', { blog_id: 'joints', ...fields })
    expect((await save({ title_en: 'First', version: 1 })).data['version']).toBe(2)
    const { status, message, data } = await save({ title_en: 'Second', version: '1' })
    expect(status).toBe(409)
    expect(message).toMatch(/^Someone else has saved this/)
    expect(data['current']).toMatchObject({ blog_id: 'joints', title_en: 'First', version: 2 })
    expect((await json('/api/blogs/delete.php', { blog_id: 'joints', version: 1 })).status).toBe(409)
  })

  it.each([
    ['a field', { creation_key: 'one-and-the-same' }, {}],
    ['a header', {}, { 'Idempotency-Key': 'one-and-the-same' }],
  ])('of a new record is done once for a key in %s', async (_where, fields, headers) => {
    const answers = [1, 2].map(() => json('/api/blogs/add.php', { ...post, ...fields }, headers))
    expect((await Promise.all(answers)).map(({ data }) => data['blog_id'])).toEqual(['joints', 'joints'])
    expect(await site.services.posts.count()).toBe(1)
  })

  it('is answered in the language that is asked for, else in English', async () => {
    const messageOf = async (headers = {}, fields = {}) =>
      (await json('/api/categories/add.php', { name_ar: 'رغوة', ...fields }, headers)).data.fields?.['name_en']
    expect(await messageOf({ 'Accept-Language': '*' })).toBe('Please fill in this field.')
    expect(await messageOf({ 'Accept-Language': 'ar-SA,en;q=0.8' })).toBe('املأ هذا الحقل.')
    expect(await messageOf({ 'Accept-Language': 'ar' }, { locale: 'en' })).toBe('Please fill in this field.')
  })

  it.each([
    ['categories', 'category_id'],
    ['products', 'product_id'],
    ['brands', 'brand_id'],
    ['blogs', 'blog_id'],
  ])('of %s that names no record says that %s is missing', async (kind, idField) => {
    for (const verb of ['update', 'delete']) {
      for (const fields of [{}, { [idField]: '' }, { [idField]: ['a'] }]) {
        const refused = await json(`/api/${kind}/${verb}.php`, fields)
        expect([refused.status, refused.message, Object.keys(refused.data.fields ?? {})]).toEqual([
          422,
          `No record was named: ${idField} is missing or is not an ID.`,
          [idField],
        ])
      }
      const inArabic = await json(`/api/${kind}/${verb}.php`, { locale: 'ar' })
      expect(inArabic.message).toBe(`لم يُحدَّد السجل: الحقل ${idField} ناقص أو ليس معرّفاً.`)
    }
  })

  it('asks for a number where it was sent something else, and for yes or no likewise', async () => {
    for (const wrong of [true, ['1'], { a: 1 }]) {
      const { data } = await json('/api/categories/add.php', { ...foam, category_sort_id: wrong })
      expect(data.fields).toEqual({ category_sort_id: 'Enter a number, like 3 or 4.5.' })
    }
    const { data } = await json('/api/products/add.php', { ...product, has_safety_sheet: ['1'] })
    expect(data.fields).toMatchObject({ has_safety_sheet: 'Choose yes or no.' })
  })

  it('that is too large or cannot be read says so in that language, too', async () => {
    const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'ar' }
    const large = { ...headers, 'Content-Length': String(50 * 1024 * 1024) }
    expect(await send('/api/products/add.php', '{}', large)).toMatchObject({
      status: 413,
      message: 'حجم الطلب أكبر من الحد.',
    })
    expect((await send('/api/products/add.php', '{', headers)).message).toBe('صيغة JSON غير صحيحة.')
  })
})

describe('a file that comes before its form', () => {
  const upload = (file: File, kind: string, headers = {}) => send('/api/uploads/add.php', form({ file, kind }), headers)

  it('is stored, measured and named, and a form may carry its name', async () => {
    const { status, data } = await upload(png(), 'image')
    const { name } = data as { name: string }
    const size = Number((await site.app.request(`/api/uploads/${name}`)).headers.get('content-length'))
    expect([status, data]).toEqual([
      200,
      { name, kind: 'image', size, width: 9, height: 6, url: `/api/uploads/${name}` },
    ])
    const added = await json('/api/categories/add.php', { ...foam, existing_image: name })
    expect(added.data['image']).toBe(name)
    expect((await upload(pdf(), 'pdf')).data).toMatchObject({ kind: 'pdf', width: null, url: /\.pdf$/ })
  })

  it('is refused as what it is not, or when there is none', async () => {
    const fieldsOf = async (...sent: Parameters<typeof upload>) => (await upload(...sent)).data.fields
    expect(await fieldsOf(pdf(), 'image')).toEqual({ file: expect.stringMatching(/^This picture cannot be used/) })
    expect(await fieldsOf(png(), 'pdf')).toEqual({ file: 'This is not a valid PDF file.' })
    expect(await fieldsOf(new File([], ''), 'video')).toEqual({ file: 'Choose a file.', kind: expect.any(String) })
    expect(await fieldsOf(new File([], 'a.png'), 'image', { 'Accept-Language': 'ar' })).toEqual({ file: 'الملف فارغ.' })
    expect((await json('/api/uploads/add.php', { kind: 'image' })).status).toBe(415)
  })

  it('comes sixty times a minute at most', async () => {
    const from = { 'X-Forwarded-For': '10.1.1.1' }
    const statuses = []
    for (let count = 0; count < 61; count++) statuses.push((await upload(new File([], ''), 'image', from)).status)
    expect(statuses.slice(-2)).toEqual([422, 429])
  })
})
