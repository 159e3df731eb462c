import { attachmentWords } from '../../../content/attachment-words.ts'
import { ACCEPTED_FILES, ATTACHMENTS } from '../../../domain/quotes/attached-files.ts'
import { useWords } from '../../locale.ts'
import { FieldFrame } from '../base/field/field-frame.tsx'

type FilesFieldProps = { id: string; error?: string | undefined; optional?: boolean }

/** Files that go with what is sent. */
export function FilesField({ id, error, optional = false }: FilesFieldProps) {
  const { label, hint } = useWords(attachmentWords)
  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} {...(error && { error })}>
      {(control) => (
        <input
          {...control}
          type="file"
          name={ATTACHMENTS}
          accept={ACCEPTED_FILES}
          multiple
          className="control list-sheet"
        />
      )}
    </FieldFrame>
  )
}
