import type { FormFields } from '#domain/fields/form-values.ts'
import { parsedJson } from '#domain/text/json-text.ts'
import { COLUMN_NAMES } from '#domain/sheets/products/column-names.ts'
import { SEPARATORS, TEXT_ENCODINGS, type Separator, type TextEncoding } from '#domain/sheets/sheet-file.ts'
import { type FileChoice, IMPORT_KINDS, readOptions, type ImportKind, type ImportOptions } from './import.ts'

/** What a form or a call says of an import, and the names of what it says wrongly. */
export type ImportRequest = { kind: ImportKind | null; options: ImportOptions; chosen: FileChoice; wrong: string[] }

/** A corrected cell, by its row and field. */
const CELL = /^cell\.(\d{1,6}\.[a-z_]{1,40})$/u
const LONGEST_CELL = 2000

const COLUMN = /^map\[(\d{1,3})\]$/u

/** Forms send a field for each column, calls a record of them. */
export function readImportFields(fields: FormFields, before?: ImportOptions): ImportRequest {
  const { options, wrong } = readOptions(fields, before)
  const problems: string[] = [...wrong]
  const text = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' && value.trim() !== ''
      ? value.trim()
      : typeof value === 'number'
        ? String(value)
        : undefined
  }
  const one = <Value>(name: string, values: readonly Value[]): Value | undefined => {
    const given = text(name)
    const found = values.find((value) => value === given)
    if (given !== undefined && found === undefined) problems.push(name)
    return found
  }
  const whole = (name: string) => {
    const given = text(name)
    if (given === undefined) return undefined
    if (/^\d{1,4}$/u.test(given)) return Number(given)
    problems.push(name)
    return undefined
  }
  const map = readMap(fields)
  if (map === null) problems.push('map')
  else if (map) problems.push(...wrongColumns(map))
  return {
    kind: text('kind') === undefined ? null : (one('kind', IMPORT_KINDS) ?? null),
    options,
    chosen: given({
      sheet: whole('sheet'),
      encoding: one<TextEncoding>('encoding', TEXT_ENCODINGS),
      separator: one<Separator>('separator', Object.keys(SEPARATORS) as Separator[]),
      headerRow: whole('header_row'),
      map: map ?? undefined,
      cells: readCells(fields),
    }),
    wrong: problems,
  }
}

function readCells(fields: FormFields): FileChoice['cells'] {
  const cells = Object.entries(fields).flatMap(([name, value]) => {
    const key = CELL.exec(name)?.[1]
    return key !== undefined && typeof value === 'string' ? [[key, value.trim().slice(0, LONGEST_CELL)] as const] : []
  })
  return cells.length > 0 ? Object.fromEntries(cells) : undefined
}

function given(chosen: FileChoice): FileChoice {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined))
}

/** Columns of a field that there is none of, or that another one before is already. */
function wrongColumns(map: Readonly<Record<string, string>>): string[] {
  const seen = new Set<string>()
  return Object.entries(map).flatMap(([index, field]) => {
    const isWrong =
      !/^\d{1,3}$/u.test(index) || (field !== '' && (!Object.hasOwn(COLUMN_NAMES, field) || seen.has(field)))
    seen.add(field)
    return isWrong ? [`map[${index}]`] : []
  })
}

/** Null where it is none. */
function readMap(fields: FormFields): Record<string, string> | null | undefined {
  const cells = Object.entries(fields).flatMap(([name, value]) => {
    const index = COLUMN.exec(name)?.[1]
    return index !== undefined && typeof value === 'string' ? [[index, value] as const] : []
  })
  if (cells.length > 0) return Object.fromEntries(cells)
  const { map } = fields
  if (map === undefined || map === '' || map === null) return undefined
  const record = typeof map === 'string' ? parsedJson(map) : map
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return null
  const entries = Object.entries(record).map(([index, field]) => [index, field ?? ''] as const)
  return entries.every(([, field]) => typeof field === 'string') ? Object.fromEntries(entries) : null
}
