import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { takenBy } from '#domain/fields/field.ts'
import type { Localized } from '#domain/text/locale.ts'
import { PRODUCT_SHEET_COLUMNS, type SheetColumn } from './columns.ts'

/** A field that many products can be given the same value of; `names` are those under which a form sends it. */
export type SettableField = {
  name: string
  names: { one: string } | Localized
  /** Of the texts for search engines, which are a record of their own. */
  isSeo: boolean
  kind: 'number' | 'choice' | 'text'
  /** The values of a choice. */
  choices: readonly string[]
}

const ARABIC = '_ar'

/** All columns of a sheet but ids, addresses, state, codes and packs. */
const COLUMNS = PRODUCT_SHEET_COLUMNS.filter(
  ({ key, of, identifies }) => of === 'product' && !identifies && key !== 'state',
)

const KEYS = new Map(COLUMNS.map((column) => [column.key as string, column]))

/** In the order of a sheet; a text in both languages is one field. */
export const SETTABLE_FIELDS: readonly SettableField[] = COLUMNS.flatMap((column) => {
  const { key } = column
  const partner = KEYS.get(`${key.replace(/_en$/, '')}${ARABIC}`)
  if (key.endsWith(ARABIC)) return englishOf(key) ? [] : [one(column)]
  return [partner ? { ...one(column), name: baseOf(key), names: { ar: partner.field, en: column.field } } : one(column)]
})

function baseOf(key: string): string {
  return key.replace(/_en$/, '')
}

function englishOf(arabic: string): SheetColumn | undefined {
  const base = arabic.slice(0, -ARABIC.length)
  return KEYS.get(`${base}_en`) ?? KEYS.get(base)
}

function one({ key, field, kind, isSeo }: SheetColumn): SettableField {
  const { enum: values } = (takenBy(PRODUCT_FIELDS)[field] ?? {}) as { enum?: readonly string[] }
  const choices = values ?? (isFlag(field) ? ['1', '0'] : [])
  const control = choices.length > 0 ? 'choice' : kind === 'number' ? 'number' : 'text'
  return { name: key, names: { one: field }, isSeo: isSeo ?? false, kind: control, choices }
}

function isFlag(name: string): boolean {
  return Object.values(PRODUCT_FIELDS).some(({ stored, answers }) => {
    return stored !== 'apart' && stored.as === 'flag' && Object.hasOwn(answers, name)
  })
}

/** By its own name; a text in one of its languages by that of its column. */
export function settableField(name: string, isOne = false): SettableField | null {
  const column = KEYS.get(name)
  const whole = SETTABLE_FIELDS.find((field) => field.name === name)
  return isOne && column ? one(column) : (whole ?? (column ? one(column) : null))
}
