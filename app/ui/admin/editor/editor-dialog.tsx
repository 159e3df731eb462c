import type { Editor } from '@tiptap/react'
import { useId, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { formLabels } from '#content/form-labels.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Dialog } from '#app/ui/base/dialog.tsx'
import { ApartFromForm } from './apart-from-form.tsx'

type EditorDialogProps = Omit<ComponentProps<'form'>, 'id' | 'onSubmit'> & {
  title: string
  /** The words of the button that does it. */
  verb: string
  /** Does it; false leaves the dialog open. */
  onDone: () => boolean
  onLeave: () => void
  /** Further buttons. */
  more?: ReactNode
}

/** A form about what is chosen in a text, in front of it. */
export function EditorDialog({ title, verb, onDone, onLeave, more, ...form }: EditorDialogProps) {
  const { cancel } = useWords(formLabels)
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (onDone()) onLeave()
  }
  return (
    <ApartFromForm>
      <Dialog
        open
        onClose={onLeave}
        title={title}
        small
        foot={
          <>
            <Button type="submit" form={id}>
              {verb}
            </Button>
            <Button kind="outline" onClick={onLeave}>
              {cancel}
            </Button>
            {more}
          </>
        }
      >
        <form {...form} id={id} onSubmit={submit} />
      </Dialog>
    </ApartFromForm>
  )
}

/** Closes the dialog and goes back to the text. */
export function leaving(editor: Editor, onClose: () => void): () => void {
  return () => {
    onClose()
    editor.commands.focus()
  }
}
