import type { FieldErrors } from '#domain/records/errors.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { CellConflict, GridContent } from './evaluate-grid.ts'

/** A product as the grid shows it: the newest of it, with what its packs cost. */
export type GridProduct = {
  id: string
  version: number
  content: GridContent
  /** By the place of each pack, as texts; null for whoever may not see prices. */
  prices: string[] | null
}

/** A product that was not saved: what was changed of it, by cell, and why it stays. */
export type LeftProduct = {
  id: string
  name: Localized
  isGone: boolean
  mine: Record<string, string>
  problems: FieldErrors
  conflicts: Record<string, CellConflict>
}
