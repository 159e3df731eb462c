import { foldCode } from '#domain/quotes/folded-code.ts'
import { pastedLines, readPastedLine, type PastedLine } from '#domain/quotes/pasted-line.ts'
import { inOneUnit, type KnownLine, type ListedProduct } from '#domain/quotes/listed-line.ts'
import type { QuoteLine } from '#domain/quotes/quote-line.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findCalled, findListedProducts, type Called } from '#server/data/quotes/listed-products-store.ts'
import type { SheetSource } from '#server/sheets/sheet-reader.ts'
import { mapInSlices } from '#server/time-slice.ts'
import { readSheetList, type SheetList } from './sheet-list.ts'

export type QuoteListsService = {
  /** Lines with what the catalogue knows of them. Nothing is dropped: what nobody knows stays as it was written. */
  know(lines: readonly QuoteLine[]): Promise<KnownLine[]>
  /** A list as it was pasted, line by line; null for more than a list may hold. */
  readPasted(text: string): Promise<QuoteLine[] | null>
  /** A list that came as a spreadsheet; of several senders none waits long for another. */
  readSheet(file: SheetSource, sender: string): Promise<SheetList>
}

export type QuoteListsDeps = { db: Db }

export function createQuoteLists({ db }: QuoteListsDeps): QuoteListsService {
  return {
    know: (lines) => know(db, lines),
    readPasted: (text) => readPasted(db, text),
    readSheet: (file, sender) => readSheetList(db, file, sender),
  }
}

async function know(db: Db, lines: readonly QuoteLine[]): Promise<KnownLine[]> {
  const codes = lines.flatMap(({ stockCode, productId }) => [stockCode, productId]).filter((code) => code !== '')
  const called = await findCalled(db, unique(codes.map(foldCode)))
  const products = await productsOf(db, called)
  const byCode = Map.groupBy(called, ({ code }) => code)
  return inOneUnit(await mapInSlices(lines, (line) => toKnownLine(line, byCode, products)))
}

type ByCode = Map<string, Called[]>

function toKnownLine(line: QuoteLine, byCode: ByCode, products: Map<string, ListedProduct>): KnownLine {
  const found = calledBy(line, byCode)
  const product = (found && products.get(found.productId)) ?? null
  if (!found || !product) return { ...asText(line), product: null, pack: null }
  const { packs } = product
  const pack = packs.find(({ stockCode }) => stockCode === found.stockCode) ?? (packs.length === 1 ? packs[0]! : null)
  return { ...line, stockCode: pack?.stockCode ?? '', productId: product.id, text: '', product, pack }
}

/** A stock code may stand in two products, and be a code here and an id there: that of the line's own product counts. */
function calledBy({ stockCode, productId }: QuoteLine, byCode: ByCode): Called | undefined {
  const packs = stockCode === '' ? [] : (byCode.get(foldCode(stockCode)) ?? [])
  const products = (byCode.get(foldCode(productId)) ?? []).filter(({ stockCode: pack }) => pack === null)
  const isOwn = (one: Called) => one.productId === productId
  return packs.find(isOwn) ?? packs[0] ?? products.find(isOwn) ?? products[0]
}

/** What is not in the catalogue is asked for in words. */
function asText(line: QuoteLine): QuoteLine {
  return { ...line, stockCode: '', productId: '', text: line.text || line.stockCode || line.productId }
}

async function readPasted(db: Db, text: string): Promise<QuoteLine[] | null> {
  const lines = pastedLines(text)
  if (!lines) return null
  const pasted = await mapInSlices(lines, readPastedLine)
  const codes = pasted.flatMap(({ readings }) => readings.map(({ code }) => code))
  const called = new Map((await findCalled(db, unique(codes))).toReversed().map((one) => [one.code, one]))
  return pasted.map((line) => toLine(line, called))
}

function toLine({ readings, asWritten }: PastedLine, called: Map<string, Called>): QuoteLine {
  const none = { stockCode: '', productId: '', note: '', text: '' }
  const reading = readings.find(({ code }) => called.has(code))
  if (!reading) return { ...none, ...asWritten }
  const { productId, stockCode } = called.get(reading.code)!
  return { ...none, productId, stockCode: stockCode ?? '', qty: reading.qty, unit: reading.unit }
}

async function productsOf(db: Db, called: Called[]): Promise<Map<string, ListedProduct>> {
  const products = await findListedProducts(db, unique(called.map(({ productId }) => productId)))
  return new Map(products.map((product) => [product.id, product]))
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)]
}
