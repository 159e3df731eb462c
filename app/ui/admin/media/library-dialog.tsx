import { FileText } from 'lucide-react'
import { useState } from 'react'
import { libraryWords } from '#content/admin/media/library.ts'
import type { FileKind } from '#domain/site/stored-file.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Dialog } from '#app/ui/base/dialog.tsx'
import { ApartFromForm } from '#app/ui/admin/editor/apart-from-form.tsx'
import type { UploadedFile } from '#app/ui/admin/form/upload/uploaded-file.ts'
import { useLibrary, type LibraryFile } from './use-library.ts'

type LibraryDialogProps = { kind: FileKind; onClose: () => void; onChoose: (file: UploadedFile) => void }

/** Files of one kind, found as on the library's own page; pressing one chooses it. */
export function LibraryDialog({ kind, onClose, onChoose }: LibraryDialogProps) {
  const words = useWords(libraryWords)
  const [search, setSearch] = useState('')
  const { state, files, total, more, retry } = useLibrary(kind, search)
  const choose = ({ name, original_name: originalName, width, height }: LibraryFile) =>
    onChoose({ name, originalName, width, height })
  return (
    <ApartFromForm>
      <Dialog open onClose={onClose} title={words.open}>
        <div className="grid gap-4">
          <input
            type="search"
            className="control"
            data-first-focus
            aria-label={words.search}
            placeholder={words.search}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <p role="status" className={state === 'ready' && files.length > 0 ? 'sr-only' : 'text-ink-2'}>
            {statusOf({ state, total, search }, words)}
          </p>
          {state === 'failed' && (
            <div>
              <Button kind="outline" small onClick={retry}>
                {words.retry}
              </Button>
            </div>
          )}
          <ul className="library-files" aria-label={words.files} aria-busy={state === 'loading' || undefined}>
            {files.map((file) => (
              <li key={file.name}>
                <button type="button" className="library-file" onClick={() => choose(file)}>
                  <LibraryThumb file={file} />
                  <bdi>{file.original_name || `…${file.name.slice(-12)}`}</bdi>
                </button>
              </li>
            ))}
          </ul>
          {files.length < total && (
            <div>
              <Button kind="outline" small busy={state === 'loading'} onClick={more}>
                {words.more}
              </Button>
            </div>
          )}
        </div>
      </Dialog>
    </ApartFromForm>
  )
}

function LibraryThumb({ file: { thumbnail_url: source } }: { file: LibraryFile }) {
  return (
    <span className="library-thumb" aria-hidden="true">
      {source ? <img src={source} alt="" width={160} height={120} loading="lazy" /> : <FileText />}
    </span>
  )
}

type Standing = { state: string; total: number; search: string }
type Words = Record<'failed' | 'loading' | 'none' | 'noneFound' | 'files', string>

function statusOf({ state, total, search }: Standing, words: Words): string {
  if (state === 'failed') return words.failed
  if (state === 'loading') return words.loading
  if (total > 0) return `${words.files}: ${total}`
  return search.trim() === '' ? words.none : words.noneFound
}
