import { UNDO_DAYS } from '#domain/accounts/acts.ts'
import type { Import } from './import.ts'

export function toImportDto(one: Import, toText: (text: { ar: string; en: string }) => string) {
  const { file, columns, options, counts, products, chosen } = one
  return {
    import_id: one.id,
    kind: one.kind,
    state: one.state,
    asks: one.asks,
    file: {
      name: one.fileName,
      size: one.fileBytes,
      format: file === null ? null : file.source === 'workbook' ? 'xlsx' : 'csv',
      encoding: file?.encoding ?? null,
      separator: file?.separator ?? null,
      sheets: file?.sheets ?? [],
      sheet: file?.sheet ?? null,
      header_row: file?.headerRow ?? chosen.headerRow ?? null,
    },
    columns,
    options,
    counts,
    products,
    new_categories: one.newCategories,
    progress: { done: one.done, total: one.total },
    act: isBegun(one) ? one.actId : null,
    created_at: one.createdAt,
    ended_at: one.endedAt,
    by: one.by.name,
    undo_until: one.state === 'done' && one.endedAt !== null ? undoUntil(one.endedAt) : null,
    message: one.message && toText(one.message),
  }
}

/** Its act may have changed something. */
function isBegun({ state, done }: Import): boolean {
  return state === 'done' || state === 'undone' || state === 'running' || (state === 'failed' && done > 0)
}

const DAY = 24 * 60 * 60_000

function undoUntil(endedAt: string): string {
  return new Date(new Date(endedAt).getTime() + UNDO_DAYS * DAY).toISOString()
}
