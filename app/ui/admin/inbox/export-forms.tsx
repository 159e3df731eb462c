import { inbox } from '#content/admin/inbox.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { ConfirmedExport } from '#app/ui/admin/records/confirmed-export.tsx'

export function ExportForms({ search, isConfirmed }: { search: string; isConfirmed: boolean }) {
  const { label, hint, ...words } = useWords(inbox.export)
  return (
    <ConfirmedExport label={label} hint={hint} action={`${INBOX_PATH}/export`} isConfirmed={isConfirmed}>
      <input type="hidden" name="search" value={search} />
      {(['xlsx', 'csv', 'json'] as const).map((format) => (
        <button key={format} type="submit" name="format" value={format}>
          {words[format]}
        </button>
      ))}
    </ConfirmedExport>
  )
}
