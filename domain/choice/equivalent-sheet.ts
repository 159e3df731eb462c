import type { FormFields } from '#domain/fields/form-values.ts'

/** The columns of a sheet of equivalents, by the names of their fields. */
export const EQUIVALENT_COLUMNS = [
  'maker',
  'product',
  'aliases',
  'ours',
  'grade',
  'differing',
  'note_ar',
  'note_en',
  'checked_on',
  'state',
] as const
export type EquivalentColumn = (typeof EQUIVALENT_COLUMNS)[number]

type Figure = { key: string; theirs: string; ours: string }

/** What a record carries as a list stands in one cell: names and figures with `|` between, a figure as `key: theirs > ours`. */
export function equivalentCell(column: EquivalentColumn, fields: FormFields): string {
  const value: unknown = fields[column] ?? fields[`${column}[]`]
  if (!Array.isArray(value)) return typeof value === 'string' ? value : ''
  if (column === 'aliases') return value.join(' | ')
  return (value as Figure[]).map(({ key, theirs, ours }) => `${key}: ${theirs} > ${ours}`).join(' | ')
}

/** The fields of a row, by its cells. */
export function equivalentRow({ aliases, differing, ...said }: Record<string, string>): FormFields {
  return {
    ...said,
    ...(aliases && { aliases: partsOf(aliases) }),
    ...(differing && { differing: partsOf(differing).map(readFigure) }),
  }
}

function partsOf(cell: string): string[] {
  return cell
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** What is missing stays blank, which the field refuses. */
function readFigure(text: string): Figure {
  const [key = '', rest = ''] = splitAt(text, ':')
  const [theirs = '', ours = ''] = splitAt(rest, ' > ')
  return { key, theirs, ours }
}

function splitAt(text: string, sign: string): string[] {
  const at = text.indexOf(sign)
  return at === -1 ? [text.trim()] : [text.slice(0, at).trim(), text.slice(at + sign.length).trim()]
}
