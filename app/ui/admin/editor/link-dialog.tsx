import type { Editor } from '@tiptap/react'
import { useId, useState, type FormEvent } from 'react'
import { formLabels } from '../../../../content/form-labels.ts'
import { editorWords } from '../../../../content/admin/editor.ts'
import { linkText, readTypedLink } from '../../../../domain/posts/rich-text-link.ts'
import { useWords } from '../../../locale.ts'
import { Button } from '../../base/button.tsx'
import { Dialog } from '../../base/dialog.tsx'
import { TextField } from '../../base/field/text-field.tsx'
import { ApartFromForm } from './apart-from-form.tsx'

type LinkDialogProps = { editor: Editor; onClose: () => void }

/** Asks where the chosen words lead. Shown again each time, so the field starts with the link at the cursor or empty. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const words = useWords(editorWords).link
  const { cancel } = useWords(formLabels)
  const formId = useId()
  const [{ href: current }] = useState(() => editor.getAttributes('link'))
  const [typed, setTyped] = useState(typeof current === 'string' ? current : '')
  const [isWrong, setWrong] = useState(false)

  const leave = () => {
    onClose()
    editor.commands.focus()
  }
  const insert = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = readTypedLink(typed)
    if (address === null && typed.trim() !== '') return setWrong(true)
    if (address !== null) setLink(editor, address)
    return leave()
  }
  const remove = () => {
    editor.commands.unsetLink()
    leave()
  }
  return (
    <ApartFromForm>
      <Dialog
        open
        onClose={leave}
        title={words.button}
        small
        foot={
          <>
            <Button type="submit" form={formId}>
              {words.insert}
            </Button>
            <Button kind="outline" onClick={leave}>
              {cancel}
            </Button>
            {current !== undefined && (
              <Button kind="danger" onClick={remove}>
                {words.remove}
              </Button>
            )}
          </>
        }
      >
        <form id={formId} noValidate onSubmit={insert}>
          <TextField
            label={words.address}
            hint={words.hint}
            error={isWrong ? words.invalid : undefined}
            name="url"
            inputMode="url"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              setWrong(false)
            }}
            ltr
            data-first-focus
          />
        </form>
      </Dialog>
    </ApartFromForm>
  )
}

/** Chosen words become the link; where none are chosen the address is written as one. */
function setLink(editor: Editor, href: string) {
  const { empty } = editor.state.selection
  if (empty && !editor.isActive('link')) {
    editor.commands.insertContent({ type: 'text', text: linkText(href), marks: [{ type: 'link', attrs: { href } }] })
  } else {
    editor.chain().extendMarkRange('link').setLink({ href }).run()
  }
}
