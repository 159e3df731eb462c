import { importPage } from '../../../../content/imports/import-page.ts'
import { useWords } from '../../../locale.ts'

/** The report of an import, named after its file where several stand in a list. */
export function ReportLink({ id, of }: { id: string; of: string }) {
  const words = useWords(importPage)
  return (
    <a href={reportAddress(id)}>
      {words.shortReport} <bdi className="sr-only">{of}</bdi>
    </a>
  )
}

export function reportAddress(id: string): string {
  return `/api/imports/report.php?import_id=${encodeURIComponent(id)}&format=xlsx`
}
