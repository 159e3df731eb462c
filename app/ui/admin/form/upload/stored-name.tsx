import { libraryWords } from '#content/admin/media/library.ts'
import { useWords } from '#app/locale.ts'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import type { UploadedFile } from './uploaded-file.ts'

type StoredNameProps = {
  /** `existing_image`. */
  name: string
  label: string
  file: UploadedFile | null
  onType: (name: string) => void
}

/** Holds the stored name of a field's file. It is seen without scripts alone, where a file of the library is named by it. */
export function StoredName({ name, label, file, onType }: StoredNameProps) {
  const { stored } = useWords(libraryWords)
  return (
    <TextField
      className="stored-name"
      label={`${label}: ${stored}`}
      name={name}
      value={file?.name ?? ''}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      autoComplete="off"
      ltr
    />
  )
}
