import { cleanLine } from '#domain/text/clean-text.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { readFigures } from '#domain/calculator/figures.ts'
import type { ProductFigures, Spec } from './product.ts'
import type { RecordForm } from '#domain/fields/record-form.ts'
import { parsedJson } from '#domain/text/json-text.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { slugify } from '#domain/records/slug.ts'

/** The columns of one figure, in the order of a line: `density | الكثافة | Density | 25 | كجم/م³ | kg/m³ | EN 1602`. */
const COLUMNS = ['key', 'label_ar', 'label_en', 'value', 'unit_ar', 'unit_en', 'method'] as const
const LONGEST_METHOD = 60

/** A figure as the API answers it and takes it. */
export type SpecDto = SpecFields
type SpecFields = Record<(typeof COLUMNS)[number], string>

/**
 * The technical figures of a product: the list that the API answers, as JSON or as a JSON text, or lines with columns
 * between upright strokes. A figure has a value and a name; a row with nothing in it is left out.
 */
export function specsOf(form: RecordForm): Spec[] | undefined {
  const rows = sentRows(form, 'specs')
  if (rows === undefined) return undefined
  const specs = rows?.map(specFieldsOf)
  const read = specs?.filter((spec) => spec !== null)
  if (!specs || !read || read.length < specs.length) return form.refuse('specs', { kind: 'list-malformed' })
  const filled = read.filter((spec) => Object.values(spec).some((text) => text !== ''))
  if (filled.length > RECORD_LIMITS.specs) return form.refuse('specs', { kind: 'too-many', most: RECORD_LIMITS.specs })
  const texts = filled.flatMap((spec) => Object.values(spec))
  const isLong = texts.some((text) => text.length > RECORD_LIMITS.name)
  if (isLong) return form.refuse('specs', { kind: 'too-long', most: RECORD_LIMITS.name })
  const isMethodLong = filled.some(({ method }) => method.length > LONGEST_METHOD)
  if (isMethodLong) return form.refuse('specs', { kind: 'too-long', most: LONGEST_METHOD })
  const isWhole = filled.every(({ value, label_ar, label_en }) => value !== '' && (label_ar || label_en) !== '')
  return isWhole ? filled.map(toSpec) : form.refuse('specs', { kind: 'missing' })
}

/** How far a pack goes: a record with a kind, as JSON or as a JSON text; '' is none. */
export function jointYieldOf(form: RecordForm): ProductFigures | null | undefined {
  return figuresOf(form, 'joint_yield')
}

/** The figures of the calculator, which name where they are written; '' is none. */
export function calculatorOf(form: RecordForm): ProductFigures | null | undefined {
  const name = 'calculator'
  const value = figuresOf(form, name)
  if (!value) return value
  const figures = readFigures(value)
  if (figures === null) return form.refuse(name, { kind: 'list-malformed' })
  return figures.from === '' ? form.refuse(name, { kind: 'missing' }) : value
}

function figuresOf(form: RecordForm, name: string): ProductFigures | null | undefined {
  const sent = form.value(name)
  if (!isShallow(sent)) return form.refuse(name, { kind: 'list-malformed' })
  const text =
    typeof sent === 'object'
      ? JSON.stringify(sent)
      : form.markup(name, { most: RECORD_LIMITS.description, figures: true })
  if (text === undefined) return undefined
  if (text === '' || text === 'null') return null
  const value = parsedJson(text)
  const isRecord =
    isShallow(value) && typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string'
  if (text.length > RECORD_LIMITS.description)
    return form.refuse(name, { kind: 'too-long', most: RECORD_LIMITS.description })
  return isRecord ? (value as ProductFigures) : form.refuse(name, { kind: 'list-malformed' })
}

/** A record of values and of lists of such records, and nothing deeper that would have to be walked through. */
function isShallow(value: unknown, levels = 4): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1))
}

/** The rows that were sent, one by one, whatever they are; null where it is no list. */
function sentRows(form: RecordForm, name: string): unknown[] | null | undefined {
  const sent = form.value(name) ?? rowsOfTable(form)
  if (Array.isArray(sent)) return sent
  const text = form.markup(name, { most: RECORD_LIMITS.list })
  if (text === undefined) return undefined
  if (!text.startsWith('[')) return text.split(/\r?\n/)
  const list = parsedJson(text)
  return Array.isArray(list) ? list : null
}

/** The rows of the form's table, which come as columns of cells; undefined where the form has none. */
function rowsOfTable(form: RecordForm): Record<string, string>[] | undefined {
  if (form.value('spec_value[]') === undefined) return undefined
  const columns = COLUMNS.map((name) => [name, [form.value(`spec_${name}[]`) ?? []].flat()] as const)
  const height = Math.max(...columns.map(([, cells]) => cells.length))
  return Array.from({ length: height }, (_, row) =>
    Object.fromEntries(columns.map(([name, cells]) => [name, typeof cells[row] === 'string' ? cells[row] : ''])),
  )
}

function specFieldsOf(row: unknown): SpecFields | null {
  const cells = typeof row === 'string' ? row.split('|') : null
  if (cells && cells.length > COLUMNS.length) return null
  if (!cells && (typeof row !== 'object' || row === null)) return null
  const texts = COLUMNS.map((name, index) => textOf(cells ? cells[index] : (row as Record<string, unknown>)[name]))
  if (texts.includes(null)) return null
  return Object.fromEntries(COLUMNS.map((name, index) => [name, texts[index]])) as SpecFields
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' || typeof value === 'number' ? cleanLine(String(value)) : null
}

function toSpec({ key, label_ar, label_en, value, unit_ar, unit_en, method }: SpecFields): Spec {
  const label = { ar: label_ar || label_en, en: label_en || label_ar }
  const unit = { ar: toLatinDigits(unit_ar), en: toLatinDigits(unit_en) }
  return { key: key || slugify(label.en), label, value: toLatinDigits(value), unit, ...(method !== '' && { method }) }
}

export function toSpecDto({ key, label, value, unit, method = '' }: Spec): SpecDto {
  return { key, label_ar: label.ar, label_en: label.en, value, unit_ar: unit.ar, unit_en: unit.en, method }
}

/** What the form's table begins with: its columns by the names of their cells. */
export function specTexts(specs: Spec[]): Record<string, string[]> {
  const rows = specs.map(toSpecDto)
  return Object.fromEntries(COLUMNS.map((name) => [`spec_${name}[]`, rows.map((row) => row[name])]))
}
