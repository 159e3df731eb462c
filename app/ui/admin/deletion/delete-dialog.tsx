import { useRef } from 'react'
import { categoriesScreen } from '#content/admin/categories.ts'
import { useWords } from '#app/locale.ts'
import { FilledChoice, type Target } from '#app/ui/admin/categories/filled-choice.tsx'
import { Confirm } from '#app/ui/base/confirm.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { BinNote } from './bin-note.tsx'
import { LoadedReferrers } from './referrer-list.tsx'
import type { useDeletion } from './use-deletion.tsx'

type DeleteDialogProps = Omit<ReturnType<typeof useDeletion>, 'ask'> & {
  verb: string
  /** Where the products of a category may go. */
  targets?: Target[] | undefined
}

/** The question before something is deleted, what becomes of what is in it (docs/specification S28), and why that did not work. */
export function DeleteDialog({ deletion, answer, isBusy, remove, close, verb, targets = [] }: DeleteDialogProps) {
  const { filled } = useWords(categoriesScreen.deletion)
  const choice = useRef<HTMLFormElement>(null)
  const isFilled = answer?.kind === 'filled'
  const others = targets.filter(({ id }) => !deletion?.to.endsWith(`/${encodeURIComponent(id)}`))
  return (
    <Confirm
      open={deletion !== null}
      title={isFilled ? filled : (deletion?.question ?? '')}
      text={
        isFilled ? (
          <form ref={choice} className="form-fields">
            <p>{answer.message}</p>
            <FilledChoice targets={others} />
          </form>
        ) : (
          <>
            <p>{deletion?.text}</p>
            <BinNote />
            {deletion && <LoadedReferrers page={deletion.to} />}
            {answer && !isBusy && (
              <div className="mt-4">
                <Message tone="error">{answer.message}</Message>
              </div>
            )}
          </>
        )
      }
      verb={verb}
      busy={isBusy}
      onConfirm={() => remove(choice.current ? textsOf(new FormData(choice.current)) : {})}
      onCancel={close}
    />
  )
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
