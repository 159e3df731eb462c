import { attachmentWords } from '#content/attachment-words.ts'
import type { RefusedNote } from '#domain/quotes/attached-files.ts'
import type { ListedFile } from '#domain/quotes/request-view.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { FileList } from './file-list.tsx'
import { FilesField } from './files-field.tsx'

type RequestFilesProps = { files: ListedFile[]; path: string; error: string | undefined }

export function RequestFiles({ files, path, error }: RequestFilesProps) {
  const words = useWords(attachmentWords)
  return (
    <section className="request-panel request-files" aria-labelledby="request-files">
      <h2 id="request-files" className="text-h3">
        {words.label}
      </h2>
      {files.length > 0 && <FileList files={files} path={path} />}
      <details open={error !== undefined}>
        <summary>{words.more}</summary>
        <form method="post" action={path} encType="multipart/form-data" className="request-files-form">
          <input type="hidden" name="intent" value="file" />
          <FilesField id="request-attachments" error={error} isMore />
          <Button type="submit" kind="outline">
            {words.send}
          </Button>
        </form>
      </details>
    </section>
  )
}

/** Files that were not taken, each with its reason. */
export function RefusedFiles({ refused }: { refused: RefusedNote[] }) {
  const words = useWords(attachmentWords)
  if (refused.length === 0) return null
  return (
    <div className="message message-warn request-refused" role="alert">
      <p className="semibold">{words.refused}</p>
      <ul>
        {refused.map(({ name, reason }, place) => (
          <li key={place}>
            <bdi>{name}</bdi>: {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
