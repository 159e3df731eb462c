import { cleanLine } from '#domain/text/clean-text.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { PACK_COLUMNS, type Column, type Variant } from './pack-fields.ts'
import type { RecordForm } from '#domain/fields/record-form.ts'
import { textsOf } from '#domain/fields/lists.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { splitVariantCells } from '#domain/text/text-list.ts'
import { packKey } from './stock.ts'
import { fromCells, toCells, type VariantCells } from './variants.ts'

const THOUSANDS_SIGN = '\u066c'

/** The table of packs: columns that were sent, over those that were not. Undefined where none was. */
export function packsOf(form: RecordForm, before: Variant[]): Variant[] | undefined {
  const sent = PACK_COLUMNS.map((column) => [column.name, cellsOf(form, column)] as const)
  const given = Object.fromEntries(sent.filter(([, cells]) => cells !== undefined)) as Partial<VariantCells>
  if (Object.keys(given).length === 0) return undefined
  const old = inLatinDigits(toCells(before))
  const translated = PACK_COLUMNS.flatMap(({ name, translates }) =>
    translates === null ? [] : [[name, translationsOf(given[translates], old[translates], old[name])]],
  )
  const packs = fromCells({
    ...old,
    ...(Object.fromEntries(translated) as Partial<VariantCells>),
    ...movedWithCode(given.stock_code, old),
    ...given,
  })
  if (packs.length <= RECORD_LIMITS.packs) return packs
  return form.refuse('stock_code', { kind: 'too-many', most: RECORD_LIMITS.packs })
}

/** One column: a text with separators, or its cells apart, where a comma belongs to its cell. */
function cellsOf(form: RecordForm, column: Column): string[] | undefined {
  const { name } = column
  const apart = form.value(`${name}[]`) ?? form.value(name)
  if (Array.isArray(apart)) return checkedCells(form, column, textsOf(apart)?.map(cleanLine) ?? null)
  const text = form.line(name, { most: RECORD_LIMITS.list })
  return text === undefined ? undefined : checkedCells(form, column, splitVariantCells(text))
}

function checkedCells(form: RecordForm, column: Column, cells: string[] | null): string[] | undefined {
  const { name, figures, rule } = column
  const most = RECORD_LIMITS.cell
  if (cells === null) return form.refuse(name, { kind: 'list-malformed' })
  if (cells.some((cell) => cell.length > most)) return form.refuse(name, { kind: 'too-long', most })
  const latin = figures ? cells.map(latinFigure) : cells
  if (rule === null) return latin
  const read = latin.map((cell) => (cell === '' ? '' : rule.read(cell)))
  return read.every((cell) => cell !== undefined) ? read : form.refuse(name, rule.problem)
}

/** A thousands sign would become a comma, which parts cells, and between digits is read as a decimal sign. */
function latinFigure(cell: string): string {
  return toLatinDigits(cell.replaceAll(THOUSANDS_SIGN, ''))
}

/** A pack that was stored with other digits is the one that is sent again. */
function inLatinDigits(columns: VariantCells): VariantCells {
  const latin = PACK_COLUMNS.map(({ name, figures }) => [
    name,
    figures ? columns[name].map((cell) => cell && latinFigure(cell)) : columns[name],
  ])
  return Object.fromEntries(latin) as VariantCells
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

/** What belongs to a stock code goes with it, so that nobody loses it who sends the packs anew without it. */
function movedWithCode(sent: Cells | undefined, old: VariantCells): Partial<VariantCells> {
  if (sent === undefined) return {}
  const rowOf = new Map(old.stock_code.map((code, row) => [packKey(code, row), row]))
  const rows = sent.map((code, row) => rowOf.get(packKey(code, row)))
  return Object.fromEntries(
    PACK_COLUMNS.filter(({ ofCode }) => ofCode).map(({ name }) => [
      name,
      rows.map((row) => (row === undefined ? null : (old[name][row] ?? null))),
    ]),
  )
}

type Cells = readonly (string | null)[]
