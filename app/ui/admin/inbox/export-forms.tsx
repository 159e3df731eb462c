import { inbox } from '#content/admin/inbox.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { MenuFrame } from '#app/ui/admin/records/export-menu.tsx'

/** Plain forms: what comes back is a file, and the page stays as it is. */
export function ExportForms({ search }: { search: string }) {
  const words = useWords(inbox.export)
  return (
    <MenuFrame label={words.label} hint={words.hint}>
      {(['xlsx', 'csv', 'json'] as const).map((format) => (
        <form key={format} method="post" action={`${INBOX_PATH}/export`}>
          <input type="hidden" name="search" value={search} />
          <button type="submit" name="format" value={format}>
            {words[format]}
          </button>
        </form>
      ))}
    </MenuFrame>
  )
}
