import { FileText, ImageOff, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { fileUrl } from '#domain/site/picture.ts'
import { storedKind } from '#domain/site/stored-file.ts'
import { useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { DropZone } from '#app/ui/base/field/drop-zone.tsx'
import { FileButton } from './file-button.tsx'
import { useField, useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import type { FileKind } from './send-upload.ts'
import { LibraryButton } from '#app/ui/admin/media/library-button.tsx'
import { MadeSmaller } from './made-smaller.tsx'
import { TransferLine } from './transfer-line.tsx'
import { fileLine, knownFile, previewUrl, type UploadedFile } from './uploaded-file.ts'
import { type Transfer, useUpload } from './use-transfers.ts'
import { libraryWords } from '#content/admin/media/library.ts'
import { TextField } from '#app/ui/base/field/text-field.tsx'

type UploadFieldProps = {
  /** Takes a new file. */
  name: string
  /** Holds the stored name of the file that is there, or of one that was uploaded: `existing_image`. */
  existing: string
  kind: FileKind
  label: string
  /** What it is for. */
  hint?: string
  /** Another name under which its problems come. */
  problems?: string
  /** What is known of the files that the record shows. */
  known: readonly UploadedFile[]
}

/** One picture or PDF: shown, opened, replaced, removed, by button or by dropping a file. Its value is the stored name. */
export function UploadField({ name, existing, kind, label, hint, problems = name, known }: UploadFieldProps) {
  const words = useWords(adminForm).upload
  const field = useField(existing)
  const [refused, refusedElsewhere] = [useField(name).error, useField(problems).error]
  const error = field.error ?? refused ?? refusedElsewhere
  const { touch } = useRecordForm()
  const [file, setFile] = useState(() => (field.value ? knownFile(field.value, known) : null))
  const { running, start, retry, cancel } = useUpload(kind, setFile)
  const transfer = running.at(-1)
  const startOne = (files: File[]) => {
    for (const other of running) cancel(other)
    start(files.slice(0, 1))
  }
  useEffect(touch, [file, touch])
  return (
    <DropZone onFiles={startOne} className="upload">
      <Preview name={name} kind={kind} file={file} transfer={transfer} />
      <div className="upload-body" role="group" aria-label={label}>
        <p className="field-label">{label}</p>
        {hint && <p className="field-hint">{hint}</p>}
        {transfer ? (
          <TransferLine
            transfer={transfer}
            onRetry={retry}
            onCancel={cancel}
            other={
              <FileButton name={name} kind={kind} label={words.other} description={label} replaces onFiles={startOne} />
            }
          />
        ) : (
          <FileChoice {...{ name, kind, label, file }} onFiles={startOne} onFile={setFile} />
        )}
        <StoredName
          name={existing}
          label={label}
          file={file}
          onType={(typed) => setFile(typed ? knownFile(typed, known) : null)}
        />
        {error && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
      </div>
    </DropZone>
  )
}

type FileChoiceProps = {
  name: string
  kind: FileKind
  label: string
  file: UploadedFile | null
  onFiles: (files: File[]) => void
  onFile: (file: UploadedFile | null) => void
}

function FileChoice({ name, kind, label, file, onFiles, onFile }: FileChoiceProps) {
  const words = useWords(adminForm).upload
  const choose = isPicture(kind) ? words.choosePicture : words.choosePdf
  return (
    <>
      <p className="upload-line">{file ? <Ltr>{fileLine(file)}</Ltr> : kindHint(kind, words)}</p>
      <MadeSmaller file={file} />
      <div className="upload-actions">
        <FileButton
          name={name}
          kind={kind}
          label={file ? words.replace : choose}
          description={label}
          replaces={file !== null}
          onFiles={onFiles}
        />
        <LibraryButton kind={storedKind(kind)} label={label} onChoose={onFile} />
        {file && <FileActions file={file} kind={kind} label={label} onRemove={() => onFile(null)} />}
      </div>
    </>
  )
}

function isPicture(kind: FileKind): boolean {
  return storedKind(kind) === 'image'
}

function kindHint(
  kind: FileKind,
  words: Record<'pictureKinds' | 'pdfKinds' | 'logoKinds' | 'markKinds' | 'catalogueKinds', string>,
) {
  const hints: Record<FileKind, string> = {
    image: words.pictureKinds,
    pdf: words.pdfKinds,
    logo: words.logoKinds,
    mark: words.markKinds,
    catalogue: words.catalogueKinds,
  }
  return hints[kind]
}

type ActionsProps = { file: UploadedFile; kind: FileKind; label: string; onRemove: () => void }

function FileActions({ file, kind, label, onRemove }: ActionsProps) {
  const words = useWords(adminForm).upload
  return (
    <>
      {!isPicture(kind) && (
        <ButtonLink kind="quiet" small href={fileUrl(file.name)} target="_blank" rel="noopener">
          {words.open}
        </ButtonLink>
      )}
      <Button
        kind="danger"
        small
        icon
        className="button-bare upload-remove needs-scripts"
        aria-label={words.remove(label)}
        onClick={onRemove}
      >
        <Trash2 />
      </Button>
    </>
  )
}

type PreviewProps = { name: string; kind: FileKind; file: UploadedFile | null; transfer?: Transfer }

function Preview({ name, kind, file, transfer }: PreviewProps) {
  const source = transfer?.preview ?? (file && isPicture(kind) ? previewUrl(file) : null)
  const Icon = isPicture(kind) ? ImageOff : FileText
  return (
    <span className="upload-preview" data-file={name} aria-hidden="true">
      {source ? <img src={source} alt="" width={96} height={96} /> : <Icon />}
    </span>
  )
}

type StoredNameProps = {
  /** `existing_image`. */
  name: string
  label: string
  file: UploadedFile | null
  onType: (name: string) => void
}

/** Holds the stored name of a field's file. It is seen without scripts alone, where a file of the library is named by it. */
function StoredName({ name, label, file, onType }: StoredNameProps) {
  const { stored } = useWords(libraryWords)
  return (
    <TextField
      className="scripted:hidden"
      label={`${label}: ${stored}`}
      name={name}
      value={file?.name ?? ''}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      autoComplete="off"
      ltr
    />
  )
}
