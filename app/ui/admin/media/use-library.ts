import { useEffect, useState } from 'react'
import type { FileKind } from '#domain/site/stored-file.ts'

/** What the dialog shows of a file. */
export type LibraryFile = {
  name: string
  original_name: string
  width: number | null
  height: number | null
  thumbnail_url: string | null
}

type Found = { files: LibraryFile[]; total: number }

export type LibraryState = Found & { state: 'loading' | 'failed' | 'ready' }

const CALL = '/api/uploads/getall.php'
const AT_ONCE = 24
/** Whoever types asks once he pauses. */
const PAUSE_MS = 250

/** Files of the library by what is typed; `more` brings the next ones behind those that are there. */
export function useLibrary(kind: FileKind, search: string) {
  const [found, setFound] = useState<LibraryState>({ state: 'loading', files: [], total: 0 })
  const [wish, setWish] = useState({ search, page: 1, attempt: 0 })
  if (wish.search !== search) setWish({ search, page: 1, attempt: 0 })
  useEffect(() => {
    const waiting = new AbortController()
    const timer = setTimeout(
      () => {
        setFound((before) => ({ ...before, state: 'loading' }))
        ask(kind, wish, waiting.signal).then(
          ({ files, total }) =>
            setFound((before) => ({
              state: 'ready',
              files: wish.page === 1 ? files : [...before.files, ...files],
              total,
            })),
          () => {
            if (!waiting.signal.aborted) setFound((before) => ({ ...before, state: 'failed' }))
          },
        )
      },
      wish.search === '' || wish.page > 1 ? 0 : PAUSE_MS,
    )
    return () => {
      clearTimeout(timer)
      waiting.abort()
    }
  }, [kind, wish])
  const more = () => setWish((before) => ({ ...before, page: before.page + 1 }))
  const retry = () => setWish((before) => ({ ...before, attempt: before.attempt + 1 }))
  return { ...found, more, retry }
}

type Wish = { search: string; page: number }

async function ask(kind: FileKind, { search, page }: Wish, signal: AbortSignal): Promise<Found> {
  const query = new URLSearchParams({ kind, page: String(page), per_page: String(AT_ONCE) })
  if (search.trim() !== '') query.set('q', search.trim())
  const response = await fetch(`${CALL}?${query}`, { signal, headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`The library answered ${response.status}`)
  const { data } = (await response.json()) as { data: LibraryFile[] }
  return { files: data, total: Number(response.headers.get('x-total-count') ?? data.length) }
}
