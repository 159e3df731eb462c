/** Where an import stands. `reading`, `running`: a server works on it; `asks`, `ready`: it waits for somebody. */
export const IMPORT_STATES = ['reading', 'asks', 'ready', 'running', 'done', 'failed', 'discarded', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** What a file leaves open. */
export const IMPORT_QUESTIONS = ['sheet', 'encoding', 'header_row', 'columns'] as const
export type ImportQuestion = (typeof IMPORT_QUESTIONS)[number]

/** What became, or is to become, of a row. */
export const ROW_RESULTS = ['added', 'changed', 'unchanged', 'refused'] as const
export type RowResult = (typeof ROW_RESULTS)[number]

/** What a list of rows may show. */
export const ROW_FILTERS = [...ROW_RESULTS, 'warnings'] as const
export type RowFilter = (typeof ROW_FILTERS)[number]

/** Of rows. `rows` is what is added, changed, unchanged and refused; what was skipped is none of them. */
export type ImportCounts = Record<RowResult | 'rows' | 'warnings' | 'skipped', number>
export type ProductCounts = Record<'added' | 'changed' | 'unchanged', number>

export const NO_COUNTS: ImportCounts = {
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  warnings: 0,
  skipped: 0,
}
export const NO_PRODUCTS: ProductCounts = { added: 0, changed: 0, unchanged: 0 }

/** How far an import has come that is under way; the part that nobody can count yet is none of it. */
export function percentDone({ done, total }: { done: number; total: number }): number {
  return total === 0 ? 0 : Math.floor((done / total) * 100)
}

export function isRowFilter(text: unknown): text is RowFilter {
  return ROW_FILTERS.some((one) => one === text)
}
