import { reasonText } from '#content/imports/import-words.ts'
import type { ImportRow } from '#domain/imports/import.ts'
import { isWarning } from '#domain/imports/import-reasons.ts'
import { columnLabel } from '#domain/imports/field-offers.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'

type Shown = {
  names: Map<string, Localized>
  /** What pictures of the archive are stored as, by their names there. */
  pictures: Readonly<Record<string, string>>
  /** The fields that columns of the file go into. */
  fields: readonly (string | null)[]
  locale: Locale
}

/** The rows of an import in one language, as its page shows them. */
export function shownRows(rows: readonly ImportRow[], { names, pictures, fields, locale }: Shown) {
  const files = Object.entries(pictures).map(([path, stored]) => [stored, path.split('/').at(-1)!] as const)
  const named = (text: string | null) =>
    files.reduce((said, [stored, name]) => said?.replaceAll(stored, name) ?? null, text)
  return rows.map(({ row, result, productId, changes }) => ({
    row,
    result: result ?? ('unchanged' as const),
    productId,
    name: productId === null ? null : (names.get(productId)?.[locale] ?? productId),
    cells: changes.map((change) => ({
      field: change.field,
      label: columnLabel(change.field, locale),
      before: change.before,
      after: named(change.code !== undefined && !isWarning(change.code) ? shortened(change.after) : change.after),
      reason: reasonText(change, locale),
      isWarning: change.code !== undefined && isWarning(change.code),
      canCorrect:
        change.code !== undefined &&
        !isWarning(change.code) &&
        fields.includes(change.field) &&
        (change.after ?? '').length <= LONGEST_REFUSED,
      isRemoved: change.isRemoved ?? false,
      suggestion: change.suggestion ?? null,
    })),
  }))
}

const LONGEST_REFUSED = 200

/** What is refused is told as far as it takes to find it in the sheet. */
function shortened(text: string | null): string | null {
  return text === null || text.length <= LONGEST_REFUSED ? text : `${text.slice(0, LONGEST_REFUSED).toWellFormed()}…`
}

export type ShownRow = ReturnType<typeof shownRows>[number]
