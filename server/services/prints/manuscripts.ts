import { isProofOf } from '#domain/documents/standards.ts'
import { documentCode, tdsUrl } from '#domain/products/tds.ts'
import type { Product } from '#domain/products/product.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import type { Memoize, MemoizeEach } from '#server/cache/memoized.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { countRevision, type SheetRevision } from '#server/data/prints/sheet-revisions-store.ts'
import { toCatalogue } from '#server/print/manuscripts/catalogue.ts'
import type { PrintedHouse } from '#server/print/manuscripts/house.ts'
import { fingerprint, type Manuscript } from '#server/print/manuscripts/manuscript.ts'
import { toPrintedBrand, toPrintedCategory, toPrintedProduct } from '#server/print/manuscripts/printed-product.ts'
import { toSheet } from '#server/print/manuscripts/sheet.ts'
import type { BrandsService } from '#server/services/catalogue/brands.ts'
import type { CategoriesService } from '#server/services/catalogue/categories.ts'
import type { ProductsService } from '#server/services/catalogue/products.ts'
import type { DocumentsService } from '#server/services/documents/documents.ts'
import type { ContentService } from '#server/services/site/content/content.ts'
import { createLook } from '#server/services/site/look.ts'
import type { SettingsService } from '#server/services/site/settings.ts'

export type ManuscriptDeps = {
  db: Db
  products: Pick<ProductsService, 'shown' | 'portions'>
  documents: Pick<DocumentsService, 'ofProduct' | 'today'>
  categories: Pick<CategoriesService, 'list'>
  brands: Pick<BrandsService, 'list'>
  settings: Pick<SettingsService, 'get' | 'isNeutral'>
  content: Pick<ContentService, 'page'>
  siteUrl: string
  memoize: Memoize
  memoizeEach: MemoizeEach
}

/** A document as it would be printed now. */
export type Written = { manuscript: Manuscript; key: string }
export type WrittenSheet = Written & { product: Product; revision: SheetRevision }
export type WrittenCatalogue = Written & { edition: string }

/** What a catalogue is about: everything, a category or a brand. */
export type CatalogueScope = 'all' | `category/${string}` | `brand/${string}`

const SHEETS_IN_MEMORY = 500
const CATALOGUES_IN_MEMORY = 40
/** A site of more has catalogues of its categories and brands. */
const MOST_PRODUCTS = 1000

/** Reads records and settings into manuscripts, which stay in memory until something that they say changes. */
export function createManuscripts(deps: ManuscriptDeps) {
  const house = deps.memoize(() => readHouse(deps))
  /** By the day, too: on another one a proof may have expired. */
  const sheets = deps.memoizeEach(SHEETS_IN_MEMORY, async (asked: string): Promise<WrittenSheet | null> => {
    const [id, locale] = parted(asked.slice(asked.indexOf(' ') + 1))
    const [product, brands] = await Promise.all([deps.products.shown(id), deps.brands.list()])
    if (!product) return null
    const revision = await inTransaction(deps.db, (tx) => countRevision(tx, product))
    const documents = (await deps.documents.ofProduct(product)).map(({ document }) => document)
    const isProven = (chip: string) => documents.some((document) => isProofOf(document, chip))
    const manuscript = toSheet(
      {
        product: toPrintedProduct(product, brands),
        category: product.category?.name ?? null,
        house: await house(),
        revision,
        address: tdsUrl({ ...product, tdsSource: 'live' }, locale) ?? `/d/${documentCode(product)}/tds/${locale}`,
        proven: new Set(product.certifications.filter(isProven)),
      },
      locale,
    )
    return { manuscript, key: fingerprint(manuscript), product, revision }
  })
  const catalogues = deps.memoizeEach(CATALOGUES_IN_MEMORY, async (asked: string) => {
    const [scope, locale] = parted(asked)
    return writeCatalogue(deps, await house(), scope as CatalogueScope, locale)
  })
  return {
    sheet: (id: string, locale: Locale) => sheets(`${deps.documents.today()} ${id} ${locale}`),
    /** Null of what has no products, or too many. */
    catalogue: (scope: CatalogueScope, locale: Locale) => catalogues(`${scope} ${locale}`),
  }
}

export type Manuscripts = ReturnType<typeof createManuscripts>

function parted(asked: string): [string, Locale] {
  const end = asked.lastIndexOf(' ')
  return [asked.slice(0, end), asked.slice(end + 1) as Locale]
}

const asset = (path: string) => ({ asset: path })

/** The house of the demo content has drawings and scenes that come with the product. */
async function readHouse({ settings, content, siteUrl }: ManuscriptDeps): Promise<PrintedHouse> {
  const [now, identity, { text: colour }, about, isNeutral] = await Promise.all([
    settings.get(),
    content.page('identity'),
    createLook({ content, settings }).colours(),
    content.page('about'),
    settings.isNeutral(),
  ])
  const isDemo = identity === null && !isNeutral
  const stored = (name: string | null | undefined) => (name ? { stored: name } : null)
  const paragraphs = (locale: Locale) =>
    (about?.story[locale] ?? '')
      .split(/\n{2,}/)
      .filter((text) => text !== '')
      .map((text) => fillIn(text, { site: now.name[locale] }))
  return {
    settings: now,
    origin: siteUrl,
    colour,
    logo: isDemo ? asset('public/logos/rawabit-logo.svg') : stored(identity?.logo),
    logoWhite: isDemo ? asset('public/logos/rawabit-logo-white.svg') : stored(identity?.logoWhite),
    scenes: isDemo
      ? { cover: asset('assets/print/pictures/cover.webp'), about: asset('assets/print/pictures/warehouse.webp') }
      : null,
    about:
      about && (about.story.ar || about.story.en)
        ? { title: about.storyTitle, paragraphs: { ar: paragraphs('ar'), en: paragraphs('en') } }
        : null,
  }
}

async function writeCatalogue(
  deps: ManuscriptDeps,
  house: PrintedHouse,
  scope: CatalogueScope,
  locale: Locale,
): Promise<WrittenCatalogue | null> {
  const [categories, brands] = await Promise.all([deps.categories.list(), deps.brands.list()])
  const called = scope.slice(scope.indexOf('/') + 1)
  const category = scope.startsWith('category/') ? categories.find(({ id }) => id === called) : undefined
  const brand = scope.startsWith('brand/') ? brands.find(({ slug }) => slug === called) : undefined
  if (scope !== 'all' && !category && !brand) return null
  const isMeant = (product: Product) =>
    product.category !== null &&
    (!category || product.category.id === category.id) &&
    (!brand || product.brandId === brand.id)
  const products: Product[] = []
  for await (const some of deps.products.portions()) {
    products.push(...some.filter(isMeant))
    if (products.length > MOST_PRODUCTS) return null
  }
  if (products.length === 0) return null
  const shown = scope === 'all' ? brands : brands.filter(({ id }) => products.some(({ brandId }) => brandId === id))
  const changes = [...products, ...categories, ...brands].map(({ updatedAt }) => updatedAt)
  const edition = changes.reduce((last, at) => (at > last ? at : last)).slice(0, 7)
  const about: Localized | null = category?.name ?? brand?.name ?? null
  const content = {
    categories: categories.map(toPrintedCategory),
    brands: shown.map(toPrintedBrand),
    products: products.map((product) => toPrintedProduct(product, brands)),
  }
  const manuscript = toCatalogue({ content, house, edition, about }, locale)
  return { manuscript, key: fingerprint(manuscript), edition }
}
