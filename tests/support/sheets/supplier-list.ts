import { byLength } from '#tests/support/test-level.ts'
import { workbook } from './workbook.ts'

/** Of a product that the site has, which the supplier calls otherwise. */
export const KNOWN = 30
export const PACKS = byLength({ short: 60, long: 300 })

const HEADINGS = ['كود الصنف', 'الاسم الإنجليزي', 'الصنف', 'التصنيف', 'العدد في الكرتون', 'سعر الوحدة', 'المخزون']
type Row = (string | number)[]

/** Cells that are wrong, each in another way, by the row that they stand in and their column, and why. */
const mistakesOf = (mark: string): Record<number, { column: number; cell: string | number; reason: string }> => ({
  5: { column: 5, cell: 'about 20', reason: 'not-a-number' },
  34: { column: 5, cell: '<c t="e"><v>#N/A</v></c>', reason: 'formula-error' },
  35: { column: 5, cell: '<c><f>F34*2</f></c>', reason: 'formula-without-value' },
  36: { column: 5, cell: 19.9876, reason: 'too-precise' },
  37: { column: 5, cell: -3, reason: 'out-of-range' },
  38: { column: 4, cell: 2.5, reason: 'not-whole' },
  39: { column: 3, cell: 'رغوه بوليوريثان', reason: 'unknown-category' },
  40: { column: 6, cell: 'ربما', reason: 'unknown-state' },
  41: { column: 2, cell: 'Ø±ØºÙˆØ©', reason: 'mojibake' },
  42: { column: 0, cell: '<c s="2"><v>46154</v></c>', reason: 'date-in-code' },
  43: { column: 1, cell: 'x'.repeat(3000), reason: 'too-long' },
  45: { column: 0, cell: `S-${mark}-0044`, reason: 'duplicate-row' },
})

export const REASONS = Object.values(mistakesOf('')).map(({ reason }) => reason)

/** What a supplier sends: the first of the packs are known here, the others are new. With `mistakes` twelve of them are wrong. */
export function supplierList({ mark, mistakes }: { mark: string; mistakes: boolean }): Buffer {
  const rows = Array.from({ length: PACKS }, (_, number) => supplierRow(number + 2, mark))
  for (const [row, { column, cell }] of mistakes ? Object.entries(mistakesOf(mark)) : [])
    rows[Number(row) - 2]![column] = cell
  return workbook([{ name: 'القائمة', rows: [HEADINGS, ...rows] }])
}

function supplierRow(row: number, mark: string): Row {
  const digits = String(row).padStart(4, '0')
  const isKnown = row < KNOWN + 2
  const [en, ar] = [`Foam ${mark} ${digits}`, `رغوة ${mark} ${digits}`]
  return [isKnown ? `S-${digits}` : `S-${mark}-${digits}`, en, ar, 'رغوات', 12, 10 + row / 4, row % 3 === 0 ? 0 : row]
}
