import {
  lineOpener,
  openRow,
  readItems,
  slotsOf,
  inOrder,
  type LineBook,
  type OpenLine,
  type ReadLine,
} from '#domain/quotes/reading/read-lines.ts'
import type { MessageLine } from '#domain/quotes/reading/message-lines.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import { aliasKey } from '#domain/quotes/line-alias.ts'
import { ProductWords } from '#domain/quotes/reading/product-words.ts'
import { joined } from '#domain/search/search-words.ts'
import type { QuoteSheetLine } from '#domain/sheets/quote-sheet.ts'
import type { Db } from '#server/data/engine/database.ts'
import { countUses, findAliases } from '#server/data/quotes/line-aliases-store.ts'
import { findCalled, findReadProducts } from '#server/data/quotes/listed-products-store.ts'
import type { SearchTable } from '#server/services/search/search.ts'
import { mapInSlices } from '#server/time-slice.ts'

export type LineReadingDeps = { db: Db; searchTable: () => Promise<SearchTable> }

/** What the lines of a message mean, in their order. Others are served between them. */
export function readMessageLines(deps: LineReadingDeps, lines: readonly MessageLine[]): Promise<ReadLine[]> {
  return readWith(deps, (words) => mapInSlices(lines, lineOpener(words)))
}

export function readSheetRows(deps: LineReadingDeps, rows: readonly QuoteSheetLine[]): Promise<ReadLine[]> {
  return readWith(deps, (words) => mapInSlices(rows, (row) => openSheetRow(row, words)))
}

/** A known code says it all; otherwise the whole row is what is wanted. */
function openSheetRow(
  { row, stockCode, productCode, text, quantity, unit }: QuoteSheetLine,
  words: ProductWords,
): OpenLine {
  const code = [stockCode, productCode].find((one) => one !== '' && words.isCode(joined(one)))
  const written = [stockCode, productCode, text].filter((part) => part !== '').join(' ')
  return openRow({ line: row, written, rest: code ?? written, isNumbered: false }, `${quantity} ${unit}`, words)
}

async function readWith(
  { db, searchTable }: LineReadingDeps,
  open: (words: ProductWords) => Promise<OpenLine[]>,
): Promise<ReadLine[]> {
  const { records, synonyms } = await searchTable()
  const words = new ProductWords(records, synonyms)
  const opened = await open(words)
  const idOf = new Map(opened.flatMap(slotsOf).map((slot) => [slot, words.idOf(slot)]))
  const [products, aliases] = await Promise.all([
    findReadProducts(db, [...new Set(idOf.values())]),
    aliasesOf(db, opened),
  ])
  const book: LineBook = {
    words,
    product: (slot) => products.get(idOf.get(slot) ?? ''),
    alias: (text) => aliases.get(aliasKey(text)),
  }
  return inOrder(opened, await mapInSlices(opened, (line) => readItems(line, book)))
}

/** What staff have taught of the wordings of these lines, and that it was of use. */
async function aliasesOf(db: Db, lines: readonly OpenLine[]): Promise<Map<string, AliasPack>> {
  const texts = lines.filter(({ kind }) => kind === 'item').flatMap(({ parts }) => parts.map(({ part }) => part.text))
  const keys = [...new Set(texts.map(aliasKey))].filter((key) => key !== '')
  const found = await findAliases(db, keys)
  if (found.size === 0) return new Map()
  const called = await findCalled(db, [...new Set([...found.values()].map(({ stockCode }) => foldCode(stockCode)))])
  const packs = [...found].flatMap(([key, { id, stockCode }]) => {
    const pack = called.find((one) => one.stockCode !== null && foldCode(one.stockCode) === foldCode(stockCode))
    return pack?.stockCode ? [{ key, id, stockCode: pack.stockCode, productId: pack.productId }] : []
  })
  await countUses(
    db,
    packs.map(({ id }) => id),
  )
  return new Map(packs.map(({ key, stockCode, productId }) => [key, { stockCode, productId }]))
}

type AliasPack = { stockCode: string; productId: string }
