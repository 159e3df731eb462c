import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#server/api/index.ts'
import { aBrand, aCategory, aPost, aProduct, aVariant, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()
beforeAll(async () => {
  const { brands, categories, products, posts } = site.services
  valueOf(await categories.create(aCategory({ slug: 'pu-foam', sortId: 1, rating: 4.5 })))
  valueOf(await categories.create(aCategory({ slug: 'sealants', sortId: 2 })))
  valueOf(await brands.create(aBrand({ aliases: ['Anadol'], competitors: { ar: [], en: ['Secret rival'] } })))
  valueOf(await brands.create(aBrand({ slug: 'sika', name: { ar: 'سيكا', en: 'SIKA' } })))
  const variants = [
    aVariant(),
    aVariant({ stockCode: 'RW300102', productCode: null, volume: { ar: '500 مل', en: '500 ml' } }),
  ]
  valueOf(await products.create(aProduct({ slug: 'old', code: null })))
  valueOf(
    await products.create(
      aProduct({ slug: '805', categoryId: 'pu-foam', variants, galleryVideos: ['https://youtu.be/abcdefghijk'] }),
    ),
  )
  valueOf(await posts.create(aPost({ slug: 'first', date: '2026-01-01' })))
  valueOf(
    await posts.create(
      aPost({ slug: 'second', date: '2026-02-01', tags: { ar: ['حريق', 'سلامة'], en: ['fire', 'safety'] } }),
    ),
  )
})

type Row = { id: string; product_id: string; fields: Record<string, string> }
type Answer = { status: string; message: string; data: Row & Row[] }

async function call(path: string, init?: RequestInit): Promise<{ response: Response; body: Answer }> {
  const response = await site.app.request(path, init)
  return { response, body: (await response.json()) as Answer }
}

function post(path: string, fields: Record<string, unknown>) {
  return call(path, { method: 'POST', body: JSON.stringify(fields), headers: { 'Content-Type': 'application/json' } })
}

/** Every call that finds one record, with the name of its id and the message of its failure. */
const single = [
  ['/api/categories/getcategory.php', 'category_id', 'Failed to fetch category', 'pu-foam'],
  ['/api/products/getproduct.php', 'product_id', 'Failed to fetch product with ID', '805'],
  ['/api/brands/getbrand.php', 'brand_id', 'Failed to fetch brand', 'anadol-bond'],
  ['/api/blogs/getblog.php', 'blog_id', 'Failed to fetch blog', 'second'],
] as const

const lists = [
  ['/api/categories/getall.php', ['pu-foam', 'sealants']],
  ['/api/brands/getall.php', ['anadol-bond', 'sika']],
  ['/api/products/getall.php', ['805', 'old']],
  ['/api/blogs/getall.php', ['second', 'first']],
] as const

describe('lists', () => {
  it.each(lists)('%s answers everything in the order of the site', async (path, ids) => {
    const { response, body } = await call(path)
    expect(response.status).toBe(200)
    expect(body.status).toBe('success')
    expect(body.data.map(({ id }) => id)).toEqual(ids)
    expect(response.headers.get('x-total-count')).toBe('2')
  })

  it.each(lists)('%s answers one page', async (path, [first, second]) => {
    expect((await call(`${path}?page=2&per_page=1`)).body.data).toMatchObject([{ id: second }])
    expect((await call(`${path}?per_page=1`)).body.data).toMatchObject([{ id: first }])
    expect((await call(`${path}?page=1`)).body.data).toHaveLength(2)
    const beyond = await call(`${path}?page=1000000`)
    expect(beyond.body.data).toEqual([])
    expect(beyond.response.headers.get('x-total-count')).toBe('2')
  })

  it.each(['page=0', 'page=-1', 'page=abc', 'page=1e3', 'page=', 'page=99999999', 'per_page=101', 'page=1.5'])(
    'refuse %s',
    async (query) => {
      const { response, body } = await call(`/api/products/getall.php?${query}`)
      const [field] = query.split('=')
      expect(response.status).toBe(422)
      expect(body.message).toContain(`${field} must be a whole number`)
      expect(Object.keys(body.data.fields)).toEqual([field])
    },
  )

  it('refuse a parameter that is sent twice', async () =>
    expect((await call('/api/products/getall.php?page=1&page=2')).response.status).toBe(422))

  it.each(lists)('%s can be asked for its head', async (path) => {
    const response = await site.app.request(path, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })
})

describe('single records', () => {
  it.each(single)('%s finds by id in all three kinds of body', async (path, field, _message, id) => {
    const form = new FormData()
    form.set(field, id)
    const bodies: RequestInit[] = [
      { body: form },
      { body: new URLSearchParams({ [field]: id }) },
      { body: JSON.stringify({ [field]: id }), headers: { 'Content-Type': 'application/json' } },
    ]
    for (const init of bodies) {
      const { response, body } = await call(path, { method: 'POST', ...init })
      expect(response.status).toBe(200)
      expect(body).toMatchObject({ status: 'success', data: { id } })
    }
  })

  it.each(single)('%s says so when there is no such record', async (path, field, message) => {
    const strange = [
      'nothing',
      ' ',
      'é',
      '🧴',
      '../../etc/passwd',
      "' or 1=1 --",
      'a\u0000b',
      '\ud800',
      'x'.repeat(10_000),
    ]
    for (const id of strange) {
      const { response, body } = await post(path, { [field]: id })
      expect(response.status).toBe(404)
      expect(body.status).toBe('error')
      expect(body.message).toContain(message)
      expect(body.message.length).toBeLessThan(300)
    }
  })

  it.each(single)('%s refuses a call without an id', async (path, field) => {
    for (const fields of [{}, { [field]: '' }, { other: 'x' }]) {
      const { response, body } = await post(path, fields)
      expect(response.status).toBe(422)
      expect(body.message).toContain('is required')
      expect(body.data.fields[field]).toContain('is required')
    }
    for (const id of [null, true, [], {}, 1.5]) {
      expect((await post(path, { [field]: id })).response.status).toBe(422)
    }
  })

  it('a product that is not found is named', async () => {
    const { body } = await post('/api/products/getproduct.php', { product_id: 7020 })
    expect(body.message).toBe('Failed to fetch product with ID 7020')
  })

  it('a numeric id may be sent as a number', async () =>
    expect((await post('/api/products/getproduct.php', { product_id: 805 })).body.data.product_id).toBe('805'))

  it('a post is found by its slug', async () => {
    expect((await post('/api/blogs/getblog.php', { slug: 'first' })).body.data.id).toBe('first')
    expect((await post('/api/blogs/getblog.php', { blog_id: '', slug: 'first' })).body.data.id).toBe('first')
  })
})

describe('what records carry', () => {
  it('a category', async () => {
    const { body } = await post('/api/categories/getcategory.php', { category_id: 'pu-foam' })
    expect(body.data).toEqual({
      category_id: 'pu-foam',
      id: 'pu-foam',
      category_name_ar: 'رغوة البولي يوريثان',
      category_name_en: 'PU Foam',
      category_description_ar: 'رغوة للحشو والعزل.',
      category_description_en: 'Foam that fills and insulates.',
      price: 0,
      rating: 4.5,
      category_image: null,
      category_slug: 'pu-foam',
      category_sort_id: 1,
      version: 1,
      slug: 'pu-foam',
      name_ar: 'رغوة البولي يوريثان',
      name_en: 'PU Foam',
      description_ar: 'رغوة للحشو والعزل.',
      description_en: 'Foam that fills and insulates.',
      sort_id: 1,
      image: null,
    })
  })

  it('a product, with its packs in columns and its lists as texts', async () => {
    const { body } = await post('/api/products/getproduct.php', { product_id: '805' })
    expect(body.data).toMatchObject({
      product_id: '805',
      product_slug: '805',
      category_id: 'pu-foam',
      category: { name_ar: 'رغوة البولي يوريثان', name_en: 'PU Foam' },
      product_name_en: '805 PU Foam',
      brand: 'ANADOL BOND',
      brand_id: 'anadol-bond',
      made_in: 'Turkey',
      product_image: '/images/products/default.png',
      product_pdf: null,
      gallery_images: '[]',
      gallery_videos: '["https://youtu.be/abcdefghijk"]',
      rating: 5,
      stock_code: 'RW300101, RW300102',
      product_code: 'AB-805-750',
      volume: '750 ml, 500 ml',
      box_quantity: '12, 12',
    })
  })

  it('a brand, with its other names and without what is for staff', async () => {
    const { body } = await post('/api/brands/getbrand.php', { slug: 'anadol-bond' })
    expect(body.data).toMatchObject({
      brand_id: 'anadol-bond',
      name_ar: 'أنادول بوند',
      name_en: 'ANADOL BOND',
      aliases: 'Anadol',
      highlights: [],
      product_count: 2,
      version: 1,
    })
    expect(JSON.stringify(body)).not.toContain('Secret rival')
  })

  it('a product without a category', async () => {
    const { body } = await post('/api/products/getproduct.php', { product_id: 'old' })
    expect(body.data).toMatchObject({ category_id: null, category: null })
  })

  it('a post', async () => {
    const { body } = await post('/api/blogs/getblog.php', { blog_id: 'second' })
    expect(body.data).toMatchObject({
      blog_id: 'second',
      slug: 'second',
      title_ar: 'فواصل الحريق',
      excerpt_en: 'Ten questions before handover.',
      detail_ar: '<p>فاصل الحريق</p>',
      tags: 'حريق, سلامة',
      tags_en: 'fire, safety',
      reading_time: 3,
      comments_count: 0,
      date: '2026-02-01',
      image: null,
      gallery_images: [],
      gallery_videos: [],
    })
  })

  it('is exactly what the description promises', async () => {
    const calls: [string, RequestInit?][] = [
      ...lists.map(([path]): [string] => [path]),
      ...single.map(([path, field, , id]): [string, RequestInit] => [
        path,
        { method: 'POST', body: new URLSearchParams({ [field]: id }) },
      ]),
    ]
    for (const [path, init] of calls) {
      const row = endpoints.find((endpoint) => endpoint.path === path)!
      const { body } = await call(path, init)
      expect(row.output.parse(body.data)).toEqual(body.data)
    }
  })
})
