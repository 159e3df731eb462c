import type { Localized } from '#domain/text/locale.ts'
import { foldText } from '#domain/text/fold.ts'
import { sizeKey, sizeOf, takeSizes } from '#domain/search/closest/sizes.ts'
import { searchWords } from '#domain/search/search-words.ts'
import { areForms, stemsOf } from '#domain/search/word-stem.ts'
import type { LinePart, LineSize } from './line-parts.ts'
import type { WordUnit } from './product-words.ts'
import { isContainer } from './units.ts'

/** A product as lines are read: its packs with what tells them apart. */
export type ReadProduct = { id: string; name: Localized; packs: ReadPack[]; containers: string[] }
export type ReadPack = {
  stockCode: string | null
  productCode: string | null
  type: Localized<string | null>
  volume: Localized<string | null>
}

/** What a product and a line have in common. `missing`: what no pack of it is, or none that is all the rest; `figures`: how many say nothing of it. */
export type Narrowed = {
  packs: string[]
  isNarrowed: boolean
  missing: string[]
  unused: string[]
  sizes: number
  figures: number
}

type KnownPack = { stockCode: string; words: string[][]; segments: string[]; sizes: Set<string>; figures: Set<number> }

/** What the catalogue says of a unit of words beside the packs. */
export type WordsOfProduct = { isOfPacks(unit: WordUnit): boolean; isNamed(unit: WordUnit): boolean }

/** The packs of a product that the words, sizes and figures of a line leave. */
export function narrowPacks(
  product: ReadProduct,
  part: LinePart,
  units: readonly WordUnit[],
  said: WordsOfProduct,
): Narrowed {
  const all = product.packs.flatMap((pack) => (pack.stockCode ? [knownPack(pack, pack.stockCode)] : []))
  let packs = all
  const result: Narrowed = { packs: [], isNarrowed: false, missing: [], unused: [], sizes: 0, figures: 0 }
  const used: string[][] = []
  const keep = (isMeant: (pack: KnownPack) => boolean): boolean => {
    const left = packs.filter(isMeant)
    if (left.length === 0) return false
    result.isNarrowed ||= left.length < packs.length
    packs = left
    return true
  }
  for (const size of part.sizes) {
    if (keep((pack) => hasSize(pack, size))) result.sizes += 1
    else if (!isSizeOfName(product, size) && size.counted === null) result.missing.push(size.text)
  }
  for (const unit of units) {
    const isMeant = (pack: KnownPack) => holdsUnit(pack, unit)
    if (keep(isMeant)) used.push(...unit.names)
    else if (all.some(isMeant) || (said.isOfPacks(unit) && !said.isNamed(unit))) result.missing.push(unit.text)
    else if (!said.isNamed(unit)) result.unused.push(unit.text)
  }
  for (const { value, text } of part.figures) {
    if (keep(({ figures }) => figures.has(value)) || isFigureOfName(product, value)) continue
    result.figures += 1
    result.unused.push(text)
  }
  const container = part.amount.unit
  if (container?.unit === 'container')
    keep(({ words }) => words.flat().some((word) => isContainer(container.kind, word)))
  if (used.length > 0) packs = closest(packs, used)
  return { ...result, packs: packs.map(({ stockCode }) => stockCode) }
}

const KNOWN = new WeakMap<ReadPack, KnownPack>()

/** Many lines are compared with the same packs. */
function knownPack(pack: ReadPack, stockCode: string): KnownPack {
  const known = KNOWN.get(pack) ?? readPack(pack, stockCode)
  KNOWN.set(pack, known)
  return known
}

function readPack({ productCode, type, volume }: ReadPack, stockCode: string): KnownPack {
  const texts = [type.ar, type.en].map((text) => text ?? '')
  const sizes = [...texts, volume.ar ?? '', volume.en ?? ''].flatMap((text) => takeSizes(foldText(text)).sizes)
  return {
    stockCode,
    words: texts.map((text) => wordsOf(takeSizes(foldText(text)).rest)),
    segments: wordsOf(productCode ?? ''),
    sizes: new Set(sizes.map(sizeKey)),
    figures: new Set([...texts, volume.ar ?? volume.en ?? ''].join(' ').match(/\d+/g)?.map(Number)),
  }
}

function wordsOf(text: string): string[] {
  return searchWords(text).map(({ folded }) => folded)
}

const INCH = sizeOf(1, 'inch')!.amount
const NEARLY = 0.07

/** Two inches are sold as 48 mm. */
function hasSize({ sizes }: KnownPack, size: LineSize): boolean {
  if (sizes.has(sizeKey(size))) return true
  const isInches =
    size.unit === 'mm' &&
    Number.isInteger(Math.round((size.amount / INCH) * 100) / 100) &&
    /inch|انش|إنش|بوص|"|\bin\b/iu.test(size.text)
  return (
    isInches &&
    [...sizes].some(
      (key) => key.endsWith(' mm') && Math.abs(Number.parseFloat(key) - size.amount) <= NEARLY * size.amount,
    )
  )
}

function isSizeOfName({ name }: ReadProduct, size: LineSize): boolean {
  return [name.ar, name.en].some((text) =>
    takeSizes(foldText(text)).sizes.some((one) => sizeKey(one) === sizeKey(size)),
  )
}

function isFigureOfName({ name }: ReadProduct, figure: number): boolean {
  return `${name.ar} ${name.en}`.match(/\d+/g)?.includes(String(figure)) ?? false
}

function holdsUnit({ words, segments }: KnownPack, { names }: WordUnit): boolean {
  const [own] = names
  if (own!.length === 1 && own![0]!.length > 1 && /[a-z]/.test(own![0]!) && segments.includes(own![0]!)) return true
  return names.some((name) => words.some((each) => name.every((word) => each.some((one) => isSame(one, word)))))
}

function isSame(one: string, other: string): boolean {
  return one === other || areForms([one, ...stemsOf(one)], [other, ...stemsOf(other)])
}

/** `رمادي` is the grey one before the dark grey one. */
function closest(packs: readonly KnownPack[], used: readonly string[][]): KnownPack[] {
  const unsaid = ({ words }: KnownPack) =>
    Math.min(
      ...words
        .filter((each) => each.length > 0)
        .map((each) => each.filter((word) => !used.flat().some((said) => isSame(word, said))).length),
    )
  const counts = packs.map(unsaid)
  const least = Math.min(...counts)
  return packs.filter((_, at) => counts[at] === least)
}
