import type { Localized } from '#domain/text/locale.ts'
import { answers, field, type Named } from './field.ts'
import { emptiedAs, pairOf, type RecordForm } from './record-form.ts'
import { RECORD_LIMITS } from './record-limits.ts'
import {
  FLAG,
  NUMBER,
  NUMBER_OR_NONE,
  sentChoice,
  sentFlag,
  sentNumber,
  sentText,
  TEXT,
  TEXT_OR_NONE,
  type Wire,
} from './wire.ts'

/** The kinds of fields with one value. A field that is like none of them, or of `list-kinds.ts`, names functions of its own. */

export type Plain<Column extends string> = { as: 'plain'; column: Column }
/** A table's own demands on its columns say nothing about which one this is. */
function plain<Column extends string>(column: string) {
  return { as: 'plain', column } as Plain<NoInfer<Column>>
}

export function answersBoth<const Ar extends string, const En extends string>(
  names: { ar: Ar; en: En },
  wires: Localized<Wire<string>> = { ar: TEXT, en: TEXT },
): Named<Ar | En, Localized, string> {
  return {
    [names.ar]: { wire: wires.ar, of: ({ ar }: Localized) => ar },
    [names.en]: { wire: wires.en, of: ({ en }: Localized) => en },
  } as Named<Ar | En, Localized, string>
}

/** `name_ar` and `name_en`. */
export function both<const Name extends string>(name: Name) {
  return { ar: `${name}_ar`, en: `${name}_en` } as const
}

type LineRule = {
  most?: number
  /** Cannot be emptied; `new`: a new record needs it, and an emptied field is left to whoever writes the record. */
  required?: boolean | 'new'
  figures?: boolean
  about?: string
}

function lineParts(name: string, { most = RECORD_LIMITS.name, required = false, figures, about: words }: LineRule) {
  return {
    input: { name, maxLength: most },
    needs: required ? [name] : [],
    takes: { [name]: sentText(most, words) },
    readLine: (form: RecordForm) =>
      form.line(name, { most, required: required === true || (required === 'new' && form.isNew), figures }),
  }
}

/** One line; an emptied field says `empty`. */
export function line<const Name extends string, const Column extends string = Name>(
  name: Name,
  rule: LineRule & { column?: Column; empty?: string } = {},
) {
  const { empty = '', column = name } = rule
  const { readLine, input, ...parts } = lineParts(name, rule)
  const one = field({
    ...parts,
    blank: empty,
    read: (form) => emptiedAs(readLine(form), empty),
    texts: (value: string) => ({ [name]: [value] }),
    answers: answers(name, TEXT),
    stored: plain<Column>(column),
  })
  return { ...one, input }
}

/** One line, or null where there is none. */
export function lineOrNone<const Name extends string, const Column extends string = Name>(
  name: Name,
  rule: LineRule & { column?: Column } = {},
) {
  const { column = name } = rule
  const { readLine, input, ...parts } = lineParts(name, rule)
  const one = field({
    ...parts,
    blank: null as string | null,
    read: (form) => emptiedAs(readLine(form), null),
    texts: (value: string | null) => ({ [name]: [value ?? ''] }),
    answers: answers(name, TEXT_OR_NONE),
    stored: plain<Column>(column),
  })
  return { ...one, input }
}

type PairRule = {
  as?: 'line' | 'block' | 'markup'
  most?: number
  required?: boolean
  figures?: boolean
  about?: Partial<Localized>
  /** Who sends English alone means both, as far as it says something new: the other name of it must not stay. */
  follows?: boolean
}

/** A text in both languages, under two names and in two columns, `…_ar` and `…_en`. */
export function text<const Ar extends string, const En extends string, const Column extends string>(
  names: { ar: Ar; en: En },
  column: Column,
  rule: PairRule = {},
) {
  const { as = 'line', most = RECORD_LIMITS.name, required = false, figures, follows = false, about: words } = rule
  const noted = follows ? `As \`${names.en}\` where it is not sent` : undefined
  const both = field({
    blank: { ar: '', en: '' },
    read(form, before) {
      const read = (name: string) => form[as](name, { most, required, figures })
      const [ar, en] = [read(names.ar), read(names.en)]
      return pairOf(follows ? (ar ?? (en === before.en ? undefined : en)) : ar, en, before)
    },
    needs: required ? [names.en, names.ar] : [],
    takes: { [names.en]: sentText(most, words?.en), [names.ar]: sentText(most, words?.ar ?? noted) },
    texts: ({ ar, en }: Localized) => ({ [names.ar]: [ar], [names.en]: [en] }),
    answers: answersBoth(names),
    stored: { as: 'pair', column },
  })
  return { ...both, pair: names as Localized, most }
}

type NumberRule<Empty, Column extends string> = { empty: Empty; column?: Column; about?: string }

/** A figure; an emptied field says `empty`. */
export function number<const Name extends string, const Column extends string = Name>(
  name: Name,
  rule: NumberRule<number, Column>,
) {
  const { empty, column = name } = rule
  const one = field({
    blank: empty,
    read: (form) => form.number(name, empty),
    takes: { [name]: sentNumber(rule.about) },
    texts: (value: number) => ({ [name]: [String(value)] }),
    line: (value: number) => ({ [name]: value }),
    answers: answers(name, NUMBER),
    stored: plain<Column>(column),
  })
  return { ...one, input: { name } }
}

/** A figure, or null where there is none. */
export function numberOrNone<const Name extends string, const Column extends string = Name>(
  name: Name,
  rule: Omit<NumberRule<null, Column>, 'empty'> = {},
) {
  const { column = name } = rule
  const one = field({
    blank: null as number | null,
    read: (form) => form.number(name, null),
    takes: { [name]: sentNumber(rule.about) },
    texts: (value: number | null) => ({ [name]: [value === null ? '' : String(value)] }),
    line: (value: number | null) => ({ [name]: value }),
    answers: answers(name, NUMBER_OR_NONE),
    stored: plain<Column>(column),
  })
  return { ...one, input: { name } }
}

type DigitsRule = { least: number; most: number; about: string }

/** A code of digits, or null. Blanks, stops and strokes between them are how people write it and are not stored. */
export function digits<const Name extends string>(name: Name, { least, most, about: words }: DigitsRule) {
  return {
    ...lineOrNone<Name>(name, { most, about: words }),
    input: { name, maxLength: RECORD_LIMITS.name },
    read(form: RecordForm): string | null | undefined {
      const typed = form.line(name, { figures: true })?.replaceAll(/[\s.\-–]/gu, '')
      if (!typed) return emptiedAs(typed, null)
      const fits = /^\d+$/.test(typed) && typed.length >= least && typed.length <= most
      return fits ? typed : form.refuse(name, { kind: 'digits-malformed', least, most })
    },
  }
}

/** Yes or no, which a form says as 1 or 0. */
export function flag<const Name extends string>(name: Name) {
  return field({
    blank: false,
    read: (form) => form.flag(name),
    takes: { [name]: sentFlag('1 or 0') },
    texts: (value: boolean) => ({ [name]: [value ? '1' : '0'] }),
    line: (value: boolean) => ({ [name]: value }),
    answers: answers(name, FLAG),
    stored: { as: 'flag', column: name },
  })
}

/** One of several values; an emptied field says the first of them. */
export function choice<const Name extends string, const Value extends string>(
  name: Name,
  values: readonly [Value, ...Value[]],
  words: string,
) {
  const wire: Wire<Value> = { type: 'string', enum: values }
  return field({
    blank: values[0],
    read(form) {
      const typed = form.line(name)
      if (!typed) return emptiedAs(typed, values[0]) as Value | undefined
      return values.find((value) => value === typed) ?? form.refuse(name, { kind: 'not-in-list' })
    },
    takes: { [name]: sentChoice(values, words) },
    texts: (value: Value) => ({ [name]: [value] }),
    answers: answers(name, wire),
    stored: { as: 'plain', column: name },
  })
}
