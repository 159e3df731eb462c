import { type CountKind, type DailyCount } from '#domain/reports/daily-count.ts'
import { productAt, searchAt } from '#domain/reports/counted-address.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dayOfInstant, startOfDay } from '#domain/text/riyadh-time.ts'
import type { Clock } from '#server/clock.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import { decoded } from '#domain/records/redirect.ts'
import { findCalled } from '#server/data/quotes/listed-products-store.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { addDailyCounts, productNames, productsOfDatasheets } from '#server/data/reports/daily-counts-store.ts'

/** Counts in memory what visitors look at, and adds it to the table from time to time. */
export type DailyCountsService = {
  /**
   * Counts one more. It stands in the way of every page that is kept, so it adds to a number and reads nothing of what it
   * is given: views, choices and searches by their address, datasheets by their file, requests by `language product`, documents by `language type language product`, choices by `language choice`.
   */
  note(kind: CountKind, text: string): void
  /** Adds what was counted to the table; what could not be written is counted again. */
  write(): Promise<void>
}

/** Whoever asks for more addresses than this within a minute makes noise. */
const MOST_NOTED = 20_000

export function createDailyCounts({ db, clock }: { db: Db; clock: Clock }): DailyCountsService {
  /** By day, kind and text, with tabs between. */
  let noted = new Map<string, number>()
  let day = ''
  let dayEnds = 0

  function today(): string {
    const now = clock()
    if (now.getTime() >= dayEnds) {
      day = dayOfInstant(now)
      dayEnds = Date.parse(startOfDay(day, 1))
    }
    return day
  }

  function add(key: string, number: number): void {
    const before = noted.get(key)
    if (before === undefined && noted.size >= MOST_NOTED) return
    noted.set(key, (before ?? 0) + number)
  }

  return {
    note: (kind, text) => add(`${today()}\t${kind}\t${text}`, 1),
    async write() {
      const taken = noted
      noted = new Map()
      if (taken.size === 0) return
      try {
        await inTransaction(db, async (tx) => addDailyCounts(tx, await countsOf(tx, taken)))
      } catch (error) {
        for (const [key, number] of taken) add(key, number)
        throw error
      }
    },
  }
}

/** What was noted, by what it counts for; several addresses may count for the same, and some for nothing that there is. */
async function countsOf(db: Db, noted: ReadonlyMap<string, number>): Promise<DailyCount[]> {
  const notes = [...noted].map(([note, number]) => {
    const [day, kind, text] = note.split('\t', 3) as [string, CountKind, string]
    return { day, kind, text, number }
  })
  const textsOf = (kind: CountKind) => notes.filter((note) => note.kind === kind).map(({ text }) => text)
  const sheets = await sheetsOf(db, textsOf('datasheet'))
  const counted = notes.flatMap(({ text, ...note }) => {
    const found = READERS[note.kind](text, sheets)
    return found === null ? [] : [{ ...note, ...found }]
  })
  const products = await productNames(db, [...new Set(counted.filter(isOfProduct).map(({ key }) => key))])
  return added(counted.filter((count) => !isOfProduct(count) || products.has(count.key)))
}

function isOfProduct({ kind }: DailyCount): boolean {
  return kind !== 'search' && kind !== 'document' && kind !== 'choice'
}

function added(counts: DailyCount[]): DailyCount[] {
  const sums = new Map<string, DailyCount>()
  for (const count of counts) {
    const id = [count.day, count.kind, count.key, count.language].join('\t')
    sums.set(id, { ...count, number: (sums.get(id)?.number ?? 0) + count.number })
  }
  return [...sums.values()]
}

type Counted = { key: string; language: Locale }
type Sheets = ReadonlyMap<string, Counted>

const READERS: Record<CountKind, (text: string, sheets: Sheets) => Counted | null> = {
  view: productAt,
  chosen: productAt,
  search: searchAt,
  datasheet: (file, sheets) => sheets.get(file) ?? null,
  request: inLanguage,
  document: inLanguage,
  choice: inLanguage,
}

function inLanguage(text: string): Counted {
  const [language, ...key] = text.split(' ')
  return { key: key.join(' '), language: language === 'en' ? 'en' : 'ar' }
}

/** A file may be the datasheet of a product in both languages, or of two products: it counts once, for the first. */
async function sheetsOf(db: Db, files: string[]): Promise<Sheets> {
  const found = files.length === 0 ? [] : await productsOfDatasheets(db, [...new Set(files)])
  const stored = found.toReversed().map(({ file, product, language }) => [file, { key: product, language }] as const)
  return new Map([...stored, ...(await sheetsAt(db, [...new Set(files)]))])
}

/** Sheets by their addresses: `/d/S20/tds/ar`. */
async function sheetsAt(db: Db, files: string[]): Promise<[string, Counted][]> {
  const sheets = files.flatMap((file) => {
    const [, code, language] = /^\/d\/([^/]+)\/tds\/(ar|en)(?:\/|$)/i.exec(file) ?? []
    const called = code === undefined ? null : decoded(code)
    return called ? [{ file, code: foldCode(called), language: language!.toLowerCase() as Locale }] : []
  })
  const called = sheets.length === 0 ? [] : await findCalled(db, [...new Set(sheets.map(({ code }) => code))])
  return sheets.flatMap(({ file, code, language }) => {
    const product = called.find((one) => one.code === code)
    return product ? [[file, { key: product.productId, language }]] : []
  })
}
