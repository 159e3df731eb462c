import { cleanLine, cleanLines, cleanMarkup, cleanPlacedLines } from '#domain/text/clean-text.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { FormFields } from './form-values.ts'
import { RECORD_LIMITS } from './record-limits.ts'

/** `other-half`: one coordinate without the other. */
export type PlaceProblem = 'latitude-invalid' | 'longitude-invalid' | 'other-half'

/** What is wrong with what a field says, before anybody asks whether the site could keep it. */
export type RecordProblem =
  | { kind: 'missing' | 'not-text' | 'not-a-number' | 'not-a-whole-number' | 'not-a-choice' | 'year-out-of-range' }
  | { kind: 'not-in-list' | 'not-a-day' | 'not-in-halves' | 'link-unusable' | 'colour-malformed' }
  | { kind: 'twice' | 'range-malformed' | 'list-malformed' | 'address-malformed' | 'video-unknown' }
  | { kind: PlaceProblem }
  | { kind: 'email-malformed' | 'phone-malformed' | 'registration-malformed' | 'vat-malformed' | 'iban-malformed' }
  | { kind: 'time-malformed' | 'not-later' }
  | { kind: 'choose-from-list' | 'expires-before-issued' | 'product-or-brand-missing' | 'pdf-missing' }
  | { kind: 'holiday-malformed' | 'price-group-malformed'; line: number }
  | { kind: 'item-no-email'; item: string }
  | { kind: 'too-long' | 'too-many'; most: number }
  | { kind: 'out-of-range' | 'digits-malformed'; least: number; most: number }

export type RecordProblems = Record<string, RecordProblem>

/** What a form or a call says of a record: the fields that were sent, and what is wrong with others, by their names. */
export type RecordReading<Input> = { input: Partial<Input>; problems: RecordProblems }

export type TextRule = {
  most?: number
  /** Must be filled in a new record, and cannot be emptied later. */
  required?: boolean
  /** Holds figures or codes: digits of other scripts become Latin ones, which is what every page shows. */
  figures?: boolean
}

/**
 * Reads the fields of one form one by one and collects what is wrong with them. Every answer is undefined where the
 * field was not sent or cannot be used, so that the record keeps what it has (docs/specification S16).
 */
export type RecordForm = {
  /** A new record lacks what was not sent; a changed one keeps it. */
  isNew: boolean
  /** Of a draft nothing is required yet. */
  isDraft: boolean
  problems: RecordProblems
  /** What was sent, whatever it is. */
  value(name: string): unknown
  /** A text of one line. */
  line(name: string, rule?: TextRule): string | undefined
  /** A text of several lines. */
  block(name: string, rule?: TextRule): string | undefined
  /** A text of several lines, each of which has its place: empty ones before it are part of it. */
  placedLines(name: string, rule?: TextRule): string | undefined
  /** A text with marks of its own, HTML or JSON, for a reader of its own. */
  markup(name: string, rule?: TextRule): string | undefined
  /** A figure, or `whenEmptied`. Arabic-Indic digits are read. */
  number<Empty>(name: string, whenEmptied: Empty): number | Empty | undefined
  flag(name: string): boolean | undefined
  /** Notes a problem; undefined, as every field that cannot be used. */
  refuse(name: string, problem: RecordProblem): undefined
}

const FIGURE = /^[+-]?\d{1,15}(?:\.\d{1,10})?$/
const YES = ['1', 'true', 'yes', 'on']
const NO = ['', '0', 'false', 'no', 'off']

type FormRule = { isNew: boolean; isDraft?: boolean }

export function recordForm(fields: FormFields, { isNew, isDraft = false }: FormRule): RecordForm {
  const problems: RecordProblems = {}
  const refuse = (name: string, problem: RecordProblem) => {
    problems[name] = problem
    return undefined
  }

  function text(name: string, clean: (text: string) => string, rule: TextRule = {}) {
    const { most = RECORD_LIMITS.name, figures } = rule
    const required = rule.required && !isDraft
    const sent = sentValue(fields, name)
    if (sent === undefined) return required && isNew ? refuse(name, { kind: 'missing' }) : undefined
    if (!isWritable(sent)) return refuse(name, { kind: 'not-text' })
    const value = clean(figures ? toLatinDigits(String(sent)) : String(sent))
    if (value === '' && required) return refuse(name, { kind: 'missing' })
    return value.length > most ? refuse(name, { kind: 'too-long', most }) : value
  }

  return {
    isNew,
    isDraft,
    problems,
    value: (name) => sentValue(fields, name),
    line: (name, rule) => text(name, cleanLine, rule),
    block: (name, rule) => text(name, cleanLines, rule),
    placedLines: (name, rule) => text(name, cleanPlacedLines, rule),
    markup: (name, rule) => text(name, cleanMarkup, rule),
    number(name, whenEmptied) {
      if (!isWritable(sentValue(fields, name) ?? '')) return refuse(name, { kind: 'not-a-number' })
      const value = text(name, cleanLine, { figures: true })
      if (value === undefined) return undefined
      if (value === '' || value === 'null') return whenEmptied
      return FIGURE.test(value) ? Number(value) : refuse(name, { kind: 'not-a-number' })
    },
    flag(name) {
      const sent = sentValue(fields, name)
      if (sent === undefined || typeof sent === 'boolean') return sent
      if (!isWritable(sent)) return refuse(name, { kind: 'not-a-choice' })
      const value = text(name, (given) => cleanLine(given).toLowerCase())
      if (value === undefined) return undefined
      if (YES.includes(value)) return true
      return NO.includes(value) ? false : refuse(name, { kind: 'not-a-choice' })
    },
    refuse,
  }
}

/** What can be written into a field: some programs send numbers as numbers. */
function isWritable(sent: unknown): sent is string | number {
  return typeof sent === 'string' || typeof sent === 'number'
}

/** What a field says; undefined where it was not sent. `undefined` in letters is how some clients send nothing. */
function sentValue(fields: FormFields, name: string): unknown {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (value === null) return ''
  return value === 'undefined' || isEmptyFile(value) ? undefined : value
}

/** What browsers send for a file field that nobody used. */
export function isEmptyFile(value: unknown): boolean {
  return value instanceof File && value.size === 0 && value.name === ''
}

/** Two fields as one value; the language that was not sent keeps what it has. Undefined where neither was. */
export function pairOf<T>(ar: T | undefined, en: T | undefined, before: Localized<T>): Localized<T> | undefined {
  if (ar === undefined && en === undefined) return undefined
  return { ar: ar === undefined ? before.ar : ar, en: en === undefined ? before.en : en }
}

/** What stands for an emptied field; a field that was not sent stays undefined. */
export function emptiedAs<Value>(text: string | undefined, value: Value): string | Value | undefined {
  return text === '' ? value : text
}

/** The input without what is undefined, for laying it over what a record has. */
export function givenOf<Input extends object>(input: Input): Partial<Input> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<Input>
}
