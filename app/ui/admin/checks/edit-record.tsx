import { checksWords } from '#content/admin/checks.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { RecordKind, RecordRef } from '#domain/records/redirect.ts'
import { staffPath, type StaffList } from '#domain/accounts/staff-paths.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { EditLink } from '#app/ui/admin/edit-link.tsx'

const LISTS: Record<RecordKind, StaffList> = {
  products: 'items',
  categories: 'categories',
  brands: 'brands',
  posts: 'blogs',
}

/** Leads to the form of a record. */
export function EditRecord({ kind, id, name }: RecordRef & { name: Localized }) {
  const words = useWords(checksWords)
  const locale = useLocale()
  const shown = name[locale] || id
  return (
    <EditLink to={staffPath(LISTS[kind], 'edit', id)} name={shown} label={words.editNamed(shown)}>
      {words.edit}
    </EditLink>
  )
}
