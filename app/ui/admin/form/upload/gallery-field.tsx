import { arrayMove } from '@dnd-kit/sortable'
import { ImageOff, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { libraryWords } from '#content/admin/media/library.ts'
import { adminForm } from '#content/admin/form.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { useHydrated } from '#app/delivery/hydration.ts'
import { LibraryButton } from '#app/ui/admin/media/library-button.tsx'
import { DropZone } from '#app/ui/base/field/drop-zone.tsx'
import { FileButton } from './file-button.tsx'
import { OrderHandle } from '#app/ui/admin/form/fields/order-handle.tsx'
import { useField, useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { useSortableItem } from '#app/ui/admin/form/fields/sortable-context.ts'
import { Sortable } from '#app/ui/admin/form/fields/sortable.tsx'
import { TransferLine } from './transfer-line.tsx'
import { fileLine, knownFile, previewUrl, type UploadedFile } from './uploaded-file.ts'
import { useUpload } from './use-transfers.ts'

type GalleryFieldProps = {
  /** Holds a JSON list of stored names: those that stay, in order. */
  name: string
  /** The name that its problems come under, where that is another one. */
  problems?: string
  /** Takes new files. */
  uploadName: string
  label: string
  known: readonly UploadedFile[]
}

/** The pictures of a record in their order: added by button or by dropping them, moved and removed one by one. */
export function GalleryField({ name, problems = name, uploadName, label, known }: GalleryFieldProps) {
  const words = useWords(adminForm).upload
  const { value, saved } = useField(name)
  const { error } = useField(problems)
  const { touch } = useRecordForm()
  const listed = namesIn(value)
  // A list that nobody can read does not take away what is saved.
  const [files, setFiles] = useState(() => (listed ?? namesIn(saved) ?? []).map((file) => knownFile(file, known)))
  const problem = listed ? error : words.galleryBroken
  const add = (file: UploadedFile) =>
    setFiles((all) => (all.some(({ name }) => name === file.name) ? all : [...all, file]))
  const { running, start, retry, cancel } = useUpload('image', add)
  useEffect(touch, [files, touch])
  return (
    <DropZone onFiles={start} className="gallery-field">
      <input type="hidden" name={name} value={JSON.stringify(files.map((file) => file.name))} />
      <p className="field-label" id={`${name}-label`}>
        {label}
      </p>
      <Sortable
        ids={files.map((file) => file.name)}
        nameOf={(id) => fileLine(knownFile(id, files))}
        layout="grid"
        onMove={(from, to) => setFiles((all) => arrayMove(all, from, to))}
      >
        <ol className="gallery-tiles" aria-labelledby={`${name}-label`}>
          {files.map((file) => (
            <Tile
              key={file.name}
              file={file}
              onRemove={() => setFiles((all) => all.filter((other) => other !== file))}
            />
          ))}
        </ol>
      </Sortable>
      {running.map((transfer) => (
        <TransferLine key={transfer.id} transfer={transfer} onRetry={retry} onCancel={cancel} />
      ))}
      <GalleryFoot name={uploadName} label={label} onFiles={start} onChoose={add} />
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </DropZone>
  )
}

type GalleryFootProps = {
  name: string
  label: string
  onFiles: (files: File[]) => void
  onChoose: (file: UploadedFile) => void
}

/** The ways in which a picture comes into a gallery; without scripts one of the library is named. */
function GalleryFoot({ name, label, onFiles, onChoose }: GalleryFootProps) {
  const words = useWords(adminForm).upload
  const { stored } = useWords(libraryWords)
  return (
    <div className="gallery-foot">
      <FileButton name={name} kind="image" multiple label={words.choosePictures} onFiles={onFiles} />
      <LibraryButton kind="image" label={label} onChoose={onChoose} />
      <noscript>
        <input name={name} className="control" dir="ltr" aria-label={`${label}: ${stored}`} placeholder={stored} />
      </noscript>
      <p className="text-xs text-ink-3">
        <span className="needs-scripts">{words.dropPictures} · </span>
        {words.pictureKinds}
      </p>
    </div>
  )
}

function Tile({ file, onRemove }: { file: UploadedFile; onRemove: () => void }) {
  const words = useWords(adminForm).upload
  const { item, handle } = useSortableItem(file.name)
  const line = fileLine(file)
  const source = previewUrl(file)
  return (
    <li {...item} className="gallery-tile">
      {source ? (
        <img src={source} alt={line} loading="lazy" width={160} height={160} />
      ) : (
        <span className="gallery-tile-away">
          <ImageOff aria-hidden="true" />
          <Ltr>{line}</Ltr>
        </span>
      )}
      {useHydrated() && (
        <span className="flex justify-between">
          <OrderHandle {...handle} />
          <Button kind="danger" small icon className="button-bare" aria-label={words.remove(line)} onClick={onRemove}>
            <Trash2 />
          </Button>
        </span>
      )}
    </li>
  )
}

/** The names in a JSON list; null where the text is none. */
function namesIn(text: string): string[] | null {
  try {
    const list: unknown = JSON.parse(text || '[]')
    return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : null
  } catch {
    return null
  }
}
