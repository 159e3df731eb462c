import { FileText } from 'lucide-react'
import { quotationForm } from '#content/admin/quotes/quotation-form.ts'
import { quotationPdfPath } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'

/** The file of a draft as it was saved last, in a window of its own: what is being written stays. */
export function DraftPdf({ id, revision }: { id: string; revision: number }) {
  const { draftPdf } = useWords(quotationForm)
  return (
    <ButtonLink href={quotationPdfPath(id, revision)} target="_blank" rel="noopener" kind="outline" small>
      <FileText />
      {draftPdf}
    </ButtonLink>
  )
}
