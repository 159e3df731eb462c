import { useCallback, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFetcher, useLocation } from 'react-router'
import type { SaveAnswer } from './save-answer.ts'
import { haveEnded } from './works.ts'

type Options = {
  /** What the page's own action answered, where the form was sent without scripts. */
  posted: SaveAnswer | undefined
  beforeSave: () => void
}

/** Sends a form to its own page, one sending at a time, and keeps the page as it is when that fails. */
export function useSaving({ posted, beforeSave }: Options) {
  const fetcher = useFetcher<SaveAnswer>()
  const { pathname, search } = useLocation()
  const works = useRef(new Set<Promise<unknown>>())
  const [waits, setWaits] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const isSaving = fetcher.state !== 'idle' || waits

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    // A preview goes to a window of its own.
    if (submitter?.getAttribute('formtarget')) return
    event.preventDefault()
    if (isSaving) return
    void send(event.currentTarget)
  }

  const send = async (form: HTMLFormElement) => {
    let haveArrived = true
    if (works.current.size > 0) {
      setWaits(true)
      haveArrived = await haveEnded(works.current)
      // At once: what has arrived stands in the form only once React has rendered it.
      flushSync(() => setWaits(false))
      // A form that was left meanwhile is saved by nobody.
      if (!form.isConnected) return
    }
    // Without a file that did not arrive, less would be saved than stands there.
    const failed = form.querySelector<HTMLElement>('[data-failed]')
    if (failed || !haveArrived) return failed?.focus()
    beforeSave()
    await fetcher.submit(new FormData(form), {
      method: 'post',
      encType: 'multipart/form-data',
      action: pathname + search,
    })
  }

  const awaitWork = useCallback((work: Promise<unknown>) => {
    works.current.add(work)
    setUploading(true)
    void Promise.allSettled([work]).then(() => {
      works.current.delete(work)
      setUploading(works.current.size > 0)
    })
  }, [])

  return { answer: fetcher.data ?? posted, isSaving, isUploading, onSubmit, awaitWork }
}
