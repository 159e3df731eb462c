import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { editorWords } from '#content/admin/editor.ts'
import { linkText, readTypedLink } from '#domain/posts/rich-text-link.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { EditorDialog, leaving } from './editor-dialog.tsx'

type LinkDialogProps = { editor: Editor; onClose: () => void }

/** Asks where the chosen words lead. Shown again each time, so the field starts with the link at the cursor or empty. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const words = useWords(editorWords).link
  const [{ href: current }] = useState(() => editor.getAttributes('link'))
  const [typed, setTyped] = useState(typeof current === 'string' ? current : '')
  const [isWrong, setWrong] = useState(false)

  const leave = leaving(editor, onClose)
  const insert = () => {
    const address = readTypedLink(typed)
    const isRefused = address === null && typed.trim() !== ''
    if (isRefused) setWrong(true)
    if (address !== null) setLink(editor, address)
    return !isRefused
  }
  const remove = () => {
    editor.commands.unsetLink()
    leave()
  }
  return (
    <EditorDialog
      title={words.button}
      verb={words.insert}
      onDone={insert}
      onLeave={leave}
      more={
        current !== undefined && (
          <Button kind="danger" onClick={remove}>
            {words.remove}
          </Button>
        )
      }
      noValidate
    >
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
    </EditorDialog>
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
