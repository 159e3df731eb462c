import {
  BASES,
  CONTENT_NAMES,
  FIGURE_KINDS,
  FIGURE_NAMES,
  isRangeName,
  KIND_FIGURES,
  type FigureName,
} from '#domain/calculator/figures.ts'
import { sizeOf } from '#domain/calculator/inputs.ts'
import type { FormTexts } from '#domain/fields/field.ts'
import type { RecordForm } from '#domain/fields/record-form.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { cellName } from '#domain/fields/rows-kind.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import type { ProductFigures } from './product.ts'

/** Figures of the calculator in the form of a product: a field each, and a row of columns for each pack. */
export const CALC = {
  kind: 'calc.kind',
  from: 'calc.from',
  packs: 'calc.packs',
  stockCode: 'calc.stock_code[]',
} as const

export const figureField = (name: FigureName) => `calc.${name}`
const RANGE = /^([^-–—]*)(?:[-–—]([^-–—]*))?$/u

type StoredPack = Record<string, unknown> & { stock_code: string }

export function calculatorTexts(value: ProductFigures | null): FormTexts {
  const packs = packsOf(value)
  const columns = CONTENT_NAMES.map((name) => [`calc.${name}[]`, packs.map((pack) => textOf(pack[name]))])
  return {
    [CALC.kind]: [value?.kind ?? ''],
    ...Object.fromEntries(FIGURE_NAMES.map((name) => [figureField(name), [textOf(value?.[name])]])),
    [CALC.stockCode]: packs.map((pack) => pack.stock_code),
    ...Object.fromEntries(columns),
    [CALC.from]: [textOf(value?.['from'])],
  }
}

/** The figures that the form says; undefined where it says none. What the form does not ask for stays as it is. */
export function typedCalculator(form: RecordForm, before: ProductFigures | null): ProductFigures | null | undefined {
  const typed = form.line(CALC.kind)
  if (typed === undefined) return undefined
  if (typed === '') return null
  const kind = FIGURE_KINDS.find((one) => one === typed)
  if (kind === undefined) return form.refuse(CALC.kind, { kind: 'not-in-list' })
  const was: ProductFigures = before?.kind === kind ? before : { kind }
  const { figures, needed, contents } = KIND_FIGURES[kind]
  const read = figures.map((name) => [name, figureOf(form, name, was[name])] as const)
  const from = form.line(CALC.from, { most: RECORD_LIMITS.snippet }) ?? ''
  const packs = typedPacks(form, before, kind === 'coverage', contents)
  const isMissing = (name: FigureName) =>
    !form.problems[figureField(name)] && textOf(Object.fromEntries(read)[name]) === ''
  if (!form.isDraft) {
    if (needed.length > 0 && needed.every(isMissing)) form.refuse(figureField(needed[0]!), { kind: 'missing' })
    if (packs.length === 0) form.refuse(CALC.packs, { kind: 'missing' })
    if (from === '') form.refuse(CALC.from, { kind: 'missing' })
  }
  if (Object.keys(form.problems).some((name) => name.startsWith('calc.'))) return undefined
  const said = Object.entries({ ...was, ...Object.fromEntries(read), packs, from })
  return Object.fromEntries(said.filter(([, value]) => value !== undefined)) as ProductFigures
}

function figureOf(form: RecordForm, name: FigureName, before: unknown): unknown {
  const field = figureField(name)
  const text = form.line(field, { figures: true }) ?? ''
  if (text === textOf(before)) return before
  if (text === '') return undefined
  if (name === 'basis') return BASES.find((one) => one === text) ?? form.refuse(field, { kind: 'not-in-list' })
  if (!isRangeName(name)) return numberOf(text) ?? form.refuse(field, { kind: 'not-a-number' })
  const [, first = '', last = first] = RANGE.exec(text) ?? []
  const range = [first, last].map((end) => (end.trim() === '' ? null : (numberOf(end) ?? NaN)))
  const [least = null, most = null] = range
  const isRange = !range.some(Number.isNaN) && (least ?? most) !== null && (least ?? 0) <= (most ?? Infinity)
  return isRange ? range : form.refuse(field, { kind: 'range-malformed' })
}

/** Packs that hold something; a can of what covers an area is one by itself. */
function typedPacks(
  form: RecordForm,
  before: ProductFigures | null,
  isWhole: boolean,
  contents: readonly string[],
): StoredPack[] {
  const column = (name: string) =>
    [form.value(name) ?? []].flat().map((cell) => (typeof cell === 'string' ? cell.trim() : ''))
  const cells = contents.map((name) => [name, column(`calc.${name}[]`)] as const)
  return column(CALC.stockCode).flatMap((code, row) => {
    const was = packsOf(before).find((pack) => pack.stock_code === code)
    const held = cells.flatMap(([name, texts]) => {
      const text = toLatinDigits(texts[row] ?? '')
      if (text === textOf(was?.[name])) return was && name in was ? [[name, was[name]]] : []
      if (text === '') return []
      return [[name, numberOf(text) ?? form.refuse(cellName(`calc.${name}`, row), { kind: 'not-a-number' })]]
    })
    if (code === '' || !(isWhole || held.some(([, amount]) => amount !== null))) return []
    const others = Object.entries(was ?? {}).filter(([name]) => !contents.includes(name))
    return [{ ...Object.fromEntries(others), ...Object.fromEntries(held), stock_code: code }]
  })
}

function packsOf(value: ProductFigures | null): StoredPack[] {
  const packs: unknown = value?.['packs']
  const isPack = (pack: unknown): pack is StoredPack =>
    typeof pack === 'object' && pack !== null && 'stock_code' in pack && typeof pack.stock_code === 'string'
  return Array.isArray(packs) ? packs.filter(isPack) : []
}

/** A range is `8-30`, or `10-` where it has one end. */
function textOf(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const [least, most] = value.map(textOf)
  return least || most ? `${least}-${most}` : ''
}

function numberOf(text: string): number | undefined {
  const number = sizeOf(text)
  return Number.isNaN(number) ? undefined : number
}
