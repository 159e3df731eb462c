import { useRef } from 'react'
import { categoriesScreen } from '#content/admin/categories.ts'
import { useWords } from '#app/locale.ts'
import { Confirm } from '#app/ui/base/confirm.tsx'
import { DeleteDialog } from '#app/ui/admin/deletion/delete-dialog.tsx'
import type { useDeletion } from '#app/ui/admin/deletion/use-deletion.tsx'
import { FilledChoice, type Target } from './filled-choice.tsx'

type DeleteCategoryDialogProps = Omit<ReturnType<typeof useDeletion>, 'ask'> & { targets: Target[] }

/** Asks before a category goes, and then, where it has products, what becomes of them (docs/specification S28). */
export function DeleteCategoryDialog({ targets, ...deletion }: DeleteCategoryDialogProps) {
  const { deletion: words } = useWords(categoriesScreen)
  const choice = useRef<HTMLFormElement>(null)
  const { answer, remove, close, isBusy } = deletion
  if (answer?.kind !== 'filled') return <DeleteDialog {...deletion} verb={words.verb} />
  return (
    <Confirm
      open={deletion.deletion !== null}
      title={words.filled}
      text={
        <form ref={choice} className="form-fields">
          <p>{answer.message}</p>
          <FilledChoice
            targets={targets.filter(({ id }) => !deletion.deletion?.to.endsWith(`/${encodeURIComponent(id)}`))}
          />
        </form>
      }
      verb={words.verb}
      busy={isBusy}
      onConfirm={() => remove(choice.current ? textsOf(new FormData(choice.current)) : {})}
      onCancel={close}
    />
  )
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
