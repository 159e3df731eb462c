import { EditorContent, type Editor } from '@tiptap/react'
import { memo, useRef, useState } from 'react'
import { editorWords } from '#content/admin/editor.ts'
import { linkText, readTypedLink } from '#domain/posts/rich-text.ts'
import { directionOf } from '#domain/text/locale.ts'
import { useWords } from '#app/locale.ts'
import { EditorBar } from './editor-bar.tsx'
import type { LeftOut } from './left-out.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { useTextEditor, type TextEditorOptions } from './use-text-editor.ts'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { EditorDialog, leaving } from './editor-dialog.tsx'

type RichTextEditorProps = TextEditorOptions & { label: string }

/** What stands over the editor: nothing, or one of its dialogs. Files came by a drop or from the clipboard. */
type Asking = { kind: 'nothing' } | { kind: 'link' } | { kind: 'picture'; files: File[] }

const NOTHING: LeftOut = { pictures: 0, links: 0, embedded: [] }

/** One text with its own bar, in the direction of its language. Loaded with the screen that shows it. */
export const RichTextEditor = memo(function RichTextEditor({ label, ...options }: RichTextEditorProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState<Asking>({ kind: 'nothing' })
  const [leftOut, setLeftOut] = useState(NOTHING)
  const words = useWords(editorWords).leftOut
  const askForLink = () => setAsking({ kind: 'link' })
  const askForPictures = (files: File[]) => setAsking({ kind: 'picture', files })
  const editor = useTextEditor(options, {
    onLink: askForLink,
    onBar: () => frame.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus(),
    onPictures: askForPictures,
    onLeftOut: setLeftOut,
  })
  if (editor === null) return null

  const close = () => setAsking({ kind: 'nothing' })
  return (
    <div ref={frame} className="editor">
      <EditorBar
        editor={editor}
        direction={directionOf(options.locale)}
        label={label}
        onLink={askForLink}
        onPicture={() => askForPictures([])}
      />
      <EditorContent editor={editor} />
      <div role="status" className="field-doubt">
        {leftOut.pictures > 0 && <p className="field-hint">{words.pictures(leftOut.pictures)}</p>}
        {leftOut.links > 0 && <p className="field-hint">{words.links(leftOut.links)}</p>}
      </div>
      {asking.kind === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asking.kind === 'picture' && (
        <PictureDialog
          key={asking.files.length}
          editor={editor}
          files={asking.files}
          locale={options.locale}
          onClose={() => (asking.files.length > 1 ? askForPictures(asking.files.slice(1)) : close())}
        />
      )}
    </div>
  )
})

/** Asks where the chosen words lead. Shown again each time, so the field starts with the link at the cursor or empty. */
function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
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
