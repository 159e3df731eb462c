import { ChevronDown, FileDown } from 'lucide-react'
import { inbox } from '../../../../content/admin/inbox.ts'
import { INBOX_PATH } from '../../../../domain/accounts/staff-paths.ts'
import { useWords } from '../../../locale.ts'

/** Two plain forms: what comes back is a file, and the page stays as it is. */
export function ExportForms({ search }: { search: string }) {
  const words = useWords(inbox.export)
  return (
    <details className="inbox-export">
      <summary className="button button-outline button-small">
        <FileDown />
        {words.label}
        <ChevronDown />
      </summary>
      <div className="inbox-export-menu">
        {(['csv', 'json'] as const).map((format) => (
          <form key={format} method="post" action={`${INBOX_PATH}/export`}>
            <input type="hidden" name="search" value={search} />
            <button type="submit" name="format" value={format}>
              {words[format]}
            </button>
          </form>
        ))}
        <p>{words.hint}</p>
      </div>
    </details>
  )
}
