import type { FormFields } from './form-values.ts'
import type { SentKind } from '#domain/site/stored-file.ts'
import type { Localized } from '#domain/text/locale.ts'
import { givenOf, recordForm, type RecordForm, type RecordReading } from './record-form.ts'
import type { Wire } from './wire.ts'

/** One name of an answer: how it is described, and what of the value stands there. */
export type Answer<Value, Sent> = { wire: Wire<Sent>; of(value: Value): Sent }

/**
 * How a value stands in its row: as it is, as a flag, as JSON, or as a text in each language in two columns. What has
 * rows of its own is stored `apart`.
 */
export type Stored = { as: 'plain' | 'flag' | 'json' | 'pair' | 'json-pair'; column: string } | 'apart'

/** The texts of a form by the names of its fields; lists stand under names that end in `[]`. */
export type FormTexts = Record<string, string[]>

/**
 * One field of a record, with everything that is done with it: what reads, shows, answers, exports or keeps records
 * goes through a table of these and knows no field by name.
 */
export type Field<Value, Answers = unknown, Column = Stored> = {
  /** What a new record has. */
  blank: Value
  /** What a form or a call says of it; undefined where it says nothing, or nothing that can be used. */
  read(form: RecordForm, before: Value): Value | undefined
  /** What may be sent, by name. */
  takes: Readonly<Record<string, Wire>>
  /** Without these there is no new record. */
  needs: readonly string[]
  /** Which names may carry a file. */
  files: Readonly<Record<string, SentKind>>
  /** What its part of the form begins with. */
  texts(value: Value): FormTexts
  /** Its part of a line of the catalogue's file, which is read as a call is. */
  line(value: Value): FormFields
  answers: Answers
  stored: Column
  /** The names of the form's fields, where there is one in each language. */
  pair?: Localized
  /** The longest text. */
  most?: number
  /** The name of the form's field and how much it takes, where there is one of one line. */
  input?: { name: string; maxLength?: number }
  /** Holds rich text. */
  isMarkup?: true
  /** The fields of each of its rows, where it is a group that is repeated. */
  row?: Fields
}

// oxlint-disable-next-line typescript/no-explicit-any -- a table holds fields of every type
export type AnyField = Field<any, any>
export type Fields = Readonly<Record<string, AnyField>>

export type RecordOf<Table extends Fields> = { [Key in keyof Table]: Table[Key]['blank'] }

type Answering = Readonly<Record<string, { answers: unknown }>>

type Together<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void
  ? { [Key in keyof Whole]: Whole[Key] }
  : never

type Sent<Answers> = { [Name in keyof Answers]: Answers[Name] extends Answer<never, infer Value> ? Value : never }

export type AnswerOf<Table extends Answering> = Together<
  { [Key in keyof Table]: Sent<Table[Key]['answers']> }[keyof Table]
>

export function blankRecord<Table extends Fields>(table: Table): RecordOf<Table> {
  return mapped(table, (field) => field.blank) as RecordOf<Table>
}

export function formNames({ texts, blank }: AnyField): string[] {
  return Object.keys(texts(blank))
}

/** What was sent of a record, and what is wrong with it; `before` is the record that it changes, null for a new one. */
export function readRecord<Table extends Fields>(
  table: Table,
  fields: FormFields,
  before: RecordOf<Table> | null,
  isDraft = false,
): RecordReading<RecordOf<Table>> {
  const form = recordForm(fields, { isNew: before === null, isDraft })
  const input = mapped(table, (field, key) => field.read(form, before === null ? field.blank : before[key]))
  return { input: givenOf(input as RecordOf<Table>), problems: form.problems }
}

export function formTexts<Table extends Fields>(table: Table, record: RecordOf<Table>): FormTexts {
  return joined(table, (field, key) => field.texts(record[key]))
}

export function lineFields<Table extends Fields>(table: Table, record: RecordOf<Table>): FormFields {
  return joined(table, (field, key) => field.line(record[key]))
}

/** The answer of a record, written behind what it begins with: to copy so many names takes longer than to make them. */
export function answerOf<Table extends Answering, Begun extends object = object>(
  table: Table,
  record: Readonly<Record<keyof Table, unknown>>,
  begun?: Begun,
): Begun & AnswerOf<Table> {
  const answer: Record<string, unknown> = { ...begun }
  for (const key in table) {
    const answers = table[key]!.answers as Record<string, Answer<unknown, unknown>>
    for (const name in answers) answer[name] = answers[name]!.of(record[key])
  }
  return answer as Begun & AnswerOf<Table>
}

/** What the answer holds, by name. */
export function answeredBy(table: Answering): Record<string, Wire> {
  return joined(table, ({ answers }) => mapped(answers as Record<string, Answer<unknown, unknown>>, ({ wire }) => wire))
}

/** What calls may send, by name. */
export function takenBy(table: Fields): Record<string, Wire> {
  return joined(table, ({ takes }) => takes)
}

export function neededBy(table: Fields): string[] {
  return Object.values(table).flatMap(({ needs }) => needs)
}

export function filesOf(table: Fields): Record<string, SentKind> {
  return joined(table, ({ files }) => files)
}

/** A text of a form in the way of JSON: lists are lists, the others are texts. */
export function plainTexts(texts: FormTexts): FormFields {
  return Object.fromEntries(
    Object.entries(texts).map(([name, list]) => [name, name.endsWith('[]') ? list : (list[0] ?? '')]),
  )
}

type Table<Entry> = Readonly<Record<string, Entry>>

function mapped<Entry, Value>(table: Table<Entry>, part: (entry: Entry, key: string) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(table).map(([key, entry]) => [key, part(entry, key)]))
}

function joined<Entry, Value>(
  table: Table<Entry>,
  part: (entry: Entry, key: string) => Readonly<Record<string, Value>>,
): Record<string, Value> {
  return Object.assign({}, ...Object.values(mapped(table, part)))
}

type FieldParts<Value, Answers, Column> = Pick<Field<Value, Answers, Column>, 'blank' | 'read' | 'texts'> &
  Partial<Field<Value, Answers, Column>> & { answers: Answers; stored: Column }

/** A field of its own kind: what is not said of it is nothing, and its line says what its part of the form says. */
export function field<Value, Answers, const Column>(parts: FieldParts<Value, Answers, Column>) {
  const line = (value: Value) => plainTexts(parts.texts(value))
  return { takes: {}, needs: [], files: {}, line, ...parts }
}

export type Named<Name extends string, Value, Sent> = Record<Name, Answer<Value, Sent>>

export function answers<const Name extends string, Value>(name: Name, wire: Wire<Value>): Named<Name, Value, Value> {
  return { [name]: { wire, of: (value: Value) => value } } as Named<Name, Value, Value>
}
