import { CircleAlert, ImagePlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { useWords } from '#app/locale.ts'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { DropZone } from '#app/ui/base/field/drop-zone.tsx'
import { FileButton } from '#app/ui/admin/form/upload/file-button.tsx'
import { LibraryButton } from '#app/ui/admin/media/library-button.tsx'
import { MadeSmaller } from '#app/ui/admin/form/upload/made-smaller.tsx'
import { TransferLine } from '#app/ui/admin/form/upload/transfer-line.tsx'
import { fileLine, previewUrl, type UploadedFile } from '#app/ui/admin/form/upload/uploaded-file.ts'
import { useUpload } from '#app/ui/admin/form/upload/use-upload.ts'

type PictureChoiceProps = {
  /** A file that is already there: dropped into the text, or pasted. */
  first: File | undefined
  file: UploadedFile | null
  error: string | undefined
  onFile: (file: UploadedFile) => void
}

/** Chooses a picture by button or by dropping it, and uploads it at once. */
export function PictureChoice({ first, file, error, onFile }: PictureChoiceProps) {
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
