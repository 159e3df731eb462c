import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { tdsUrl } from '#domain/products/tds.ts'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { testConfig } from '#tests/support/test-app.ts'
import type { Db } from '#server/data/engine/database.ts'
import { isUntouched } from '#server/data/engine/emptiness.ts'
import { listPendingFiles } from '#server/data/site/files-store.ts'
import { listPricedPacks } from '#server/data/prices/price-list-store.ts'
import { countSeoOverrides } from '#server/data/site/seo-store.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { pictureProcess } from '#server/files/picture-process.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import { createServices, type Services } from '#server/services/services.ts'
import { loadDemoContent } from './load.ts'
import type { DemoContentDeps } from './store-media.ts'
import { errorLog } from '#tests/support/services/deps.ts'
import { testFolder } from '#tests/support/services/folders.ts'

type Seed = Record<'categories' | 'brands' | 'products' | 'blogs', Record<string, unknown>[]>

/** Of a picture of 1200 pixels. */
const WIDTHS = [160, 320, 640, 960, 1200]

const NOW = new Date('2026-11-20T09:00:00Z')

/** Most of these store the same pictures again: each is looked at once. */
const inspections = new Map<string, ReturnType<typeof pictureProcess.inspect>>()
const inspect = pictureProcess.inspect
beforeEach(() => {
  vi.spyOn(pictureProcess, 'inspect').mockImplementation((bytes, turn) => {
    const content = createHash('sha256').update(bytes).digest('hex')
    const inspection = inspections.get(content) ?? inspect(bytes, turn)
    inspections.set(content, inspection)
    return inspection
  })
})

onOneDatabase('demo content', (db) => {
  const folder = testFolder()
  let storage: FileStorage
  let deps: DemoContentDeps

  beforeEach(async () => {
    storage = await openLocalStorage(join(folder(), 'uploads'))
    deps = { db: db(), storage, servicesOn, clock: () => NOW, directory: import.meta.dirname }
  })

  function servicesOn(over: Db, clock = () => NOW): Services {
    return createServices({ db: over, storage, config: testConfig(), log: errorLog, clock })
  }

  /** The first records of the seed with their pictures, in a folder of their own, after `edit`. */
  async function smallSeed(edit: (content: Seed) => void = () => {}): Promise<string> {
    const directory = join(folder(), 'seed')
    const seed = {
      categories: await records('categories'),
      brands: await records('brands'),
      products: (await records('products')).slice(0, 3),
      blogs: (await records('blogs')).slice(0, 2),
      seo: { products: {} },
    }
    edit(seed)
    await rm(directory, { recursive: true, force: true })
    await mkdir(join(directory, 'content'), { recursive: true })
    for (const name of ['media', 'renditions.tar'])
      await symlink(join(import.meta.dirname, name), join(directory, name))
    await writeFile(join(directory, 'content/attributes.json'), '{}')
    for (const [name, content] of Object.entries(seed)) {
      await writeFile(join(directory, `content/${name}.json`), JSON.stringify(content))
    }
    return directory
  }

  async function records(file: string) {
    return JSON.parse(await readFile(join(import.meta.dirname, `content/${file}.json`), 'utf8')) as Record<
      string,
      unknown
    >[]
  }

  async function expectNothing() {
    expect(await isUntouched(db())).toBe(true)
    expect(await readdir(join(folder(), 'uploads'))).toEqual([])
  }

  test('is there in full, in the order of its files', async () => {
    expect(await loadDemoContent(deps)).toEqual({ categories: 8, brands: 3, products: 61, posts: 8, files: 124 })
    const { brands, categories, products, posts } = servicesOn(db())
    expect(await categories.list()).toHaveLength(8)
    const counted = (await brands.list()).map(({ id, productCount }) => [id, productCount])
    expect(counted).toEqual([
      ['anadol-bond', 14],
      ['iberseal', 20],
      ['masar', 27],
    ])
    expect(await products.count()).toBe(61)
    expect(await posts.count()).toBe(8)
    const newest = await products.summaries({ limit: 8 })
    expect(newest.map(({ id }) => id)).toEqual(['805', 'ms-55', '702', 's20', '812', 'te-26', 'sp-100', 'c-10'])
    expect((await posts.summaries({ limit: 1 })).map(({ id }) => id)).toEqual(['fire-joints-supervisor-checklist'])
    expect(await countSeoOverrides(db())).toBe(61)
    const listed = await listPricedPacks(db(), { found: null, unpriced: false })
    expect(listed.filter(({ price }) => price !== null)).toHaveLength(61)
    expect(listed.find(({ productCode }) => productCode === 'AB-805-750')?.price?.halalas).toBe(4500)
    // Encoding them takes a processor two minutes, which no first start spends.
    expect(await listPendingFiles(db(), 1)).toEqual([])
  })

  test('has its row among the records, and versions from its first change on', async () => {
    await loadDemoContent({ ...deps, directory: await smallSeed() })
    const kinds = await db()
      .selectFrom('records')
      .select(({ fn }) => ['kind', fn.countAll<string | number>().as('count')])
      .where('origin', '=', 'demo')
      .groupBy('kind')
      .orderBy('kind')
      .execute()
    expect(kinds.map(({ kind, count }) => [kind, Number(count)])).toEqual([
      ['brand', 3],
      ['category', 8],
      ['post', 2],
      ['product', 3],
    ])
    const { records, versions, products } = servicesOn(db())
    const product = await products.get('805')
    expect(await records.state('product', '805')).toMatchObject({
      state: 'published',
      origin: 'demo',
      name: product?.name,
      number: 1,
      published: 1,
      createdAt: product?.createdAt,
    })
    expect(await versions.page({ kind: 'product', id: '805' }, 'owner')).toMatchObject({ total: 0 })
  })

  test('keeps ids, texts, packs and pictures of a product', async () => {
    await loadDemoContent({ ...deps, directory: await smallSeed() })
    const product = await servicesOn(db()).products.get('805')
    expect(product).toMatchObject({
      id: '805',
      slug: '805-pu-foam-straw',
      category: { id: 'pu-foam' },
      brand: { ar: 'أنادول بوند', en: 'ANADOL BOND' },
      brandId: 'anadol-bond',
      rating: 4.9,
      image: { width: 1200, height: 1200, renditions: { avif: WIDTHS, webp: WIDTHS } },
    })
    expect(tdsUrl(product!, 'ar')).toBe('/d/805/tds/ar')
    expect(product?.variants).toHaveLength(3)
    expect(product?.variants[0]).toEqual({
      ...BLANK_PACK,
      stockCode: 'RW300101',
      productCode: 'AB-805-750',
      type: { ar: 'بالأنبوب', en: 'Straw' },
      volume: { ar: '750 مل', en: '750 ml' },
      boxQuantity: '12',
    })
    expect(product?.gallery.map(({ file }) => file)).toHaveLength(3)
    expect(product?.gallery[0]?.file).toBe(product?.image?.file)
    expect(await storage.read(product?.image?.file ?? '')).toEqual(
      await readFile(join(import.meta.dirname, 'media/products/805.webp')),
    )
  })

  test('is told of file by file while it is loaded', async () => {
    const told: [stored: number, files: number][] = []
    const onProgress = (...progress: [stored: number, files: number]) => void told.push(progress)
    const loaded = await loadDemoContent({ ...deps, onProgress, directory: await smallSeed() })
    const files = loaded!.files
    expect(told).toEqual(Array.from({ length: files + 1 }, (_, stored) => [stored, files]))
  })

  test('is loaded once, and not again after staff have deleted it', async () => {
    const small = { ...deps, directory: await smallSeed() }
    expect(await loadDemoContent(small)).toEqual({ categories: 8, brands: 3, products: 3, posts: 2, files: 28 })
    expect(await loadDemoContent(small)).toBeNull()
    const { products, posts, categories } = servicesOn(db())
    for (const { id } of await products.summaries()) await products.remove(id)
    for (const { id } of await posts.summaries()) await posts.remove(id)
    for (const { id } of await categories.list()) await categories.remove(id)
    expect(await loadDemoContent(small)).toBeNull()
    expect(await products.count()).toBe(0)
  })

  test('is the same each time', async () => {
    const load = async () => {
      await loadDemoContent({ ...deps, directory: await smallSeed() })
      const { categories, products, posts } = servicesOn(db())
      return [await categories.list(), await products.list(), await posts.list()]
    }
    const first = await load()
    for (const table of ['records', 'product_images', 'products', 'posts', 'brands', 'categories', 'files'] as const) {
      await db().deleteFrom(table).execute()
    }
    expect(await load()).toEqual(first)
  })

  test('is loaded by one of two servers that start at the same moment', async () => {
    const small = { ...deps, directory: await smallSeed() }
    const results = await Promise.all([loadDemoContent(small), loadDemoContent(small)])
    expect(results.filter((result) => result !== null)).toHaveLength(1)
    expect(await servicesOn(db()).products.count()).toBe(3)
  })

  test('with a damaged or missing file stops with its name, and leaves nothing', async () => {
    const directory = await smallSeed()
    const path = join(directory, 'content/products.json')
    await writeFile(path, (await readFile(path, 'utf8')).slice(0, -200))
    await expect(loadDemoContent({ ...deps, directory })).rejects.toThrow(/products\.json is no JSON/)
    await rm(path)
    await expect(loadDemoContent({ ...deps, directory })).rejects.toThrow(/products\.json cannot be read/)
    await expectNothing()
  })

  const damages: [string, (seed: Seed) => void, RegExp][] = [
    ['a missing field', (seed) => delete seed.categories[2]?.category_name_ar, /categories\.json 2\.category_name_ar/],
    ['a wrong value', (seed) => Object.assign(seed.products[1] ?? {}, { rating: 'high' }), /products\.json 1\.rating/],
    [
      'an unknown category',
      (seed) => Object.assign(seed.products[1] ?? {}, { category_id: 'nails' }),
      /category nails/,
    ],
    ['an id that stands twice', (seed) => seed.blogs.push(seed.blogs[0] ?? {}), /blogs\.json holds .* twice/],
    [
      'a missing picture',
      (seed) => Object.assign(seed.blogs[0] ?? {}, { image: 'no.webp' }),
      /blog\/no\.webp is missing/,
    ],
  ]
  test.each(damages)('with %s stops with the file and the place, and leaves nothing', async (_, edit, message) => {
    const directory = await smallSeed(edit)
    await expect(loadDemoContent({ ...deps, directory })).rejects.toThrow(message)
    await expectNothing()
  })

  test('with a broken picture leaves nothing', async () => {
    const directory = await smallSeed()
    const path = join(directory, 'media/products/702-3.webp')
    await rm(join(directory, 'media'))
    await cp(join(import.meta.dirname, 'media'), join(directory, 'media'), { recursive: true })
    await writeFile(path, (await readFile(path)).subarray(0, 3000))
    await expect(loadDemoContent({ ...deps, directory })).rejects.toThrow(
      /products\/702-3\.webp is refused: file: .*damaged/,
    )
    await expectNothing()
  })

  test('that fails half way leaves nothing, and can be loaded afterwards', async () => {
    const failing = (over: Db, clock?: () => Date): Services => {
      const services = servicesOn(over, clock)
      const create: Services['products']['create'] = (input, creation) => {
        if (creation?.id === '702') throw new Error('disk full')
        return services.products.create(input, creation)
      }
      return { ...services, products: { ...services.products, create } }
    }
    const small = { ...deps, directory: await smallSeed() }
    await expect(loadDemoContent({ ...small, servicesOn: failing })).rejects.toThrow('disk full')
    await expectNothing()
    expect(await loadDemoContent(small)).not.toBeNull()
  })
})
