import { reasonText } from '../../content/imports/import-words.ts'
import type { ImportRow } from '../../domain/imports/import.ts'
import { isWarning } from '../../domain/imports/import-reasons.ts'
import { columnLabel } from '../../domain/imports/field-offers.ts'
import type { Locale, Localized } from '../../domain/text/locale.ts'

type Shown = { names: Map<string, Localized>; locale: Locale; seesPrices: boolean }

/** The rows of an import in one language, as its page shows them. */
export function shownRows(rows: readonly ImportRow[], { names, locale, seesPrices }: Shown) {
  return rows.map(({ row, result, productId, changes }) => ({
    row,
    result: result ?? ('unchanged' as const),
    productId,
    name: productId === null ? null : (names.get(productId)?.[locale] ?? productId),
    cells: changes
      .filter(({ field }) => seesPrices || field !== 'price')
      .map((change) => ({
        field: change.field,
        label: columnLabel(change.field, locale),
        before: change.before,
        after: change.after,
        reason: reasonText(change, locale),
        isWarning: change.code !== undefined && isWarning(change.code),
        isRemoved: change.isRemoved ?? false,
        suggestion: change.suggestion ?? null,
      })),
  }))
}

export type ShownRow = ReturnType<typeof shownRows>[number]
