import { fillIn } from '#domain/text/fill-in.ts'
import { formatNumber } from '#domain/text/format.ts'
import { inLanguage, type Locale, type Localized } from '#domain/text/locale.ts'
import type { CalculableProduct } from './calculable.ts'
import {
  calculate,
  type AmountUnit,
  type Calculation,
  type Factor,
  type Unsuited,
  calculateOpenings,
} from './calculate.ts'
import type { CalculatorFigures, FigureKind, PackContent } from './figures.ts'
import { type InputName, type Job, JOBS, readInputs } from './inputs.ts'

/** A result as the API answers it; `text` says a pack's count as the page does. */
export type CalculatedLine = {
  kind: string
  product_id: string
  amount: { value: number; unit: string }
  packs: CalculatedPack[]
  estimate: boolean
  formula: string
  source: string
  notes: string[]
}
export type CalculatedPack = {
  stock_code: string
  size: string
  pieces: number
  cartons: number | null
  box: number | null
  left_over: number
}

/** What is wrong beside each field, or the lines: one, or of openings the foam and the sealant. */
export type CalculatorAnswer = { fields: Record<string, string> } | { lines: CalculatedLine[]; lengthM: number | null }

/** The kinds of work that a product's figures answer. */
export function jobsOf(kind: FigureKind): Job[] {
  if (kind === 'joint') return ['joint', 'fillet']
  return kind === 'foam' ? ['foam', 'openings'] : [kind]
}

/** The kind of figures that a job asks for. */
export function figuresFor(job: Job): FigureKind {
  return job === 'fillet' ? 'joint' : job === 'openings' ? 'foam' : job
}

export function readJob(typed: string | null): Job | null {
  return JOBS.find((job) => job === typed) ?? null
}

/** The words of its sentences; `{product}` and the like stand in braces. */
export type CalculatorWords = {
  between: Localized
  noFigures: Localized
  estimate: Localized
  layers: Localized
  of: Record<'foam' | 'other', Localized>
  suits: Record<'joints' | 'layers', Localized>
  verb: Record<'foam' | 'other', string>
  range: Record<'both' | 'least' | 'most', Localized>
  amountUnits: Record<AmountUnit, Localized>
  factorUnits: Record<Factor['unit'], Localized>
}

type Asked = {
  words: CalculatorWords
  job: Job
  product: CalculableProduct
  seal: CalculableProduct | null
  typed: (name: string) => string
  locale: Locale
}

export function answerCalculation({ job, product, seal, typed, locale, words }: Asked): CalculatorAnswer {
  const { figures } = product
  const lineOf = (found: Calculation, of: CalculableProduct) => toLine(found, of, { locale, words })
  const noFigures = { fields: { product: words.noFigures[locale] } }
  const unsuited = (found: { field: string; range: Unsuited['range'] }, kind: FigureKind) => ({
    fields: { [found.field]: unsuitedText(found, kind, { locale, words }) },
  })
  const between = (min: number, max: number) =>
    fillIn(words.between[locale], { min: formatNumber(min, locale), max: formatNumber(max, locale) })
  const inputs = readInputs(job, typed, alsoAsked(job, figures, seal))
  if ('wrong' in inputs) {
    const fields = Object.entries(inputs.wrong).map(([name, [min, max]]) => [name, between(min, max)])
    return { fields: Object.fromEntries(fields) as Record<string, string> }
  }
  if (job === 'openings') {
    const found = calculateOpenings(figures, seal?.figures ?? null, inputs)
    if (found === null) return noFigures
    if ('range' in found) {
      const isSeal = found.of === 'seal'
      return unsuited({ ...found, field: isSeal ? 'sw' : found.field }, isSeal ? 'joint' : 'foam')
    }
    const lines = [lineOf(found.foam, product), ...(found.seal && seal ? [lineOf(found.seal, seal)] : [])]
    return { lines, lengthM: rounded(found.lengthM) }
  }
  const found = calculate(job, figures, inputs)
  if (found === null) return noFigures
  if ('range' in found) return unsuited(found, figures.kind)
  return { lines: [lineOf(found, product)], lengthM: null }
}

function alsoAsked(job: Job, figures: CalculatorFigures, seal: unknown): InputName[] {
  if (job === 'layer' && figures.kg_m2_mm !== undefined) return ['thick']
  return job === 'openings' && seal ? ['sw'] : []
}

type InWords = Pick<Asked, 'locale' | 'words'>

function unsuitedText(
  { field, range: [least, most] }: { field: string; range: Unsuited['range'] },
  kind: FigureKind,
  { locale, words }: InWords,
): string {
  const of = kind === 'foam' ? 'foam' : 'other'
  const form = least === null ? 'most' : most === null ? 'least' : 'both'
  const range = fillIn(words.range[form][locale], { least: String(least), most: String(most) })
  const sentence = words.suits[field === 'thick' ? 'layers' : 'joints'][locale]
  return fillIn(sentence, { product: words.of[of][locale], verb: words.verb[of], range })
}

function toLine(found: Calculation, product: CalculableProduct, inWords: InWords): CalculatedLine {
  const { value, unit } = found.amount
  const { locale, words } = inWords
  return {
    kind: found.kind,
    product_id: product.id,
    amount: { value: rounded(value), unit },
    packs: found.packs.map(({ pieces, cartons, box, leftOver, ...pack }) => {
      const code = pack.stock_code
      const size = sizeText(pack, inLanguage(product.sizes[code] ?? { ar: '', en: '' }, locale), inWords)
      return { stock_code: code, size, pieces, cartons, box, left_over: rounded(leftOver) }
    }),
    estimate: found.isEstimate,
    formula: formulaOf(found, inWords),
    source: product.figures.from,
    notes: [
      ...(found.isEstimate ? [words.estimate[locale]] : []),
      ...(found.layers === null ? [] : [fillIn(words.layers[locale], { count: String(found.layers) })]),
    ],
  }
}

/** `15 mm × 7.5 mm × 216 m = 24,300 ml`, and what is asked for with waste. */
function formulaOf({ steps, amount, waste }: Calculation, { locale, words }: InWords): string {
  const factors = steps.map(({ value, unit }) =>
    [numberText(value, locale), words.factorUnits[unit][locale]].join(' ').trim(),
  )
  const inUnit = (value: number) => `${numberText(value, locale)} ${words.amountUnits[amount.unit][locale]}`
  const net = factors.length > 1 ? `${factors.join(' × ')} = ${inUnit(amount.value)}` : inUnit(amount.value)
  if (waste === 0) return net
  return `${net}${locale === 'ar' ? '؛' : ';'} × ${numberText(1 + waste / 100, locale)} = ${inUnit(amount.value * (1 + waste / 100))}`
}

/** The size as the pack's row says it, or what was counted with where that is another one. */
function sizeText({ ml, kg }: Pick<PackContent, 'ml' | 'kg'>, size: string, { locale, words }: InWords): string {
  const content = ml ?? kg
  const isSaid = content === null || [content, content * 1000, content / 1000].some((one) => size.includes(String(one)))
  return isSaid ? size : `${numberText(content, locale)} ${words.amountUnits[ml === null ? 'kg' : 'ml'][locale]}`
}

export function numberText(value: number, locale: Locale): string {
  return formatNumber(Number(value.toFixed(2)), locale)
}

function rounded(value: number): number {
  return Number(value.toFixed(3))
}
