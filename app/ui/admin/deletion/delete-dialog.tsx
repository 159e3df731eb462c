import { Confirm } from '#app/ui/base/confirm.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { BinNote } from './bin-note.tsx'
import { LoadedReferrers } from './referrer-list.tsx'
import type { useDeletion } from './use-deletion.tsx'

type DeleteDialogProps = Pick<ReturnType<typeof useDeletion>, 'deletion' | 'answer' | 'isBusy' | 'remove' | 'close'> & {
  verb: string
}

/** The question before something is deleted, and why that did not work. */
export function DeleteDialog({ deletion, answer, isBusy, remove, close, verb }: DeleteDialogProps) {
  return (
    <Confirm
      open={deletion !== null}
      title={deletion?.question ?? ''}
      text={
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
      }
      verb={verb}
      busy={isBusy}
      onConfirm={() => remove()}
      onCancel={close}
    />
  )
}
