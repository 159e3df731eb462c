import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { editorWords } from '#content/admin/editor.ts'
import { directionOf, type Locale } from '#domain/text/locale.ts'
import { fileUrl } from '#domain/site/picture.ts'
import { useWords } from '#app/locale.ts'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import type { UploadedFile } from '#app/ui/admin/form/upload/uploaded-file.ts'
import { PictureChoice } from './picture-choice.tsx'
import type { EditedPicture } from './stored-picture.ts'
import { EditorDialog, leaving } from './editor-dialog.tsx'

type PictureDialogProps = {
  editor: Editor
  /** What was dropped or pasted; the first of them is uploaded at once. */
  files: File[]
  /** The language of the text, and so of the words beside the picture. */
  locale: Locale
  onClose: () => void
}

/** Takes a picture into the text, or changes the words of the one that is chosen there. */
export function PictureDialog({ editor, files, locale, onClose }: PictureDialogProps) {
  const words = useWords(editorWords).picture
  const [chosen] = useState(() => (files.length === 0 ? chosenPicture(editor) : null))
  const [file, setFile] = useState<UploadedFile | null>(null)
  const [alt, setAlt] = useState(chosen?.alt ?? '')
  const [caption, setCaption] = useState(chosen?.caption ?? '')
  const [isMissing, setMissing] = useState(false)

  const save = () => {
    const described = { alt: alt.trim(), caption: caption.trim() }
    if (chosen) editor.commands.updateAttributes('image', described)
    else if (file)
      insertPicture(editor, { ...described, src: fileUrl(file.name), width: file.width, height: file.height })
    else setMissing(true)
    return chosen !== null || file !== null
  }
  const ofText = { lang: locale, dir: directionOf(locale) }
  return (
    <EditorDialog
      title={chosen ? words.editTitle : words.insertTitle}
      verb={chosen ? words.save : words.insert}
      onDone={save}
      onLeave={leaving(editor, onClose)}
      className="grid gap-5"
    >
      {chosen ? (
        <img src={chosen.src} alt="" className="editor-chosen" />
      ) : (
        <PictureChoice first={files[0]} file={file} error={isMissing ? words.missing : undefined} onFile={setFile} />
      )}
      <TextField
        {...ofText}
        label={words.alt}
        hint={words.altHint}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      <TextField
        {...ofText}
        label={words.caption}
        optional
        value={caption}
        onChange={({ currentTarget }) => setCaption(currentTarget.value)}
      />
    </EditorDialog>
  )
}

function chosenPicture(editor: Editor): EditedPicture | null {
  return editor.isActive('image') ? (editor.getAttributes('image') as EditedPicture) : null
}

function insertPicture(editor: Editor, attrs: EditedPicture) {
  editor.commands.insertContent({ type: 'image', attrs })
}
