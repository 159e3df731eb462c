import { foldCode } from '#domain/quotes/folded-code.ts'
import { inOneUnit, type KnownLine, type ListedProduct } from '#domain/quotes/listed-line.ts'
import { messageLines } from '#domain/quotes/reading/message-lines.ts'
import type { ReadLine } from '#domain/quotes/reading/read-lines.ts'
import type { QuoteLine } from '#domain/quotes/quote-line.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findCalled, findListedProducts, type Called } from '#server/data/quotes/listed-products-store.ts'
import type { SheetSource } from '#server/sheets/sheet-reader.ts'
import { mapInSlices } from '#server/time-slice.ts'
import { readMessageLines, type LineReadingDeps } from './line-reading.ts'
import { readSheetList, type SheetList } from './sheet-list.ts'

export type QuoteListsService = {
  /** Lines with what the catalogue knows of them. Nothing is dropped: what nobody knows stays as it was written. */
  know(lines: readonly QuoteLine[]): Promise<KnownLine[]>
  /** The same, each by itself: those of one pack stay apart. */
  knowEach(lines: readonly QuoteLine[]): Promise<KnownLine[]>
  /** The product of a code or an id, and whether the code is that of a pack alone; null for what nobody knows. */
  productCalled(code: string): Promise<{ product: ListedProduct; isPack: boolean } | null>
  /** A list as it was pasted, line by line; null for more than is read at once. */
  readPasted(text: string): Promise<ReadLine[] | null>
  /** A list that came as a spreadsheet; of several senders none waits long for another. */
  readSheet(file: SheetSource, sender: string): Promise<SheetList>
}

export function createQuoteLists(deps: LineReadingDeps): QuoteListsService {
  const { db } = deps
  return {
    know: async (lines) => inOneUnit(await knowEach(db, lines)),
    knowEach: (lines) => knowEach(db, lines),
    productCalled: (code) => productCalled(db, code),
    readPasted: async (text) => {
      const lines = messageLines(text)
      return lines && readMessageLines(deps, lines)
    },
    readSheet: (file, sender) => readSheetList(deps, file, sender),
  }
}

async function knowEach(db: Db, lines: readonly QuoteLine[]): Promise<KnownLine[]> {
  const codes = lines
    .flatMap(({ stockCode, productId, choices = [] }) => [stockCode, productId, ...choices])
    .filter((code) => code !== '')
  const called = await findCalled(db, unique(codes.map(foldCode)))
  const products = await productsOf(db, called)
  const byCode = Map.groupBy(called, ({ code }) => code)
  return mapInSlices(lines, (line) => toKnownLine(line, byCode, products))
}

async function productCalled(db: Db, code: string) {
  const line = { qty: null, unit: 'piece', note: '', text: '', stockCode: '', productId: '' } as const
  if (code === '') return null
  const [named, packed] = await knowEach(db, [
    { ...line, productId: code },
    { ...line, stockCode: code },
  ])
  const product = named?.product ?? packed?.product
  return product ? { product, isPack: !named?.product } : null
}

type ByCode = Map<string, Called[]>

function toKnownLine(line: QuoteLine, byCode: ByCode, products: Map<string, ListedProduct>): KnownLine {
  const found = calledBy(line, byCode)
  const product = (found && products.get(found.productId)) ?? null
  const offered = (line.choices ?? []).flatMap((code) => offeredPack(code, { byCode, products, of: line.productId }))
  if (!found || !product) return { ...asText(line), product: null, pack: null, offered }
  const { packs } = product
  const pack = packs.find(({ stockCode }) => stockCode === found.stockCode) ?? (packs.length === 1 ? packs[0]! : null)
  return {
    ...line,
    stockCode: pack?.stockCode ?? '',
    productId: product.id,
    text: '',
    product,
    pack,
    offered: pack ? [] : offered,
  }
}

/** A stock code may stand in two products, and be a code here and an id there: that of the line's own product counts. */
function calledBy(
  { stockCode, productId }: Pick<QuoteLine, 'stockCode' | 'productId'>,
  byCode: ByCode,
): Called | undefined {
  const packs = stockCode === '' ? [] : (byCode.get(foldCode(stockCode)) ?? [])
  const products = (byCode.get(foldCode(productId)) ?? []).filter(({ stockCode: pack }) => pack === null)
  const isOwn = (one: Called) => one.productId === productId
  return packs.find(isOwn) ?? packs[0] ?? products.find(isOwn) ?? products[0]
}

type Known = { byCode: ByCode; products: Map<string, ListedProduct>; of: string }

function offeredPack(code: string, { byCode, products, of }: Known): KnownLine['offered'] {
  const found = calledBy({ stockCode: code, productId: of }, byCode)
  const product = found && products.get(found.productId)
  const pack = product?.packs.find(({ stockCode }) => stockCode === found?.stockCode)
  return product && pack ? [{ ...pack, product }] : []
}

/** What is not in the catalogue is asked for in words; where packs are offered, one of them is meant. */
function asText(line: QuoteLine): QuoteLine {
  if (line.choices && !line.stockCode && !line.productId) return line
  return { ...line, stockCode: '', productId: '', text: line.text || line.stockCode || line.productId }
}

async function productsOf(db: Db, called: Called[]): Promise<Map<string, ListedProduct>> {
  const products = await findListedProducts(db, unique(called.map(({ productId }) => productId)))
  return new Map(products.map((product) => [product.id, product]))
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)]
}
