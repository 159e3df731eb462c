import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { POST_CATEGORIES } from '#domain/posts/post.ts'
import { PRODUCT_PRICE_VISIBILITIES } from '#domain/products/price.ts'
import { STOCK_STATES } from '#domain/products/stock.ts'
import { AVAILABILITIES } from '#domain/records/seo-override.ts'
import { fail, readSeedFile } from './seed-reading.ts'
import { mediaOfTexts, readTexts, type TextsSeed } from './seed-texts.ts'

const text = z.string()
const word = z.string().trim().min(1)
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case letters, digits and single dashes')
const rating = z.number().min(0).max(5)
const count = z.number().int().min(0)
const picture = z.string().regex(/^[a-z0-9-]+\.webp$/, 'expected the name of a WebP picture')
const both = z.object({ ar: text, en: text })
const bothLists = z.object({ ar: z.array(text), en: z.array(text) })

const category = z.object({
  category_id: id,
  category_slug: id,
  category_name_ar: word,
  category_name_en: word,
  category_description_ar: text,
  category_description_en: text,
  category_sort_id: count.nullable(),
  category_image: picture,
  price: z.number().min(0),
  rating,
})

/** By the names that calls have for its fields; the fields are read as those of a call are. */
const brand = z.looseObject({
  brand_id: id,
  slug: id,
  existing_logo: picture,
  existing_logo_white: picture,
  existing_image: picture,
})

const product = z.looseObject({
  product_id: id,
  code: word,
  product_slug: id,
  category_id: id,
  product_name_ar: word,
  product_name_en: word,
  product_description_ar: text,
  product_description_en: text,
  product_properties_ar: text,
  product_properties_en: text,
  application_areas_ar: text,
  application_areas_en: text,
  brand: word,
  brand_ar: word,
  made_in: word,
  made_in_ar: word,
  product_image: picture,
  image_url: text,
  main_video: text,
  gallery_videos: z.array(z.url()),
  gallery_images: z.array(picture),
  rating,
  stock_code: text,
  product_code: text,
  type: text,
  type_ar: text,
  volume: text,
  volume_ar: text,
  box_quantity: text,
  specs: z.array(z.object({ key: word, label_ar: word, label_en: word, value: word, unit: text, unit_ar: text })),
  joint_yield: z.looseObject({ kind: word }).nullable(),
  certifications: z.array(word),
  sds: z.boolean(),
})

const post = z.object({
  blog_id: id,
  slug: id,
  title_ar: word,
  title_en: word,
  snippet_ar: word,
  snippet_en: word,
  detail_ar: word,
  detail_en: word,
  author: word,
  category: z.enum(POST_CATEGORIES),
  tags_ar: text,
  tags_en: text,
  reading_time: count,
  comments_count: count,
  date: z.iso.date(),
  image: picture,
  image_alt_ar: text,
  image_alt_en: text,
  gallery_images: z.array(picture),
  gallery_videos: z.array(word),
})

const questions = z.array(z.object({ question: word, answer: word }))
const seoOverride = z.object({
  metaTitle: both,
  metaDescription: both,
  keywords: bothLists,
  urlSlug: id,
  h1: both,
  h2_1: both,
  h2_2: both,
  h2_3: both,
  altText: bothLists,
  structuredData: z.object({
    product: z.object({
      name: both,
      sku: word,
      brand: word,
      price: z.number().positive().nullable(),
      priceCurrency: z.literal('SAR'),
      availability: z.enum(AVAILABILITIES),
    }),
    faq: z.object({ ar: questions, en: questions }),
  }),
})

const productAttributes = z.object({
  price_visibility: z.enum(PRODUCT_PRICE_VISIBILITIES),
  /** Of all its packs. */
  stock_state: z.enum(STOCK_STATES),
  attributes: z.record(word, z.union([word, z.number(), z.array(word)])),
  calculator: z.looseObject({ kind: word }).optional(),
  used_with: z.array(id).optional(),
  alternatives: z.array(id).optional(),
})

export type AttributesSeed = z.output<typeof productAttributes>
export type CategorySeed = z.output<typeof category>
export type BrandSeed = z.output<typeof brand>
export type ProductSeed = z.output<typeof product>
export type PostSeed = z.output<typeof post>
export type SeoSeed = z.output<typeof seoOverride>

/** A picture that the content names. */
export type MediaFolder = 'categories' | 'brands' | 'products' | 'blog' | 'site'
export type SeedMedia = { folder: MediaFolder; name: string }

export type DemoContent = {
  categories: CategorySeed[]
  brands: BrandSeed[]
  products: ProductSeed[]
  posts: PostSeed[]
  seo: Record<string, SeoSeed>
  /** What each product is said to be, by its id. */
  attributes: Record<string, AttributesSeed>
  /** All files that the content names, each once; first those that visitors see first. */
  media: SeedMedia[]
  /** What visitors read of the site beside them, in portions that are loaded once each. */
  texts: TextsSeed[]
}

/** Reads and checks all files of the demo content. Nothing is written before everything is known to be sound. */
export async function readDemoContent(directory: string): Promise<DemoContent> {
  const read = <T>(file: string, schema: z.ZodType<T>) => readSeedFile(directory, file, schema)
  const categories = await read('categories.json', z.array(category))
  const brands = await readBrands(directory)
  const products = await read('products.json', z.array(product))
  const posts = await read('blogs.json', z.array(post))
  const { products: seo } = await read('seo.json', z.object({ products: z.record(id, seoOverride) }))
  const attributes = await read('attributes.json', z.record(id, productAttributes))
  const texts = await readTexts(directory)
  const media = [...mediaOfTexts(texts), ...mediaOfBrands(brands), ...namedMedia(categories, products, posts)]

  const idsOf = (all: ProductSeed[]) => all.map(({ product_id }) => product_id)
  requireUnique(
    'categories.json',
    categories.map(({ category_id }) => category_id),
  )
  requireUnique(
    'brands.json',
    brands.map(({ brand_id }) => brand_id),
  )
  requireUnique('products.json', idsOf(products))
  requireUnique(
    'blogs.json',
    posts.map(({ blog_id }) => blog_id),
  )
  const categoryIds = categories.map(({ category_id }) => category_id)
  requireKnown(
    'products.json',
    'category',
    products.map(({ category_id }) => category_id),
    categoryIds,
  )
  requireKnown('seo.json', 'product', Object.keys(seo), idsOf(products))
  requireKnown('attributes.json', 'product', Object.keys(attributes), idsOf(products))
  await requireMedia(directory, media)
  return { categories, brands, products, posts, seo, attributes, media, texts }
}

export function readBrands(directory: string): Promise<BrandSeed[]> {
  return readSeedFile(directory, 'brands.json', z.array(brand))
}

export function mediaOfBrands(brands: readonly BrandSeed[]): SeedMedia[] {
  const names = brands.flatMap((one) => [one.existing_logo, one.existing_logo_white, one.existing_image])
  return names.map((name) => ({ folder: 'brands', name }))
}

function namedMedia(categories: CategorySeed[], products: ProductSeed[], posts: PostSeed[]): SeedMedia[] {
  const inFolder = (folder: MediaFolder, names: string[]) => names.map((name) => ({ folder, name }))
  const named = [
    ...inFolder(
      'categories',
      categories.map(({ category_image }) => category_image),
    ),
    ...inFolder(
      'products',
      products.map(({ product_image }) => product_image),
    ),
    ...inFolder(
      'blog',
      posts.flatMap(({ image, gallery_images }) => [image, ...gallery_images]),
    ),
    ...inFolder(
      'products',
      products.flatMap(({ gallery_images }) => gallery_images),
    ),
  ]
  return [...new Map(named.map((each) => [`${each.folder}/${each.name}`, each])).values()]
}

function requireUnique(file: string, ids: string[]) {
  const twice = ids.find((each, index) => ids.indexOf(each) !== index)
  if (twice !== undefined) fail(file, `holds ${twice} twice`)
}

function requireKnown(file: string, what: string, used: string[], known: string[]) {
  const unknown = used.find((each) => !known.includes(each))
  if (unknown !== undefined) fail(file, `names the ${what} ${unknown}, which does not exist`)
}

async function requireMedia(directory: string, media: SeedMedia[]) {
  for (const folder of new Set(media.map((each) => each.folder))) {
    const present = await readdir(join(directory, 'media', folder)).catch((): string[] => [])
    const missing = media.find((each) => each.folder === folder && !present.includes(each.name))
    if (missing) fail(`media/${folder}/${missing.name}`, 'is missing')
  }
}
