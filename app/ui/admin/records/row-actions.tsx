import { Copy, Pencil, Trash2 } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { recordWords } from '#content/admin/records/record-words.ts'
import { copyPath, openedFrom } from '#domain/accounts/staff-paths.ts'
import { COPIED_KINDS } from '#domain/records/lists/copied-texts.ts'
import { recordKind } from '#domain/kinds.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { deletePath, listPath, type ListedKind } from '#app/record-address.ts'
import { asked, deletionPath, type Deletion } from '#app/ui/admin/deletion/deletion.ts'
import { EditLink } from '#app/ui/admin/edit-link.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'

type RowActionsProps = {
  kind: ListedKind
  id: string
  /** What the record is called. */
  name: string
  /** The list that staff come back to. */
  path: string
  ask: (deletion: Deletion) => (event: MouseEvent) => void
  /** Its buttons are as large as those of the page. */
  isLarge?: boolean
  /** Stands behind the way to its form. */
  children?: ReactNode
}

/** What can be done with a record of a list; without scripts the question before a deletion is a page of its own. */
export function RowActions({ kind, id, name, path, ask, isLarge, children }: RowActionsProps) {
  const locale = useLocale()
  const { duplicateNamed, rowActions } = useWords(adminForm)
  const { form, writes } = recordKind(kind)
  const words = recordWords(kind).deletion!
  const to = deletePath(kind, id)
  const button = { small: !isLarge, icon: true }
  return (
    <>
      <EditLink to={openedFrom(path, form(id))} name={name} label={rowActions.editNamed(name)} writes={writes}>
        <Pencil />
        {rowActions.edit}
      </EditLink>
      {children}
      <IfMay act={writes}>
        {COPIED_KINDS.some((one) => one === kind) && (
          <ButtonLink
            {...button}
            to={copyPath(path, `${listPath(kind)}/add`, id)}
            kind="outline"
            aria-label={duplicateNamed(name)}
          >
            <Copy />
          </ButtonLink>
        )}
        <ButtonLink
          {...button}
          to={deletionPath(to, path, 'list')}
          kind="danger"
          aria-label={rowActions.removeNamed(name)}
          onClick={ask({ to, ...asked(words, 'inList', name, locale) })}
        >
          <Trash2 />
        </ButtonLink>
      </IfMay>
    </>
  )
}
