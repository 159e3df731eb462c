import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import type { Brand } from '#domain/catalogue/brand.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { accentOf } from '#domain/catalogue/accent.ts'
import { brandFinder } from '#domain/catalogue/brand-names.ts'
import type { Product } from '#domain/products/product.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { Locale } from '#domain/text/locale.ts'
import about from '#seed/content/site/pages/about.json' with { type: 'json' }
import { demoSettings } from '#seed/demo-settings.ts'
import { readDemoContent } from '#seed/seed-files.ts'
import { toBrandInput, toCategoryInput, toProductInput } from '#seed/seed-inputs.ts'
import { toCatalogue } from '#server/print/manuscripts/catalogue.ts'
import type { Preparation } from '#server/files/print-pictures/picture-order.ts'
import type { PrintedHouse } from '#server/print/manuscripts/house.ts'
import {
  toPrintedBrand,
  toPrintedCategory,
  toPrintedProduct,
  type PrintedProduct,
} from '#server/print/manuscripts/printed-product.ts'
import { toSheet } from '#server/print/manuscripts/sheet.ts'
import { createPrinting } from '#server/services/prints/printing.ts'
import { errorLog } from '#tests/support/services/deps.ts'

/** The demo content as a site has it, with its files where they lie in the project. */
export async function demoPrint() {
  const { categories: categorySeeds, brands: brandSeeds, products: seeds } = await readDemoContent(resolve('seed'))
  const stored = (folder: string, name: string) => `${folder}/${name}`
  const marks = { version: 1, productCount: 0, createdAt: '', updatedAt: '' }
  const categories = categorySeeds
    .map((seed): Category => {
      const input = toCategoryInput(seed, stored)
      return { ...input, ...marks, id: seed.category_id, image: pictureOf(input.image) }
    })
    .toSorted((a, b) => (a.sortId ?? 0) - (b.sortId ?? 0))
  const brands = brandSeeds.map((seed): Brand => {
    const input = toBrandInput(seed, stored)
    const pictures = {
      logo: pictureOf(input.logo),
      logoWhite: pictureOf(input.logoWhite),
      image: pictureOf(input.image),
    }
    return { ...input, ...marks, id: seed.brand_id, ...pictures }
  })
  const findBrand = brandFinder(brands)
  const products = seeds.map((seed): Product => {
    const input = toProductInput(seed, stored, undefined)
    const category = categories.find(({ id }) => id === input.categoryId)!
    return {
      ...input,
      ...marks,
      id: seed.product_id,
      tdsRevision: 1,
      brandId: findBrand(input.brand)?.id ?? null,
      category: { id: category.id, name: category.name, accent: accentOf(category) },
      image: pictureOf(input.image),
      gallery: input.gallery.flatMap((name) => pictureOf(name) ?? []),
    }
  })
  const printed = products.map((product) => toPrintedProduct(product, brands))
  const content = {
    categories: categories.map(toPrintedCategory),
    brands: brands.map(toPrintedBrand),
    products: printed,
  }
  return {
    products,
    content,
    sheet: (product: PrintedProduct, locale: Locale) =>
      toSheet(
        {
          product,
          category: content.categories.find(({ id }) => id === product.categoryId)?.name ?? null,
          house: demoHouse,
          revision: { n: 3, day: '2026-11-12' },
          address: `/d/${product.code}/tds/${locale}`,
          proven: new Set(),
        },
        locale,
      ),
    catalogue: (locale: Locale) => toCatalogue({ content, house: demoHouse, edition: '2026-11', about: null }, locale),
  }
}

const paragraphs = (text: string) => text.split('\n\n')

export const demoHouse: PrintedHouse = {
  settings: demoSettings,
  origin: 'https://site.example',
  colour: '#c1272d',
  logo: { asset: 'public/logos/rawabit-logo.svg' },
  logoWhite: { asset: 'public/logos/rawabit-logo-white.svg' },
  scenes: {
    cover: { asset: 'assets/print/pictures/cover.webp' },
    about: { asset: 'assets/print/pictures/warehouse.webp' },
  },
  about: {
    title: { ar: about.story_title_ar, en: about.story_title_en },
    paragraphs: { ar: paragraphs(about.story_ar), en: paragraphs(about.story_en) },
  },
}

/** Sets manuscripts of the demo content; prepared pictures are kept in memory, or are all the same small one. */
export function demoPress({ isPlain = false } = {}) {
  const parts = new Map<string, Buffer>()
  return createPrinting({
    storage: { read: async (name) => readFileSync(resolve('seed/media', name)) },
    storedPrints: {
      bytes: async (key) => parts.get(key) ?? null,
      putPart: async ({ key }, bytes) => void parts.set(key, Buffer.from(bytes)),
    },
    ...(isPlain && { pictures: { paper: smallPicture } }),
    log: errorLog,
  })
}

function pictureOf(file: string | null): Picture | null {
  return file === null ? null : { file, width: null, height: null, color: null, renditions: { avif: [], webp: [] } }
}

async function smallPicture(_bytes: Buffer, how: Preparation): Promise<Buffer> {
  const { width, height } = 'tile' in how ? how.tile : 'area' in how ? how.area : { width: 60, height: 15 }
  const small = sharp({ create: { width, height, channels: 3, background: '#203040' } })
  return (how.as === 'logo' ? small.png() : small.jpeg()).toBuffer()
}
