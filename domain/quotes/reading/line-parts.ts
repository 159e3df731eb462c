import { sizeOf, type Size } from '#domain/search/closest/sizes.ts'
import { foldText } from '#domain/text/fold.ts'
import { takeAmount, type Amount } from './amounts.ts'
import { markAsides } from './asides.ts'
import { withCodes, type CodeBook } from './codes.ts'
import { isSign, tokensOf, writtenOf, type Token } from './tokens.ts'
import { unitWordOf } from './units.ts'

/** Other makers and their products, as purchasers write them: what is named so is priced by hand, never taken for ours. */
const MAKERS = new Set(
  `sika sikaflex sikasil sikadur sikabond sikafoam sikaboom سيكا سيكافلكس سيكافليكس سيكاسيل fischer فيشر hilti هيلتي weber ويبر dow dowsil dowcorning داوسيل tytan تايتان soudal
  سودال soudaflex bostik بوستيك pattex باتكس loctite لوكتايت henkel هنكل fevicol فيفيكول فيفكول araldite ارالدايت ارلدايت devcon ديفكون nitoseal نيتوسيل نوتوسيل nitobond mapei مابي mapeflex mapesil
  fosroc فوسروك wacker واكر momentive مومنتيف alteco التيكو tesa تيسا gorilla غوريلا illbruck penosil بينوسيل akfix اكفيكس selsil ceresit سيريسيت sadolin jotun جوتن henkell permatex
  selena everbuild dunlop wykamol bison uhu pidilite asmaco اسماكو amir امير saveto سافيتو terraco تيراكو kerakoll sikaguard nippon hempel`
    .split(/\s+/)
    .map(foldText),
)

function isOfMaker(words: readonly string[]): boolean {
  return words.some((word) => MAKERS.has(word))
}

/** A size of a line; one in kilos, metres or litres may be the quantity instead, where `counted` says so. */
export type LineSize = Size & { counted: { qty: number; word: string } | null; text: string }

/** One item of a line, before it is compared with the catalogue. */
export type LinePart = {
  /** Folded codes; of several one is wanted. */
  codes: string[]
  /** Whether it names what surely is none of ours: an unknown code, another maker. */
  isStrange: boolean
  sizes: LineSize[]
  /** Bare figures that are no quantity. */
  figures: { value: number; text: string }[]
  words: { folded: string; text: string }[]
  amount: Amount
  unitText: string
  /** Whether a number of the line is its quantity. */
  isCounted: boolean
  /** What is wanted, and what is said about it, as it was written. */
  text: string
  note: string
}

export type PartsBook = CodeBook & { isFigure(value: number): boolean }

/** The items of a line: several where each has a code of its own. */
export function partsOf(line: string, book: PartsBook): LinePart[] {
  const tokens = withCodes(tokensOf(line.replaceAll(/["“”«»]/g, ' ')), book)
  const groups = itemsOf(tokens, book)
  const parts = groups.map((group) => partOf(line, group, book))
  const last = parts.at(-1)!
  if (groups.length < 2 || !last.isCounted) return parts
  // `24 حبة من كل نوع` counts for all; otherwise nobody knows how many of the others are wanted.
  const isOfEach = EACH.test(line)
  return parts.map((part) => {
    if (part.isCounted) return part
    const { amount, unitText } = last
    return isOfEach
      ? { ...part, amount, unitText, isCounted: true }
      : { ...part, amount: { ...amount, qty: null }, unitText }
  })
}

/** One item whose quantity is known by its column. */
export function partOfCells(words: string, amount: string, book: PartsBook): LinePart {
  const counted = tokensOf(amount)
  const found = takeAmount(counted, () => false)
  const part = partOf(words, withCodes(tokensOf(words), book), book)
  if (found.qty === 1 && found.unit === null && !counted.some(({ role }) => role === 'qty')) return part
  return {
    ...part,
    amount: { ...found, unit: found.unit ?? part.amount.unit, isSure: true },
    unitText: textOf(amount, found.unitToken) || part.unitText,
    isCounted: true,
  }
}

const EACH = /من كل|لكل|كل واحد|كل نوع|كل منهم|\beach\b(?!\s*$)|\bof each\b|\beach\s*$/iu
const BETWEEN = new Set(['و', 'and', 'plus', 'مع'])
const EITHER = new Set(['او', 'or'])

function itemsOf(tokens: readonly Token[], book: PartsBook): Token[][] {
  const groups: Token[][] = [[]]
  for (const token of tokens) {
    const isBetween =
      isSign(token, '/+,،;؛&|') || (token.kind === 'word' && token.role === null && BETWEEN.has(token.folded))
    if (isBetween) groups.push([])
    groups.at(-1)!.push(token)
  }
  const codes = groups.map((group) => codeIn(group, book))
  if (codes.filter((code) => code !== undefined).length < 2) return [[...tokens]]
  const items: Token[][] = []
  for (const [at, group] of groups.entries()) {
    const code = codes[at]
    if (code) code.role = 'code'
    if (!code || !items.at(-1)?.some(({ role }) => role === 'code')) {
      if (items.length > 0) items.at(-1)!.push(...group)
      else items.push([...group])
      continue
    }
    group[0]!.role = 'dropped'
    items.push(group)
  }
  return items
}

/** The code of a part; one of figures alone beside its quantity. */
function codeIn(group: readonly Token[], book: PartsBook): Token | undefined {
  const isNumeric = ({ kind, folded }: Token) => kind === 'number' && folded.length > 2 && book.isCode(folded)
  return group.find(({ role }) => role === 'code') ?? group.find(isNumeric)
}

function partOf(line: string, all: readonly Token[], book: PartsBook): LinePart {
  const tokens = [...all]
  markAsides(tokens)
  const sizes = takeSizes(line, tokens, book)
  const amount = takeAmount(tokens, (value) => book.isFigure(value))
  const isCounted = amount.isSure || tokens.some(({ role, kind }) => role === 'qty' && kind === 'number')
  const rest = tokens.filter(({ role }) => role === null)
  for (const token of rest) if (token.kind === 'number') token.role = 'figure'
  const words = rest.filter(({ kind, folded }) => kind === 'word' && !EITHER.has(folded) && !BETWEEN.has(folded))
  const codes = tokens.filter(({ role }) => role === 'code')
  return {
    codes: codes.map(({ folded }) => folded),
    isStrange: tokens.some(({ role }) => role === 'strange') || isOfMaker(words.map(({ folded }) => folded)),
    // Beside a quantity it is a size.
    sizes: isCounted ? sizes.map((size) => ({ ...size, counted: null })) : sizes,
    figures: tokens
      .filter(({ role }) => role === 'figure')
      .map((token) => ({ value: token.value, text: textOf(line, token) })),
    words: words.map((token) => ({ folded: token.folded, text: textOf(line, token) })),
    amount,
    unitText: textOf(line, amount.unitToken),
    isCounted,
    text: writtenOf(
      line,
      tokens.filter(({ role }) => role === null || ['code', 'strange', 'size', 'figure'].includes(role)),
    ),
    note: writtenOf(
      line,
      tokens.filter(({ role }) => role === 'note'),
    ),
  }
}

function textOf(line: string, token: Token | null): string {
  return token ? line.slice(token.start, token.end) : ''
}

/** A number with a unit of size, and two numbers with a sign of times between them. */
function takeSizes(line: string, tokens: Token[], book: PartsBook): LineSize[] {
  const sizes: LineSize[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number' || token.role !== null) continue
    const found = sizeAt(tokens, at)
    if (found) {
      const { length, size } = found
      const parts = tokens.slice(at, at + length)
      for (const part of parts) part.role = 'size'
      const word = parts.at(-1)!
      const unit = unitWordOf(word.folded)
      const isMeasure = unit?.unit === 'measure' && length === 2
      const counted = isMeasure ? { qty: token.value, word: textOf(line, word) } : null
      sizes.push({ ...size, counted, text: writtenOf(line, parts) })
      continue
    }
    const [times, other] = [tokens[at + 1], tokens[at + 2]]
    const isPair = other?.kind === 'number' && other.role === null && times?.isGlued && other.isGlued
    if (
      isPair &&
      (isSign(times, '×*') || times.folded === 'x') &&
      (book.isFigure(token.value) === book.isFigure(other.value) || isFurther(tokens, at + 2))
    ) {
      for (const part of [token, times, other]) part.role = 'figure'
      times.role = 'dropped'
    }
  }
  // `12 ملم × 5 م`
  for (const [at, token] of tokens.entries()) {
    const isTimes = isSign(token, '×*') || token.folded === 'x'
    if (isTimes && tokens[at - 1]?.role === 'size' && tokens[at + 1]?.role === 'size') token.role = 'dropped'
  }
  return sizes
}

/** Whether a number stands behind, which is the quantity. */
function isFurther(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 1).some(({ kind, role }) => kind === 'number' && role === null)
}

function sizeAt(tokens: readonly Token[], at: number): { length: number; size: Size } | null {
  const { value } = tokens[at]!
  const [first, second] = [tokens[at + 1], tokens[at + 2]]
  const isWord = (token: Token | undefined) => token?.kind === 'word' && token.role === null
  if (first?.folded === 'سي' && second?.folded === 'سي') return { length: 3, size: { unit: 'ml', amount: value } }
  if (isSign(first, '"')) return { length: 2, size: sizeOf(value, 'inch')! }
  if (!isWord(first)) return null
  const size = sizeOf(value, first!.folded)
  if (size) return { length: 2, size }
  const isTon = unitWordOf(first!.folded)?.kind === 'طن'
  return isTon ? { length: 2, size: { unit: 'g', amount: value * 1_000_000 } } : null
}
