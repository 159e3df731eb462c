import { FileText } from 'lucide-react'
import { attachmentWords } from '#content/attachment-words.ts'
import type { ListedFile } from '#domain/quotes/request-view.ts'
import { useWords } from '#app/locale.ts'

/** Files with who sent them; `path` is where they are below `files`. */
export function FileList({ files, path }: { files: ListedFile[]; path: string }) {
  const words = useWords(attachmentWords)
  return (
    <ul className="file-list">
      {files.map(({ id, name, size, sentBy, when }) => (
        <li key={id}>
          <FileText aria-hidden="true" />
          <p>
            <a href={`${path}/files/${id}`} download className="underline">
              <bdi>{name}</bdi>
            </a>
            <span className="text-small text-ink-3">
              {size} · {sentBy === 'visitor' ? words.fromVisitor : words.fromStaff} · {when}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
