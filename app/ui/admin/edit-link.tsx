import type { ReactNode } from 'react'
import { adminForm } from '#content/admin/form.ts'
import type { Act } from '#domain/accounts/permissions.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { useMay } from './use-may.tsx'

type EditLinkProps = {
  /** Where the form stands. */
  to: string
  /** What the record is called. */
  name: string
  /** What whoever hears the link alone is told, where the record may be changed. */
  label: string
  /** The right to change it. */
  writes?: Act
  children: ReactNode
}

/** Leads to the form of a record: to change it, or to look at it for those who may not. */
export function EditLink({ to, name, label, writes = 'records.write', children }: EditLinkProps) {
  const { view } = useWords(adminForm)
  const mayEdit = useMay(writes)
  return (
    <ButtonLink to={to} kind="outline" small aria-label={mayEdit ? label : `${view} ${name}`}>
      {mayEdit ? children : view}
    </ButtonLink>
  )
}
