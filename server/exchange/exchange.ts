import type { ChangeMaker } from '#domain/accounts/caller.ts'
import type { Outcome } from '#domain/records/errors.ts'
import { inSnapshot } from '#server/data/engine/whole-database.ts'
import { catalogueLines, type ExportDeps, type ExportWish } from './catalogue-export.ts'
import { importCatalogue, type ImportDeps, type ImportReport } from './catalogue-import.ts'
import type { FileLines, LineProblem } from './catalogue-lines.ts'

/** The catalogue as a file: everything that staff have made, with its pictures and datasheets. */
export type ExchangeService = {
  /** Hands over one line after the other, of one moment; answers how many. */
  export(write: (line: string) => Promise<void>, wish?: ExportWish): Promise<number>
  /** `file` is what the log calls it. */
  import(lines: FileLines, by: ChangeMaker, file?: string): Promise<Outcome<ImportReport, LineProblem[]>>
}

export function createExchange(deps: ExportDeps & ImportDeps): ExchangeService {
  return {
    export: (write, wish = { drafts: false }) =>
      inSnapshot(deps.db, async (db) => {
        let count = 0
        for await (const line of catalogueLines({ ...deps, db }, wish)) {
          await write(JSON.stringify(line))
          count++
        }
        return count
      }),
    import: (lines, by, file = '') => importCatalogue(deps, lines, by, file),
  }
}
