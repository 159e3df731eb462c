import { CodedText } from './code.tsx'
import type { ReactNode } from 'react'
import { formLabels } from '#content/form-labels.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmProps = {
  open: boolean
  title: string
  /** What will happen. */
  text?: ReactNode
  /** The verb on the red button: what happens when it is pressed. */
  verb: string
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is lost. Focus starts on the harmless answer. */
export function Confirm({ open, title, text, verb, busy, onConfirm, onCancel }: ConfirmProps) {
  const labels = useLabels()
  const { cancel } = useWords(formLabels)
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      small
      foot={
        <>
          <Button onClick={onConfirm} busy={busy} busyText={labels.loading}>
            {verb}
          </Button>
          <Button kind="outline" onClick={onCancel} data-first-focus>
            {cancel}
          </Button>
        </>
      }
    >
      {typeof text === 'string' ? <CodedText text={text} /> : text}
    </Dialog>
  )
}
