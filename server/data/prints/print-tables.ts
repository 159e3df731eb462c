import type { Generated } from 'kysely'

export type PrintTables = { prints: PrintsTable; sheet_revisions: SheetRevisionsTable }

/**
 * What was printed, or made to be printed, and lies in the storage: by the hash of all that it was made of. `id` and
 * `language` tell whose it is; `revision` counts a sheet's revisions, or the pages of a catalogue.
 */
export type PrintsTable = {
  key: string
  kind: 'sheet' | 'catalogue' | 'page' | 'picture'
  id: string
  language: string
  revision: number
  file: string
  bytes: number
  pages: number
  /** The day on which somebody asked for it last. */
  used_at: string
  /** 1 where a newer one could not be made. */
  not_renewed: Generated<number>
}

/** What a product's printed sheet said since when, by the hash of it. */
export type SheetRevisionsTable = { product: string; n: number; hash: string; day: string }
