import { importPage } from '#content/imports/import-page.ts'
import type { Locale } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'

/** The report of an import, named after its file where several stand in a list. */
export function ReportLink({ id, of }: { id: string; of: string }) {
  const words = useWords(importPage)
  const locale = useLocale()
  return (
    <a href={reportAddress(id, locale)}>
      {words.shortReport} <bdi className="sr-only">{of}</bdi>
    </a>
  )
}

/** `refused`: the rows alone that are to be corrected. */
export function reportAddress(id: string, lang: Locale, only?: 'refused'): string {
  const query = new URLSearchParams({ import_id: id, format: 'xlsx', lang, ...(only && { only }) })
  return `/api/imports/report.php?${query}`
}
