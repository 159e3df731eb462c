import { useCallback, useRef, useState, type FormEvent, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useFetcher } from 'react-router'
import { useOwnPath } from '#app/ui/admin/notice/use-notice.ts'
import { readValues, type FormValues } from './form-values.ts'
import type { SaveAnswer } from './save-answer.ts'

const ASK_MS = 1000

/** Whether the site answers again since something was lost on its way there; null where nothing was. */
function useBackAgain(loss: object | null): boolean {
  const [mended, setMended] = useState<object | null>(null)
  const asked = useRef<{ about: object | null; stopping?: AbortController }>({ about: null })
  // After every rendering: the router keeps answers outside of React's states, and of a rendering that React drops
  // as idle the effects never run.
  useEffect(() => {
    if (loss === asked.current.about) return
    asked.current.stopping?.abort()
    const stopping = new AbortController()
    asked.current = { about: loss, stopping }
    if (loss === null) return
    const { signal } = stopping
    const ask = async () => {
      const answer = await fetch('/readyz', { cache: 'no-store', signal }).catch(() => null)
      if (!answer?.ok || signal.aborted) return
      stopping.abort()
      setMended(loss)
    }
    const asking = setInterval(() => void ask(), ASK_MS)
    signal.addEventListener('abort', () => clearInterval(asking))
    addEventListener('online', () => void ask(), { signal })
  })
  useEffect(
    () => () => {
      asked.current.stopping?.abort()
      asked.current = { about: null }
    },
    [],
  )
  return loss !== null && loss === mended
}

/** The button that goes on with another record says so in this field. */
export const THEN = 'then'

type Options = {
  /** What the page's own action answered, where the form was sent without scripts. */
  posted: SaveAnswer | undefined
  beforeSave: () => void
}

/** Sends a form to its own page, one sending at a time, and keeps the page as it is when that fails. */
export function useSaving({ posted, beforeSave }: Options) {
  const fetcher = useFetcher<SaveAnswer>()
  const action = useOwnPath()
  /** What the last sending was to do. */
  const [intent, setIntent] = useState('')
  const sent = useRef<FormValues | null>(null)
  /** What an earlier sending was answered: a save that leads back to this form answers nothing. */
  const [earlier, setEarlier] = useState<SaveAnswer>()
  const submitter = useRef<HTMLElement | null>(null)
  const { works, isUploading, awaitWork } = useWorks()
  const [waits, setWaits] = useState(false)
  const isSaving = fetcher.state !== 'idle' || waits
  const latest = fetcher.data ?? posted
  const isBack = useBackAgain(latest?.kind === 'unreachable' && latest.isCut ? latest : null)
  const answer = (latest === earlier || isBack) && !isSaving ? undefined : latest

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter: pressed } = event.nativeEvent as SubmitEvent
    // A preview goes to a window of its own.
    if (pressed?.getAttribute('formtarget')) return
    event.preventDefault()
    if (isSaving) return
    submitter.current = pressed
    void send(event.currentTarget)
  }

  /** The same once more, as after signing in again. */
  const sendAgain = () => {
    const button = submitter.current
    if (button instanceof HTMLButtonElement) button.form?.requestSubmit(button)
  }

  const send = async (form: HTMLFormElement) => {
    let haveArrived = true
    if (works.size > 0) {
      setWaits(true)
      haveArrived = await haveEnded(works)
      // At once: what has arrived stands in the form only once React has rendered it.
      flushSync(() => setWaits(false))
      // A form that was left meanwhile is saved by nobody.
      if (!form.isConnected) return
    }
    // Without a file that did not arrive, less would be saved than stands there.
    const failed = form.querySelector<HTMLElement>('[data-failed]')
    if (failed || !haveArrived) return failed?.focus()
    beforeSave()
    const data = new FormData(form)
    const button = submitter.current
    const intent = button instanceof HTMLButtonElement && button.name === 'intent' ? button.value : ''
    sent.current = readValues(data)
    setIntent(intent)
    setEarlier(latest)
    if (intent !== '') data.set('intent', intent)
    if (button instanceof HTMLButtonElement && button.name === THEN) data.set(THEN, button.value)
    // What stays in the form stays at its place.
    const options = { method: 'post', encType: 'multipart/form-data', preventScrollReset: intent !== '' } as const
    await fetcher.submit(data, { ...options, action })
  }

  /** What was sent, for whoever settles what came of it: once. */
  const takeSent = useCallback(() => {
    const values = sent.current
    sent.current = null
    return values
  }, [])

  return { answer, isSaving, isUploading, intent, takeSent, onSubmit, sendAgain, awaitWork }
}

/** The works that saving waits for, and whether any is under way. */
function useWorks() {
  const [works] = useState(() => new Set<Promise<unknown>>())
  const [isUploading, setUploading] = useState(false)
  const awaitWork = useCallback(
    (work: Promise<unknown>) => {
      works.add(work)
      setUploading(true)
      void Promise.allSettled([work]).then(() => {
        works.delete(work)
        setUploading(works.size > 0)
      })
    },
    [works],
  )
  return { works, isUploading, awaitWork }
}

/** Works that saving waits for: files on their way. */
type Works = ReadonlySet<Promise<unknown>>

/** Waits until nothing is left, also of what began meanwhile; false as soon as something of it has failed. */
export async function haveEnded(works: Works): Promise<boolean> {
  while (works.size > 0) {
    const ended = await Promise.allSettled(works)
    if (ended.some(({ status }) => status === 'rejected')) return false
  }
  return true
}
