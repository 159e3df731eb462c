import type { Editor } from '@tiptap/react'
import { useState, useEffect, useRef } from 'react'
import { editorWords } from '#content/admin/editor.ts'
import { directionOf, type Locale } from '#domain/text/locale.ts'
import { fileUrl } from '#domain/site/picture.ts'
import { useWords } from '#app/locale.ts'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { type UploadedFile, fileLine, previewUrl } from '#app/ui/admin/form/upload/uploaded-file.ts'
import type { EditedPicture } from './stored-picture.ts'
import { EditorDialog, leaving } from './editor-dialog.tsx'
import { CircleAlert, ImagePlus } from 'lucide-react'
import { adminForm } from '#content/admin/form.ts'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { DropZone } from '#app/ui/base/field/drop-zone.tsx'
import { FileButton } from '#app/ui/admin/form/upload/file-button.tsx'
import { LibraryButton } from '#app/ui/admin/media/library-button.tsx'
import { MadeSmaller } from '#app/ui/admin/form/upload/made-smaller.tsx'
import { TransferLine } from '#app/ui/admin/form/upload/transfer-line.tsx'
import { useUpload } from '#app/ui/admin/form/upload/use-transfers.ts'

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
        <img src={chosen.src} alt="" className="max-tall-240 rounded-md" />
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

type PictureChoiceProps = {
  /** A file that is already there: dropped into the text, or pasted. */
  first: File | undefined
  file: UploadedFile | null
  error: string | undefined
  onFile: (file: UploadedFile) => void
}

/** Chooses a picture by button or by dropping it, and uploads it at once. */
function PictureChoice({ first, file, error, onFile }: PictureChoiceProps) {
  const words = useWords(adminForm).upload
  const { running, start, retry, cancel } = useUpload('image', onFile)
  const transfer = running.at(-1)
  const startOne = (files: File[]) => {
    for (const other of running) cancel(other)
    start(files.slice(0, 1))
  }
  const begun = useRef(false)
  useEffect(() => {
    if (first && !begun.current) start([first])
    begun.current = true
  })
  const source = transfer?.preview ?? (file && previewUrl(file))
  return (
    <DropZone onFiles={startOne} className="upload">
      <span className="upload-preview" aria-hidden="true">
        {source ? <img src={source} alt="" width={96} height={96} /> : <ImagePlus />}
      </span>
      <div className="upload-body">
        {transfer ? (
          <TransferLine
            transfer={transfer}
            onRetry={retry}
            onCancel={cancel}
            other={<FileButton name="file" kind="image" label={words.other} replaces onFiles={startOne} />}
          />
        ) : (
          <>
            <p className="upload-line">{file ? <Ltr>{fileLine(file)}</Ltr> : words.pictureKinds}</p>
            <MadeSmaller file={file} />
            <div className="upload-actions">
              <FileButton
                name="file"
                kind="image"
                label={file ? words.replace : words.choosePicture}
                onFiles={startOne}
              />
              <LibraryButton kind="image" label={words.choosePicture} onChoose={onFile} />
            </div>
          </>
        )}
        {error && !file && !transfer && (
          <p className="field-error" role="alert">
            <CircleAlert />
            {error}
          </p>
        )}
      </div>
    </DropZone>
  )
}
