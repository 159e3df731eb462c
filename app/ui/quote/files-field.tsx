import { attachmentWords } from '#content/attachment-words.ts'
import { ACCEPTED_FILES, ATTACHMENTS } from '#domain/quotes/attached-files.ts'
import { useWords } from '#app/locale.ts'
import { FileField } from '#app/ui/base/field/file-field.tsx'

/** `isMore`: beside those that are listed. */
type FilesFieldProps = { id: string; error?: string | undefined; optional?: boolean; isMore?: boolean }

export function FilesField({ id, error, optional = false, isMore = false }: FilesFieldProps) {
  const { label, more, hint } = useWords(attachmentWords)
  return (
    <FileField
      id={id}
      label={isMore ? more : label}
      hint={hint}
      optional={optional}
      {...(error && { error })}
      name={ATTACHMENTS}
      accept={ACCEPTED_FILES}
      multiple
    />
  )
}
