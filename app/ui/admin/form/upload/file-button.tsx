import { Upload } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useHydrated } from '#app/delivery/hydration.ts'
import { ACCEPTED, type FileKind } from './send-upload.ts'

type FileButtonProps = {
  /** With scripts the field is emptied at once: the file is uploaded and goes by its stored name. */
  name: string
  kind?: FileKind
  /** The types that may be chosen, where that is not one kind. */
  accept?: string
  multiple?: boolean
  label: string
  /** What the button is for, where its words alone do not say it. */
  description?: string
  /** For a file that is there: without the sign of uploading. */
  replaces?: boolean
  onFiles: (files: File[]) => void
}

/** A file field that looks like a button. */
export function FileButton({
  name,
  kind = 'image',
  accept = ACCEPTED[kind],
  multiple,
  label,
  description,
  replaces,
  onFiles,
}: FileButtonProps) {
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const take = () => {
    const files = [...(input.current?.files ?? [])]
    if (input.current) input.current.value = ''
    if (files.length > 0) onFiles(files)
  }
  const takeEarlier = useEffectEvent(take)
  // A file that was chosen before the page was hydrated.
  useEffect(() => takeEarlier(), [])
  return (
    <label className="file-button button button-small button-outline">
      {!replaces && <Upload />}
      <input
        ref={input}
        type="file"
        name={name}
        accept={accept}
        multiple={multiple}
        aria-label={description && `${label}: ${description}`}
        onChange={isHydrated ? take : undefined}
      />
      {label}
    </label>
  )
}
