import type { FormFields } from '#domain/fields/form-values.ts'
import { storedKind, type FileKind } from '#domain/site/stored-file.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { blankRecord, lineFields, type AnyField, type Fields } from '#domain/fields/field.ts'
import { compareKeys, ownKeys, type ListChange, compareRows, type RowChange, type Row } from './compare-list.ts'
import { comparingRichText } from './compare-rich-text.ts'
import { type Piece, joinedPieces } from './piece.ts'
import { compareWords } from './word-diff.ts'

/** What of a field is compared; `name` is the one that calls have for it, `locale` its language where there is one in each. */
export type ComparedPart = { name: string; locale: Locale | null } & ComparedValue

type ComparedValue =
  | { as: 'text'; pieces: Piece[] }
  /** One of several values, yes and no, or the id of another record. */
  | { as: 'choice'; before: string; after: string }
  | { as: 'list'; items: ListChange[] }
  | { as: 'files'; kind: FileKind; items: ListChange[] }
  | { as: 'rows'; rows: RowChange[] }

/** A field of a record in two of its versions; `key` is that of the table of its fields. */
export type ComparedField = { key: string; isChanged: boolean; parts: ComparedPart[] }

type CompareOptions = {
  /** Also what is the same in both. */
  all?: boolean
  /** Names of calls that whoever looks may not read. */
  hidden?: ReadonlySet<string>
  /** Names whose values say nothing in parts: ids of other records. */
  whole?: ReadonlySet<string>
}

/**
 * Two contents of one record, field by field in the order of its form. What an older version says under a name that no
 * field has any more comes last.
 */
export function compareContents(...args: Parameters<typeof comparedParts>): ComparedField[] {
  const fields = new ComparedFields()
  for (const part of comparedParts(...args)) if (part) fields.add(part)
  return fields.all
}

/** The same part by part, and null where others may have their turn: long texts take their time. */
export function* comparedParts(
  table: Fields | null,
  before: FormFields,
  after: FormFields,
  { all = false, hidden = new Set(), whole = new Set() }: CompareOptions = {},
): Generator<FoundPart | null> {
  for (const { key, field, names } of placedFields(table, [before, after].flatMap(Object.keys))) {
    const shown = names.filter((name) => !hidden.has(name))
    const isChanged = shown.some((name) => saysOf(before[name]) !== saysOf(after[name]))
    if (shown.length === 0 || (!isChanged && !all)) continue
    for (const part of partsOf({ field, names: shown, before, after, whole })) {
      const isShown = !part.isEmpty && (all || part.isChanged)
      const compared = isShown ? yield* inTurns(part.compare()) : null
      yield { key, isChanged, part: compared }
    }
  }
}

function* inTurns<T>(steps: Generator<void, T>): Generator<null, T> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    yield null
  }
}

/** A part of a field; null where the field has nothing to show in this place. */
type FoundPart = { key: string; isChanged: boolean; part: ComparedPart | null }

export class ComparedFields {
  readonly all: ComparedField[] = []

  add({ key, isChanged, part }: FoundPart): void {
    let field = this.all.at(-1)
    if (field?.key !== key) this.all.push((field = { key, isChanged, parts: [] }))
    if (part !== null) field.parts.push(part)
  }
}

type Placed = { key: string; field: AnyField | null; names: string[] }

function placedFields(table: Fields | null, present: string[]): Placed[] {
  const named = Object.entries(table ?? {}).map(([key, field]) => ({
    key,
    field,
    names: Object.keys(field.line(field.blank)),
  }))
  const known = new Set(named.flatMap(({ names }) => names))
  const others = [...new Set(present)].filter((name) => !known.has(name)).toSorted()
  return [...named, ...others.map((name) => ({ key: name, field: null, names: [name] }))]
}

type Compared = Omit<Placed, 'key'> & Both
type Both = { before: FormFields; after: FormFields; whole: ReadonlySet<string> }
type Part = { compare(): Generator<void, ComparedPart>; isChanged: boolean; isEmpty: boolean }

function partsOf(compared: Compared): Part[] {
  const { names, before, after } = compared
  const columns = names.filter((name) => name.endsWith('[]'))
  if (columns.length > 1 && columns.length === names.length) return tablesOf(columns, before, after)
  return names.map((name) => partOf(compared, name))
}

function partOf({ field, before, after, whole }: Compared, name: string): Part {
  const [one, other] = [before[name] ?? null, after[name] ?? null]
  const isChanged = saysOf(one) !== saysOf(other)
  const isEmpty = saysOf(one) === '' && saysOf(other) === ''
  const place = { name, locale: localeOf(field, name) }
  return {
    isChanged,
    isEmpty,
    *compare() {
      yield
      return { ...place, ...(yield* comparedValue(field, name, one, other, whole.has(name))) }
    },
  }
}

function* comparedValue(
  field: AnyField | null,
  name: string,
  one: unknown,
  other: unknown,
  isWhole: boolean,
): Generator<void, ComparedValue> {
  const [kind] = Object.values(field?.files ?? {})
  if (kind !== undefined) return { as: 'files', kind: storedKind(kind), items: itemsOf(one, other) }
  if (isWhole || isChoice(field, name)) return { as: 'choice', before: textOf(one), after: textOf(other) }
  if (isRecord(one) || isRecord(other)) {
    return { as: 'rows', rows: compareRows(rowsOf(one), rowsOf(other), keyColumns(field)) }
  }
  if (Array.isArray(one) || Array.isArray(other)) return { as: 'list', items: itemsOf(one, other) }
  const [before, after] = [textOf(one), textOf(other)]
  return { as: 'text', pieces: field?.isMarkup ? yield* comparingRichText(before, after) : compareText(before, after) }
}

/** What tells one row from the others, in lists of records as the API names them. */
const KEY_COLUMNS = ['key', 'id']

/** A row of a group is told by its first name, and by the second where that is empty. */
function keyColumns(field: AnyField | null): readonly string[] {
  const row = field?.row
  return row === undefined ? KEY_COLUMNS : Object.keys(lineFields(row, blankRecord(row))).slice(0, 2)
}

function itemsOf(before: unknown, after: unknown): ListChange[] {
  const [old, now] = [ownKeys(textsOf(before)), ownKeys(textsOf(after))]
  return compareKeys(old, now).map(({ as, value }) => ({ as, value: value.split('\n', 1)[0]! }))
}

/** Columns of cells as tables: one in each language where every column says which it is of, else one of all. */
function tablesOf(columns: string[], before: FormFields, after: FormFields): Part[] {
  const isOf = (locale: Locale) => (name: string) => name.endsWith(`_${locale}[]`)
  const byLocale = columns.every((name) => LOCALES.some((locale) => isOf(locale)(name)))
  const tables = byLocale
    ? LOCALES.map((locale) => ({ locale, columns: columns.filter(isOf(locale)) }))
    : [{ locale: null, columns }]
  return tables.map(({ locale, columns: own }) => {
    const [old, now] = [tableOf(own, before), tableOf(own, after)]
    const isChanged = own.some((name) => saysOf(before[name]) !== saysOf(after[name]))
    // Packs are distinguished by the first of their columns, the stock code, and by the second where that is empty.
    const keys = own.slice(0, 2).map(columnOf)
    return {
      isChanged,
      isEmpty: old.length === 0 && now.length === 0,
      *compare() {
        yield
        return { as: 'rows', name: own[0]!, locale, rows: compareRows(old, now, keys) }
      },
    }
  })
}

/** A column without what marks it as one in forms. */
function columnOf(name: string): string {
  return name.slice(0, -'[]'.length)
}

function tableOf(columns: string[], content: FormFields) {
  const cells = columns.map((name) => [name, textsOf(content[name])] as const)
  const height = Math.max(...cells.map(([, list]) => list.length))
  return Array.from({ length: height }, (_, row) =>
    Object.fromEntries(cells.map(([name, list]) => [columnOf(name), list[row] ?? ''])),
  )
}

function localeOf(field: AnyField | null, name: string): Locale | null {
  const pair = field?.pair
  return LOCALES.find((locale) => pair?.[locale] === name) ?? null
}

function isChoice(field: AnyField | null, name: string): boolean {
  if (field === null) return false
  return (field.stored !== 'apart' && field.stored.as === 'flag') || 'enum' in (field.takes[name] ?? {})
}

function isRecord(value: unknown): boolean {
  const [first] = Array.isArray(value) ? value : [value]
  return typeof first === 'object' && first !== null
}

/** What tells whether two values are the same; nothing, an empty text and an empty list say the same. */
function saysOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (Array.isArray(value) && value.length === 0) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Two plain texts as pieces that stayed, were removed or were added. */
export function compareText(before: string, after: string): Piece[] {
  if (before === after) return before === '' ? [] : [{ as: 'same', text: after }]
  const pieces = compareWords(before, after).map(({ as, before: old, after: now }) => ({
    as,
    text: as === 'removed' ? before.slice(old.from, old.to) : after.slice(now.from, now.to),
  }))
  return joinedPieces(pieces)
}

/** A value of a content as a text; lists and records have readers of their own. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** A list of texts; one text is a list of itself. */
function textsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value]
  return list.map(textOf).filter((text, at) => Array.isArray(value) || text !== '' || at > 0)
}

/** A list of records as rows; a record alone as a row for each of its names. */
function rowsOf(value: unknown): Row[] {
  if (Array.isArray(value)) return value.map((row) => cellsOf(row))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([key, cell]) => ({ key, value: cellText(cell) }))
}

function cellsOf(row: unknown): Row {
  if (typeof row !== 'object' || row === null) return { value: cellText(row) }
  return Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cellText(cell)]))
}

function cellText(cell: unknown): string {
  return typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : textOf(cell)
}
