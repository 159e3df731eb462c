import { cleanLine } from '#domain/text/clean-text.ts'
import { LINE_LENGTHS, type LineUnit } from '#domain/quotes/quote-line.ts'
import { joined } from '#domain/search/search-words.ts'
import { type LinePart, partOfCells, partsOf } from './line-parts.ts'
import type { MessageLine } from './message-lines.ts'
import { narrowPacks, type Narrowed, type ReadPack, type ReadProduct } from './narrow-packs.ts'
import { isHeading, isNeverItem, isSpeech, saysNothing } from './not-items.ts'
import type { ProductWords, WordUnit } from './product-words.ts'
import { readRows } from './table-rows.ts'

/** A line as it is understood. What it has none of is ''. */
export type ReadLine = {
  line: number
  written: string
  stockCode: string
  productId: string
  text: string
  qty: number | null
  unit: LineUnit
  unit_word: string
  note: string
  /** Stock codes of packs that may be meant. */
  choices: string[]
  skipped: boolean
}

/** A part of a line with the products that it may mean, by their slots. */
type OpenPart = { part: LinePart; units: WordUnit[]; ofCodes: number[][]; ofWords: number[] }
export type OpenLine = MessageLine & { kind: 'skipped' | 'item' | 'speech'; parts: OpenPart[] }

/** Splits lines into items and looks for what they may mean; headings of columns are understood from line to line. */
export function lineOpener(words: ProductWords): (line: MessageLine) => OpenLine {
  const rows = readRows()
  return (line) => {
    const { rest } = line
    const row = rows(rest, line.isNumbered)
    if (row === 'heading' || isNeverItem(row ? row.words : rest)) return { ...line, kind: 'skipped', parts: [] }
    const found = row ? [partOfCells(row.words, row.amount, words)] : partsOf(rest, words)
    const parts = found.map((part) => openPart(part, words))
    const isSure = parts.some(({ part }) => part.codes.length > 0 || part.isStrange)
    const isCounted = parts.some(({ part }) => part.isCounted && part.amount.isSure)
    const isOurs = parts.some(({ ofWords }) => ofWords.length > 0)
    const isSaid =
      !isSure && !isCounted && (isOurs ? isHeading(rest) && !parts.some(({ part }) => part.isCounted) : isSpeech(rest))
    return { ...line, kind: isSaid ? 'speech' : 'item', parts }
  }
}

function openPart(part: LinePart, words: ProductWords): OpenPart {
  const said = part.words.map(({ folded }) => folded).filter((word) => part.codes.length > 0 || !saysNothing(word))
  const units = words.unitsOf(said, part.codes.length > 0)
  const ofCodes = part.codes.map((code) => [...words.slotsOfCode(joined(code))])
  const isKnown = units.every(({ names }) => names.some((name) => name.every((word) => words.holds(word))))
  const ofWords =
    part.codes.length > 0 || part.isStrange || !isKnown
      ? []
      : words.find(
          units,
          part.sizes.filter(({ counted }) => !counted),
        )
  return { part, units, ofCodes, ofWords }
}

/** A row of a file: what it names, and its quantity with the unit. */
export function openRow(line: MessageLine, amount: string, words: ProductWords): OpenLine {
  return { ...line, kind: 'item', parts: [openPart(partOfCells(line.rest, amount, words), words)] }
}

export function slotsOf({ parts }: OpenLine): number[] {
  return parts.flatMap(({ ofCodes, ofWords }) => [...ofCodes.flat(), ...ofWords])
}

/** What lines are compared with, once it is known which products they may mean. */
export type LineBook = {
  words: ProductWords
  product(slot: number): ReadProduct | undefined
  /** The pack that staff have given a wording. */
  alias(text: string): { stockCode: string; productId: string } | undefined
}

export function readItems(line: OpenLine, book: LineBook): ReadLine[] {
  return line.kind === 'item' ? line.parts.map((open) => readPart(line, open, book)) : []
}

/** All lines in their order. Words before the first and behind the last item are no items where nothing is counted in them. */
export function inOrder(lines: readonly OpenLine[], read: readonly ReadLine[][]): ReadLine[] {
  const isItem = ({ kind, parts }: OpenLine, at: number) =>
    kind === 'item' && (parts.some(({ part }) => part.isCounted) || read[at]!.some(isOurs))
  const places = lines.flatMap((line, at) => (isItem(line, at) ? [at] : []))
  const [first = -1, last = lines.length] = [places[0], places.at(-1)]
  return lines.flatMap((line, at) => {
    const isOutside = places.length > 1 && (at < first || at > last)
    return line.kind === 'item' && !isOutside ? read[at]! : [skippedLine(line)]
  })
}

function isOurs({ stockCode, productId, choices }: ReadLine): boolean {
  return stockCode !== '' || productId !== '' || choices.length > 0
}

function skippedLine({ line, written }: MessageLine): ReadLine {
  const none = { stockCode: '', productId: '', text: '', qty: null, unit_word: '', note: '', choices: [] }
  return { line, written, ...none, unit: 'piece', skipped: true }
}

function readPart({ line, written }: MessageLine, open: OpenPart, book: LineBook): ReadLine {
  const { part } = open
  const base = { ...skippedLine({ line, written, rest: '', isNumbered: false }), skipped: false }
  const found = meant(open, book)
  const counted = amountOf(part, found)
  const note = [found.note, part.note].filter((text) => text !== '').join(' ')
  const isText = found.stockCode === '' && found.productId === '' && found.choices.length === 0
  return {
    ...base,
    ...counted,
    stockCode: found.stockCode,
    productId: found.productId,
    choices: found.choices,
    text: isText ? cleanLine(part.text || written).slice(0, LINE_LENGTHS.text) : '',
    note: cleanLine(note).slice(0, LINE_LENGTHS.note),
  }
}

type Meant = { stockCode: string; productId: string; choices: string[]; note: string; product: ReadProduct | null }
const NOTHING: Meant = { stockCode: '', productId: '', choices: [], note: '', product: null }

function meant(open: OpenPart, book: LineBook): Meant {
  const { part, ofCodes, ofWords } = open
  const alias = book.alias(part.text)
  if (alias) return { ...NOTHING, ...alias }
  if (part.isStrange) return NOTHING
  if (part.codes.length > 0) return ofSeveral(part.codes.map((code, at) => ofCode(code, ofCodes[at]!, open, book)))
  const fitting = ofWords.flatMap((slot) => {
    const product = book.product(slot)
    const found = product && narrow(product, slot, open, book)
    return found && found.missing.length === 0 && found.figures === 0 && found.packs.length > 0
      ? [{ product, ...found }]
      : []
  })
  // Kilos are a size where there are packs of so many.
  const most = Math.max(...fitting.map(({ sizes }) => sizes))
  const narrowed = fitting.filter(({ sizes }) => sizes === most)
  const packs = narrowed.flatMap((one) => one.packs)
  const [first] = narrowed
  if (!first) return NOTHING
  const note = asWritten(part, first.unused)
  if (packs.length === 1)
    return { ...NOTHING, stockCode: packs[0]!, productId: first.product.id, note, product: first.product }
  if (narrowed.length > 1) return { ...NOTHING, choices: packs, note }
  return {
    ...NOTHING,
    productId: first.product.id,
    choices: first.isNarrowed ? packs : [],
    note,
    product: first.product,
  }
}

function narrow(product: ReadProduct, slot: number, { part, units }: OpenPart, { words }: LineBook): Narrowed {
  return narrowPacks(product, part, units, {
    isOfPacks: (unit) => words.isOfPacks(unit),
    isNamed: (unit) => words.isNamed(slot, unit),
  })
}

/** A code means a pack by its stock code, else by its pack code, else a product whose packs the other words narrow. */
function ofCode(code: string, slots: readonly number[], open: OpenPart, book: LineBook): Meant {
  const key = joined(code)
  const products = slots.flatMap((slot) => {
    const product = book.product(slot)
    return product ? [{ slot, product }] : []
  })
  const called = (field: 'stockCode' | 'productCode') =>
    products.flatMap(({ product, slot }) =>
      product.packs.flatMap((pack) => (isCalled(pack, field, key) ? [{ product, slot, pack }] : [])),
    )[0]
  const pack = called('stockCode') ?? called('productCode')
  const own = pack ?? products[0]
  if (!own) return NOTHING
  const { product } = own
  const found = narrow(product, own.slot, open, book)
  const note = asWritten(open.part, [...found.missing, ...found.unused])
  if (pack?.pack.stockCode)
    return {
      ...NOTHING,
      stockCode: pack.pack.stockCode,
      productId: product.id,
      note: asWritten(open.part, found.unused),
      product,
    }
  if (found.missing.length > 0) return { ...NOTHING, productId: product.id, note, product }
  if (found.packs.length === 1) return { ...NOTHING, stockCode: found.packs[0]!, productId: product.id, note, product }
  return { ...NOTHING, productId: product.id, choices: found.isNarrowed ? found.packs : [], note, product }
}

function isCalled(pack: ReadPack, field: 'stockCode' | 'productCode', key: string): boolean {
  return pack[field] !== null && joined(pack[field]) === key
}

/** Words of a note with the letters that they were written with. */
function asWritten({ words }: LinePart, texts: readonly string[]): string {
  const written = new Map(words.map(({ folded, text }) => [folded, text]))
  return texts
    .map((text) =>
      text
        .split(' ')
        .map((word) => written.get(word) ?? word)
        .join(' '),
    )
    .join(' ')
}

/** `S50 او S70 شفاف`: one of them. */
function ofSeveral(all: Meant[]): Meant {
  const known = all.filter(({ productId }) => productId !== '')
  if (known.length < 2) return known[0] ?? NOTHING
  if (known.every(({ stockCode }) => stockCode !== '' && stockCode === known[0]!.stockCode)) return known[0]!
  const choices = known.flatMap(({ stockCode, choices: own, product }) =>
    stockCode ? [stockCode] : own.length > 0 ? own : (product?.packs.flatMap((pack) => pack.stockCode ?? []) ?? []),
  )
  return { ...NOTHING, choices: [...new Set(choices)] }
}

/** The quantity with its unit. What no unit of the pack is stays as it was written. */
function amountOf(part: LinePart, { product }: Meant): Pick<ReadLine, 'qty' | 'unit' | 'unit_word'> {
  const { amount, unitText } = part
  const size = part.isCounted ? undefined : part.sizes.find(({ counted, text }) => counted && !isOfPack(product, text))
  if (size?.counted) {
    const { qty, word } = size.counted
    return { qty: Number.isInteger(qty) && qty > 0 ? qty : null, unit: 'other', unit_word: word }
  }
  const { qty, unit } = amount
  if (!unit || unit.unit === 'piece') return { qty, unit: 'piece', unit_word: '' }
  if (unit.unit === 'carton') return { qty, unit: 'carton', unit_word: '' }
  if (unit.unit === 'container' && product?.containers.includes(unit.kind)) return { qty, unit: 'piece', unit_word: '' }
  return { qty, unit: 'other', unit_word: unitText }
}

function isOfPack(product: ReadProduct | null, text: string): boolean {
  return (
    product?.packs.some(({ volume }) =>
      [volume.ar, volume.en].some((one) => one !== null && joined(one) === joined(text)),
    ) ?? false
  )
}
