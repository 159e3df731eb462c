import type { Editor } from '@tiptap/react'
import { useId, useState, type FormEvent } from 'react'
import { formLabels } from '../../../../content/form-labels.ts'
import { editorWords } from '../../../../content/admin/editor.ts'
import { directionOf, type Locale } from '../../../../domain/text/locale.ts'
import { fileUrl } from '../../../../domain/site/picture.ts'
import { useWords } from '../../../locale.ts'
import { Button } from '../../base/button.tsx'
import { Dialog } from '../../base/dialog.tsx'
import { TextField } from '../../base/field/text-field.tsx'
import type { UploadedFile } from '../form/upload/uploaded-file.ts'
import { ApartFromForm } from './apart-from-form.tsx'
import { PictureChoice } from './picture-choice.tsx'
import type { EditedPicture } from './stored-picture.ts'

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
  const { cancel } = useWords(formLabels)
  const formId = useId()
  const [chosen] = useState(() => (files.length === 0 ? chosenPicture(editor) : null))
  const [file, setFile] = useState<UploadedFile | null>(null)
  const [alt, setAlt] = useState(chosen?.alt ?? '')
  const [caption, setCaption] = useState(chosen?.caption ?? '')
  const [isMissing, setMissing] = useState(false)

  const leave = () => {
    onClose()
    editor.commands.focus()
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const described = { alt: alt.trim(), caption: caption.trim() }
    if (chosen) editor.commands.updateAttributes('image', described)
    else if (file)
      insertPicture(editor, { ...described, src: fileUrl(file.name), width: file.width, height: file.height })
    else return setMissing(true)
    return leave()
  }
  const ofText = { lang: locale, dir: directionOf(locale) }
  return (
    <ApartFromForm>
      <Dialog
        open
        onClose={leave}
        title={chosen ? words.editTitle : words.insertTitle}
        small
        foot={
          <>
            <Button type="submit" form={formId}>
              {chosen ? words.save : words.insert}
            </Button>
            <Button kind="outline" onClick={leave}>
              {cancel}
            </Button>
          </>
        }
      >
        <form id={formId} className="grid gap-5" onSubmit={save}>
          {chosen ? (
            <img src={chosen.src} alt="" className="editor-chosen" />
          ) : (
            <PictureChoice
              first={files[0]}
              file={file}
              error={isMissing ? words.missing : undefined}
              onFile={setFile}
            />
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
        </form>
      </Dialog>
    </ApartFromForm>
  )
}

function chosenPicture(editor: Editor): EditedPicture | null {
  return editor.isActive('image') ? (editor.getAttributes('image') as EditedPicture) : null
}

function insertPicture(editor: Editor, attrs: EditedPicture) {
  editor.commands.insertContent({ type: 'image', attrs })
}
