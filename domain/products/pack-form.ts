import { cleanLine } from '../text/clean-text.ts'
import { toLatinDigits } from '../text/fold.ts'
import type { Variant } from './product.ts'
import type { RecordForm } from '../records/record-form.ts'
import { textsOf } from '../records/record-lists.ts'
import { RECORD_LIMITS } from '../records/record-limits.ts'
import { splitVariantCells } from '../text/text-list.ts'
import { fromCells, toCells, type VariantCells, type VariantColumns } from './variants.ts'

const FIELDS: Record<keyof VariantColumns, string> = {
  stockCode: 'stock_code',
  productCode: 'product_code',
  type: 'type',
  typeAr: 'type_ar',
  volume: 'volume',
  volumeAr: 'volume_ar',
  boxQuantity: 'box_quantity',
}
/** Types are words, such as colours; the others are figures and codes. */
const TYPES = [FIELDS.type, FIELDS.typeAr]
const THOUSANDS_SIGN = '\u066c'
const COLUMNS = Object.keys(FIELDS) as (keyof VariantColumns)[]

/** The table of packs: columns that were sent, over those that were not. Undefined where none was. */
export function packsOf(form: RecordForm, before: readonly Variant[]): Variant[] | undefined {
  const sent = COLUMNS.map((column) => [column, cellsOf(form, FIELDS[column])] as const)
  const given = Object.fromEntries(sent.filter(([, cells]) => cells !== undefined)) as Partial<VariantCells>
  if (Object.keys(given).length === 0) return undefined
  const old = toCells(before.map(inLatinDigits))
  const translated = {
    typeAr: translationsOf(given.type, old.type, old.typeAr),
    volumeAr: translationsOf(given.volume, old.volume, old.volumeAr),
  }
  const packs = fromCells({ ...old, ...translated, ...given })
  if (packs.length <= RECORD_LIMITS.packs) return packs
  return form.refuse('stock_code', { kind: 'too-many', most: RECORD_LIMITS.packs })
}

/** One column: a text with separators, or its cells apart, where a comma belongs to its cell. */
function cellsOf(form: RecordForm, name: string): string[] | undefined {
  const apart = form.value(`${name}[]`) ?? form.value(name)
  if (Array.isArray(apart)) return checkedCells(form, name, textsOf(apart)?.map(cleanLine) ?? null)
  const text = form.line(name, { most: RECORD_LIMITS.list })
  return text === undefined ? undefined : checkedCells(form, name, splitVariantCells(text))
}

function checkedCells(form: RecordForm, name: string, cells: string[] | null): string[] | undefined {
  const most = RECORD_LIMITS.cell
  if (cells?.every((cell) => cell.length <= most)) return TYPES.includes(name) ? cells : cells.map(latinFigure)
  return form.refuse(name, cells ? { kind: 'too-long', most } : { kind: 'list-malformed' })
}

/** A thousands sign would become a comma, which parts cells, and between digits is read as a decimal sign. */
function latinFigure(cell: string): string {
  return toLatinDigits(cell.replaceAll(THOUSANDS_SIGN, ''))
}

/** A pack that was kept with other digits is the one that is sent again. */
function inLatinDigits({ volume, ...others }: Variant): Variant {
  const latin = (cell: string | null) => cell && latinFigure(cell)
  return { ...others, volume: { ar: latin(volume.ar), en: latin(volume.en) } }
}

/**
 * What a second language's column becomes when only the first one is sent: a cell keeps its translation as long as it
 * says the same, in whatever row; a figure that was changed must not stand there in its old form.
 */
function translationsOf(sent: Cells | undefined, first: Cells, second: Cells): Cells {
  if (sent === undefined) return second
  const translations = new Map(first.map((cell, row) => [cell, second[row] ?? null]))
  return sent.map((cell) => translations.get(cell || null) ?? null)
}

type Cells = readonly (string | null)[]
