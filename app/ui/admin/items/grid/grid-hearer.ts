import type { GridRest } from './grid-store.ts'

/** As the table knows it, which has one page of a list. */
export type TableRest = Omit<GridRest, 'list'>

export type Report = { done: 'pasted' | 'changed' | 'copied'; count: number }

export type GridHearer = {
  /** Cells were changed; `report` says by what, for screen readers. */
  onChange(report?: Report): void
  /** Rows of a paste that found no room. */
  onRest(rest: TableRest): void
  /** The names of the columns, as sheets have them above. */
  headings: readonly string[]
}
