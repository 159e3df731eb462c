import { foldText } from '#domain/text/fold.ts'
import { isSign, type Token } from './tokens.ts'

const set = (words: string) => new Set(words.trim().split(/\s+/).map(foldText))

const CURRENCY = set('ريال ريالا ر.س رس sar sr s.r riyal riyals usd دولار هللة درهم aed')
const PRICE = set('سعر السعر بسعر والسعر سعره سعرها price rate priced cost بمبلغ مبلغ قيمة القيمة بقيمة')
const BEFORE_PRICE = set('target unit سعر our last old best')
/** What goes on about an item to the end of its line. */
const ASIDES = set(`
  التسليم تسليم التوصيل توصيل الصلاحية صلاحية صلاحيتها قبل خلال مستعجل مستعجلة عاجل عاجلة ضروري ضرورية حالا فورا نفس مثل لمشروع للمشروع بدل بديل
  اذا ملاحظة ملاحظه ويكون يكون تكون كحد للاستلام استلام الاستلام الدفع يفضل ماركة صناعة شرط بشرط خصم
  delivery deliver delivered expiry exp shelf urgent urgently asap needed required before within same like if please pls note must discount`)
const TIME = set(`
  يوم ايام يوما شهر اشهر شهور شهرا سنة سنوات سنين اسبوع اسابيع ساعة ساعات دقيقة دقائق صباحا مساء ص م
  day days month months year years week weeks hour hours hrs minute minutes min mins am pm درجة درجات سنتي percent`)

/** Marks prices, deadlines and other words about an item: no number among them is a quantity. */
export function markAsides(tokens: readonly Token[]): void {
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (token.role !== null) continue
    const length = Number(isPhone(token)) || priceLength(tokens, at) || timeLength(tokens, at)
    for (const part of tokens.slice(at, at + length)) part.role = 'note'
    at += Math.max(0, length - 1)
  }
  markAside(tokens)
}

function isPhone({ kind, folded }: Token): boolean {
  return kind === 'number' && /^\d{9,}$/.test(folded)
}

/** `السعر 11 ريال`, `@ 12.50 SAR`, `ب 22 ريال`, `target price 13`, `12/-`, `SAR 12`. */
function priceLength(tokens: readonly Token[], at: number): number {
  const token = tokens[at]!
  let end = at
  if (isWord(tokens[end], BEFORE_PRICE) && isWord(tokens[end + 1], PRICE)) end += 1
  const isNamed = isWord(tokens[end], PRICE) || isSign(tokens[end], '@')
  const isCurrency = isWord(token, CURRENCY)
  const isFor = token.folded === 'ب' || token.folded === 'at'
  if (isNamed || isCurrency || isFor) {
    end += 1
    // `سعر الحبة 14.5`
    if (isNamed) end += wordsFrom(tokens, end)
    while (isSign(tokens[end], ':=.')) end += 1
    if (tokens[end]?.kind !== 'number') return 0
    end += 1
    const behind = currencyLength(tokens, end)
    return isFor && behind === 0 ? 0 : end + behind + perLength(tokens, end + behind) - at
  }
  if (token.kind !== 'number') return 0
  const behind = currencyLength(tokens, at + 1)
  if (behind > 0) return 1 + behind + perLength(tokens, at + 1 + behind)
  return isSign(tokens[at + 1], '/') && isSign(tokens[at + 2], '-') ? 3 : 0
}

const SAUDI = set('سعودي saudi')

function wordsFrom(tokens: readonly Token[], at: number): number {
  const count = tokens.slice(at, at + 2).findIndex(({ kind }) => kind !== 'word')
  return count === -1 ? 2 : count
}

function currencyLength(tokens: readonly Token[], at: number): number {
  if (isSign(tokens[at], '﷼$')) return 1
  if (isWord(tokens[at], CURRENCY)) return isWord(tokens[at + 1], SAUDI) ? 2 : 1
  const isDotted = tokens[at]?.folded === 'ر' && isSign(tokens[at + 1], '.') && tokens[at + 2]?.folded === 'س'
  return isDotted ? 3 : 0
}

const PER = set('للحبة للكرتون للواحد للقطعة للكيس للعلبة للرول الحبة الكرتون')

/** `للحبة`, `per pc`, `/pc` behind a price. */
function perLength(tokens: readonly Token[], at: number): number {
  if (isWord(tokens[at], PER)) return 1
  const isPer = tokens[at]?.folded === 'per' || (isSign(tokens[at], '/') && tokens[at]!.isGlued)
  return isPer && tokens[at + 1]?.kind === 'word' ? 2 : 0
}

/** `12 شهر`, `10:30`, `15/11/2026`, `5%`. */
function timeLength(tokens: readonly Token[], at: number): number {
  if (tokens[at]!.kind !== 'number') return 0
  if (isSign(tokens[at + 1], '%٪°')) return 2
  if (isWord(tokens[at + 1], TIME) && !/^[صم]$/.test(tokens[at + 1]!.folded)) return 2
  const isPart = (place: number, sign: string) =>
    isSign(tokens[place], sign) &&
    tokens[place]!.isGlued &&
    tokens[place + 1]?.kind === 'number' &&
    tokens[place + 1]!.isGlued
  if (isPart(at + 1, '/') && isPart(at + 3, '/')) return 5
  return isPart(at + 1, ':') ? 3 : 0
}

/** From a word that leads away from what is wanted on, all is said about it; before it must stand something. */
function markAside(tokens: readonly Token[]): void {
  const first = tokens.findIndex(
    (token, at) =>
      token.role === null &&
      isWord(token, ASIDES) &&
      tokens.slice(0, at).some(({ role, kind }) => role === 'code' || kind === 'word'),
  )
  if (first === -1) return
  const behind = tokens.slice(first)
  const hasNumber = (some: readonly Token[]) => some.some(({ kind, role }) => kind === 'number' && role === null)
  const isQtyBehind = hasNumber(behind) && !hasNumber(tokens.slice(0, first))
  if (isQtyBehind || behind.some(({ role }) => role === 'code' || role === 'strange')) return
  for (const token of behind) token.role ??= 'note'
}

function isWord(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return token?.kind === 'word' && words.has(token.folded)
}
