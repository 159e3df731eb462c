import type { CategoryInput } from '../../domain/category.ts'
import type { ProductInput } from '../../domain/product.ts'
import { readConfig } from '../../server/config.ts'
import { inTransaction, openDatabase } from '../../server/data/database.ts'
import { migrate } from '../../server/data/migrate.ts'
import { createCategories } from '../../server/services/categories.ts'
import { createProducts } from '../../server/services/products.ts'

const CATEGORIES = 24
const BRANDS = ['ANADOL BOND', 'IBERSEAL', 'MASAR', 'RAWABIT PRO']
const AT_ONCE = 1000
const FIRST_DAY = Date.parse('2020-01-01T00:00:00Z')

/** Fills an empty SQLite database with so many products, the same ones each time. */
export async function makeCatalogue(dataFolder: string, count: number): Promise<void> {
  const outcome = readConfig({ DATA_DIR: dataFolder }, 'start')
  if (!outcome.ok) throw new Error(outcome.problems.join('\n'))
  const db = openDatabase(outcome.value.database, (error) => {
    throw error
  })
  await migrate(db)
  for (let done = 0; done < count; done += AT_ONCE) {
    await inTransaction(db, async (tx) => {
      const given = { db: tx, clock: () => new Date(FIRST_DAY) }
      const categories = createCategories(given)
      const products = createProducts(given)
      if (done === 0) for (let index = 0; index < CATEGORIES; index++) await categories.create(category(index))
      for (let index = done; index < Math.min(done + AT_ONCE, count); index++) {
        const createdAt = new Date(FIRST_DAY + index * 60_000).toISOString()
        await products.create(product(index), { createdAt })
      }
    })
  }
  await db.destroy()
}

function category(index: number): CategoryInput {
  return {
    slug: `range-${index}`,
    name: { ar: `مجموعة ${index}`, en: `Range ${index}` },
    description: { ar: 'لواصق ومواد عزل للورش.', en: 'Adhesives and sealants for workshops.' },
    sortId: index,
    image: null,
    price: 0,
    rating: 4,
  }
}

function product(index: number): ProductInput {
  const brand = BRANDS[index % BRANDS.length]!
  const name = `Sealant ${1000 + index}`
  return {
    slug: `sealant-${1000 + index}`,
    code: String(1000 + index),
    categoryId: `range-${index % CATEGORIES}`,
    name: { ar: `مانع تسرب ${1000 + index}`, en: name },
    description: { ar: 'يملأ الفواصل ويلتصق بالزجاج والألمنيوم.', en: 'Fills joints and sticks to glass and aluminium.' },
    properties: { ar: 'مرن\nمقاوم للماء', en: 'Elastic\nWaterproof' },
    applicationAreas: { ar: 'النوافذ\nالواجهات', en: 'Windows\nFaçades' },
    brand: { ar: brand, en: brand },
    madeIn: { ar: 'تركيا', en: 'Turkey' },
    image: null,
    imageUrl: '',
    pdf: { ar: null, en: null },
    mainVideo: '',
    gallery: [],
    galleryVideos: [],
    rating: 3 + (index % 5) / 2,
    variants: [
      {
        stockCode: `RW${300_000 + index}`,
        productCode: `S-${1000 + index}-280`,
        type: { ar: 'خرطوشة', en: 'Cartridge' },
        volume: { ar: '280 مل', en: '280 ml' },
        boxQuantity: '12',
      },
    ],
    specs: [],
    certifications: [],
    jointYield: null,
    hasSafetySheet: false,
  }
}
