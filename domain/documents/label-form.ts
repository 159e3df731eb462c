import { typedOf, type FormFields } from '#domain/fields/form-values.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { toLatinDigits } from '#domain/text/fold.ts'

/** The labels on a sheet of A4, by how many there are: columns, and millimetres of one label and between columns. */
export const LABEL_LAYOUTS = {
  24: { columns: 3, width: 70, height: 37, gutter: 0 },
  14: { columns: 2, width: 99.1, height: 38.1, gutter: 2.5 },
  8: { columns: 2, width: 99.1, height: 67.7, gutter: 2.5 },
}
export type LabelLayout = keyof typeof LABEL_LAYOUTS
export const LAYOUT_CHOICES: readonly LabelLayout[] = [24, 14, 8]

/** Where the code on a label leads: to the page of the product, or to its data sheet. */
export const LABEL_TARGETS = ['product', 'tds'] as const
export type LabelTarget = (typeof LABEL_TARGETS)[number]

const MOST_COPIES = 200
export const MOST_LABELS = 2000

export type LabelProblem = 'missing' | 'unknown' | 'no-sheet' | 'copies' | 'too-many' | 'choice' | 'start'

/** One line of the form as it was typed. */
export type TypedLabel = { code: string; copies: string }

export type LabelForm = {
  lines: TypedLabel[]
  /** How many of each line; 0 where that is wrong. */
  copies: number[]
  layout: LabelLayout
  /** The first free label of the first sheet, from 1. */
  start: number
  to: LabelTarget
}

/** Lines without a code are none. What is wrong stands by the name of its field, of a line with its place: `copies 2`. */
export function readLabelForm(fields: FormFields): { form: LabelForm; problems: Record<string, LabelProblem> } {
  const problems: Record<string, LabelProblem> = {}
  const [codes, counts] = [listOf(fields, 'stock_code'), listOf(fields, 'copies')]
  const lines = codes
    .map((code, place) => ({ code: cleanLine(code), copies: (counts[place] ?? '1').trim() }))
    .filter(({ code }) => code !== '')
  const copies = lines.map((line) => wholeNumber(line.copies, MOST_COPIES))
  for (const [place, count] of copies.entries()) if (count === 0) problems[`copies ${place}`] = 'copies'
  if (copies.reduce((sum, count) => sum + count, 0) > MOST_LABELS) problems['copies 0'] ??= 'too-many'
  if (lines.length === 0) problems['stock_code 0'] = 'missing'
  const layout = LAYOUT_CHOICES.find((one) => String(one) === (typedOf(fields, 'layout') || '24'))
  const to = LABEL_TARGETS.find((one) => one === (typedOf(fields, 'to') || 'product'))
  const start = wholeNumber(typedOf(fields, 'start') || '1', layout ?? 24)
  if (!layout) problems['layout'] = 'choice'
  if (!to) problems['to'] = 'choice'
  if (start === 0) problems['start'] = 'start'
  return { form: { lines, copies, layout: layout ?? 24, start, to: to ?? 'product' }, problems }
}

/** From 1 to `most`; 0 for anything else. */
function wholeNumber(text: string, most: number): number {
  const digits = toLatinDigits(text).trim()
  const count = /^\d{1,4}$/.test(digits) ? Number(digits) : 0
  return count <= most ? count : 0
}

function listOf(fields: FormFields, name: string): string[] {
  const sent = [fields[`${name}[]`] ?? fields[name] ?? []].flat()
  return sent.map((value) => (typeof value === 'string' ? value : ''))
}
