import type { QuoteSheet } from '#domain/sheets/quote-sheet.ts'
import { formatNumber } from '#domain/text/format.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { cellMessages } from '#content/sheet-words.ts'

/** What became of the rows of a file, as its sender reads it. */
export type SheetReport = { counts: string; problems: string[] }

type ReadSheet = Pick<QuoteSheet, 'skipped' | 'problems'> & { lines: readonly unknown[]; unknown: number }

/** So many rows that could not be taken are named; the rest are counted. */
const MOST_NAMED = 20

const counts: Localized<(added: string, skipped: string, unknown: string) => string> = {
  ar: (added, skipped, unknown) => `أُضيف ${added}، بلا كمية ${skipped}، غير معروف ${unknown}`,
  en: (added, skipped, unknown) => `${added} added, ${skipped} without quantity, ${unknown} unknown`,
}

const row: Localized<(row: string, value: string, reason: string) => string> = {
  ar: (place, value, reason) => `الصف ${place}: «${value}» – ${reason}`,
  en: (place, value, reason) => `Row ${place}: “${value}” – ${reason}`,
}

export function sheetReport({ lines, skipped, unknown, problems }: ReadSheet, locale: Locale): SheetReport {
  const figure = (count: number) => formatNumber(count, locale)
  const named = problems
    .slice(0, MOST_NAMED)
    .map((problem) => row[locale](figure(problem.row), problem.value, cellMessages[problem.reason][locale]))
  const more = problems.length > MOST_NAMED ? [`+ ${figure(problems.length - MOST_NAMED)}`] : []
  return {
    counts: counts[locale](figure(lines.length), figure(skipped), figure(unknown)),
    problems: [...named, ...more],
  }
}

const pastedCounts: Localized<(added: string, unknown: string) => string> = {
  ar: (added, unknown) => `أُضيف ${added}، غير معروف ${unknown}`,
  en: (added, unknown) => `${added} added, ${unknown} unknown`,
}

/** What became of pasted lines; '' where there were none. */
type PastedLine = { stockCode?: string; productId: string; choices?: string[] }

export function pasteReport(lines: readonly PastedLine[], locale: Locale): string {
  if (lines.length === 0) return ''
  const unknown = lines.filter((line) => !line.stockCode && !line.productId && !line.choices?.length).length
  return pastedCounts[locale](formatNumber(lines.length, locale), formatNumber(unknown, locale))
}
