import { cleanLine } from '#domain/text/clean-text.ts'
import { foldText } from '#domain/text/fold.ts'
import { isBlank, type SheetCell, type SheetRow, shownCell, HEADING_ROWS } from './sheet-file.ts'

/** What each field is called in the first line of a sheet: its key, its labels, and what else people write. */
export type HeadingTable<Field extends string> = {
  words: Map<string, Field>
  /** One of these has to stand among the headings. */
  identifying: ReadonlySet<Field>
}

/** Where the headings stand, and which field each column is; null for one that is not known. */
export type FoundHeadings<Field extends string> = { row: number; fields: (Field | null)[] }

export function headingTable<Field extends string>(
  names: Record<Field, readonly string[]>,
  identifying: readonly NoInfer<Field>[],
): HeadingTable<Field> {
  const fields = Object.keys(names) as Field[]
  const words = new Map(fields.flatMap((field) => [field, ...names[field]].map((name) => [foldHeading(name), field])))
  return { words, identifying: new Set(identifying) }
}

/** A heading as it is compared: case, accents, punctuation, `*` and the currency in brackets left aside. */
export function foldHeading(heading: string): string {
  return foldText(cleanLine(heading))
    .replaceAll(/[([]\s*(?:sar|sr|ر\.?\s*س\.?|ريال)\s*[)\]]/gu, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const TOTALS = new Set(['المجموع', 'مجموع', 'الإجمالي', 'إجمالي', 'Total', 'Grand total', 'Sum'].map(foldHeading))

/** What stands at the beginning of a row that adds up others. */
export function isTotalWord(text: string): boolean {
  return TOTALS.has(foldHeading(text))
}

/** The fields of a row of headings. A field that two columns name is the first one's: who asks may refuse the other. */
export function fieldsOf<Field extends string>(cells: SheetCell[], table: HeadingTable<Field>): (Field | null)[] {
  return cells.map((cell) => (isBlank(cell) ? null : (table.words.get(foldHeading(shownCell(cell))) ?? null)))
}

/** The first of the first rows with two known headings, one of them identifying. */
export function findHeadings<Field extends string>(
  rows: readonly SheetRow[],
  table: HeadingTable<Field>,
): FoundHeadings<Field> | undefined {
  for (const { row, cells } of rows) {
    if (row > HEADING_ROWS) return undefined
    const fields = fieldsOf(cells, table)
    const known = new Set(fields.filter((field) => field !== null))
    if (known.size >= 2 && [...known].some((field) => table.identifying.has(field))) return { row, fields }
  }
  return undefined
}
