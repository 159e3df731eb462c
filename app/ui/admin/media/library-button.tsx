import { Images, FileText } from 'lucide-react'
import { useState, useEffect } from 'react'
import { libraryWords } from '#content/admin/media/library.ts'
import type { FileKind } from '#domain/site/stored-file.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import type { UploadedFile } from '#app/ui/admin/form/upload/uploaded-file.ts'
import { Dialog } from '#app/ui/base/dialog.tsx'
import { ApartFromForm } from '#app/ui/admin/editor/apart-from-form.tsx'

type LibraryButtonProps = {
  kind: FileKind
  /** What the file is for. */
  label: string
  onChoose: (file: UploadedFile) => void
}

/** Takes a file that was uploaded before; nothing without scripts, where its name can be typed. */
export function LibraryButton({ kind, label, onChoose }: LibraryButtonProps) {
  const words = useWords(libraryWords)
  const [isOpen, setOpen] = useState(false)
  if (!useHydrated()) return null
  return (
    <>
      <Button kind="outline" small onClick={() => setOpen(true)} aria-label={words.openFor(label)}>
        <Images />
        {words.open}
      </Button>
      {isOpen && (
        <LibraryDialog
          kind={kind}
          onClose={() => setOpen(false)}
          onChoose={(file) => {
            setOpen(false)
            onChoose(file)
          }}
        />
      )}
    </>
  )
}

const CALL = '/api/uploads/getall.php'
const TAGS_CALL = '/api/uploads/tags.php'
const AT_ONCE = 24
/** A search begins once typing pauses. */
const PAUSE_MS = 250

type LibraryDialogProps = { kind: FileKind; onClose: () => void; onChoose: (file: UploadedFile) => void }

/** Files of one kind, found as on the library's own page; pressing one chooses it. */
function LibraryDialog({ kind, onClose, onChoose }: LibraryDialogProps) {
  const words = useWords(libraryWords)
  const [search, setSearch] = useState('')
  const [tag, setTag] = useState('')
  const { state, files, total, more, retry } = useLibrary(kind, search, tag)
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
          <TagSelect value={tag} onChange={setTag} />
          <p role="status" className={state === 'ready' && files.length > 0 ? 'sr-only' : 'text-ink-2'}>
            {statusOf({ state, total, isWhole: search.trim() === '' && tag === '' }, words)}
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

/** The tag that files are narrowed down to, where there are any. */
function TagSelect({ value, onChange }: { value: string; onChange: (tag: string) => void }) {
  const words = useWords(libraryWords)
  const tags = useTags()
  if (tags.length === 0) return null
  return (
    <select
      className="control"
      aria-label={words.tag}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{words.anyTag}</option>
      {tags.map(({ tag }) => (
        <option key={tag}>{tag}</option>
      ))}
    </select>
  )
}

function LibraryThumb({ file: { thumbnail_url: source } }: { file: LibraryFile }) {
  return (
    <span className="library-thumb" aria-hidden="true">
      {source ? <img src={source} alt="" width={160} height={120} loading="lazy" /> : <FileText />}
    </span>
  )
}

type Words = Record<'failed' | 'loading' | 'none' | 'noneFound' | 'files', string>

function statusOf({ state, total, isWhole }: { state: string; total: number; isWhole: boolean }, words: Words): string {
  if (state === 'failed') return words.failed
  if (state === 'loading') return words.loading
  if (total > 0) return `${words.files}: ${total}`
  return isWhole ? words.none : words.noneFound
}

type LibraryFile = {
  name: string
  original_name: string
  width: number | null
  height: number | null
  thumbnail_url: string | null
}

type Found = { files: LibraryFile[]; total: number }

type LibraryState = Found & { state: 'loading' | 'failed' | 'ready' }

/** Files of the library by what is typed; `more` brings the next ones behind those that are there. */
function useLibrary(kind: FileKind, search: string, tag: string) {
  const [found, setFound] = useState<LibraryState>({ state: 'loading', files: [], total: 0 })
  const [asked, setAsked] = useState({ search, tag, page: 1, attempt: 0 })
  if (asked.search !== search || asked.tag !== tag) setAsked({ search, tag, page: 1, attempt: 0 })
  useEffect(() => {
    const waiting = new AbortController()
    const timer = setTimeout(
      () => {
        setFound((before) => ({ ...before, state: 'loading' }))
        ask(kind, asked, waiting.signal).then(
          ({ files, total }) =>
            setFound((before) => ({
              state: 'ready',
              files: asked.page === 1 ? files : [...before.files, ...files],
              total,
            })),
          () => {
            if (!waiting.signal.aborted) setFound((before) => ({ ...before, state: 'failed' }))
          },
        )
      },
      asked.search === '' || asked.page > 1 ? 0 : PAUSE_MS,
    )
    return () => {
      clearTimeout(timer)
      waiting.abort()
    }
  }, [kind, asked])
  const more = () => setAsked((before) => ({ ...before, page: before.page + 1 }))
  const retry = () => setAsked((before) => ({ ...before, attempt: before.attempt + 1 }))
  return { ...found, more, retry }
}

/** The tags in use; none where they cannot be had, as they only narrow. */
function useTags(): { tag: string }[] {
  const [tags, setTags] = useState<{ tag: string }[]>([])
  useEffect(() => {
    const waiting = new AbortController()
    fetch(TAGS_CALL, { signal: waiting.signal, headers: { Accept: 'application/json' } })
      .then(async (response) => response.ok && setTags(((await response.json()) as { data: { tag: string }[] }).data))
      .catch(() => undefined)
    return () => waiting.abort()
  }, [])
  return tags
}

type Asked = { search: string; tag: string; page: number }

async function ask(kind: FileKind, { search, tag, page }: Asked, signal: AbortSignal): Promise<Found> {
  const query = new URLSearchParams({ kind, page: String(page), per_page: String(AT_ONCE) })
  if (search.trim() !== '') query.set('q', search.trim())
  if (tag !== '') query.set('tag', tag)
  const response = await fetch(`${CALL}?${query}`, { signal, headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`The library answered ${response.status}`)
  const { data } = (await response.json()) as { data: LibraryFile[] }
  return { files: data, total: Number(response.headers.get('x-total-count') ?? data.length) }
}
