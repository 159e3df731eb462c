import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { brandFinder } from '#domain/catalogue/brand-names.ts'
import { IDENTIFYING, type Identifying, type ImportSheet } from '#domain/imports/import-sheet.ts'
import { foldCode, knownCodes } from '#domain/sheets/known-codes.ts'
import type { SheetCategories } from '#domain/sheets/products/sheet-categories.ts'
import type { ReadContext } from '#domain/sheets/products/sheet-pack.ts'
import type { RecordContent } from '#domain/kinds.ts'
import { listNamedBrands } from '#server/data/catalogue/brands-store.ts'
import { listCodedPacks, listCodedProducts } from '#server/data/catalogue/product-listing-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listUnusual } from '#server/data/records/records-store.ts'
import { newestContents } from '#server/data/records/version-contents-store.ts'
import { readSheetCategories } from '#server/services/sheets/product-rows.ts'

/** What rows are found and read by: codes of all products, also of drafts, and the names of categories and brands. */
type CatalogueIndex = Pick<ReadContext, 'codes' | 'brand'> &
  Pick<ImportSheet, 'productsOf'> & { categories: SheetCategories }

/** Products or packs whose codes are noted before others are served. */
const AT_ONCE = 2000

export async function readCatalogueIndex(db: Db): Promise<CatalogueIndex> {
  const ids = new Map(IDENTIFYING.map((key) => [key, new Map<string, string[]>()]))
  const spelled = new Map(IDENTIFYING.map((key) => [key, [] as string[]]))
  const add = (key: Identifying, code: string | null | undefined, id: string) => {
    const folded = code ? foldCode(code) : ''
    if (folded === '') return
    spelled.get(key)!.push(code!)
    const found = ids.get(key)!.get(folded)
    if (!found) ids.get(key)!.set(folded, [id])
    else if (!found.includes(id)) found.push(id)
  }
  let added = 0
  const turn = async () => {
    if (++added % AT_ONCE === 0) await yieldToEventLoop()
  }
  for (const { id, slug, code } of await listCodedProducts(db)) {
    await turn()
    add('product_id', id, id)
    add('product_slug', slug, id)
    add('code', code, id)
  }
  for (const { productId, stockCode, productCode } of await listCodedPacks(db)) {
    await turn()
    add('stock_code', stockCode, productId)
    add('product_code', productCode, productId)
  }
  for (const { id, content } of await drafts(db)) {
    add('product_id', id, id)
    add('product_slug', textIn(content, 'product_slug'), id)
    add('code', textIn(content, 'code'), id)
    for (const key of ['stock_code', 'product_code'] as const)
      for (const one of cellsIn(content, key)) add(key, one, id)
  }
  const codes = new Map<Identifying, ReturnType<typeof knownCodes>>()
  for (const key of IDENTIFYING) {
    await yieldToEventLoop()
    codes.set(key, knownCodes(spelled.get(key)!))
  }
  const categories = await readSheetCategories(db)
  const brands = brandFinder(await listNamedBrands(db))
  return {
    codes: (column) => codes.get(column)!,
    brand: (text) => brands({ ar: text, en: text })?.name ?? null,
    productsOf: (column, code) => ids.get(column)!.get(foldCode(code)) ?? [],
    categories,
  }
}

/** Products that are not on the site, by what they say. */
async function drafts(db: Db): Promise<{ id: string; content: RecordContent }[]> {
  const heads = (await listUnusual(db, 'product')).filter(({ state }) => state !== 'published')
  const contents = await newestContents(
    db,
    heads.map(({ key }) => key),
  )
  return heads.map(({ id, key }) => ({ id, content: contents.get(key) ?? {} }))
}

function textIn(content: RecordContent, name: string): string | undefined {
  const value = content[name]
  return typeof value === 'string' ? value : undefined
}

function cellsIn(content: RecordContent, name: string): string[] {
  const value = content[`${name}[]`]
  return Array.isArray(value) ? value.map(String) : []
}
