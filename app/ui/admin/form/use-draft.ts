import { useCallback, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../base/use-hydrated.ts'
import { clearDraft, dropOldDrafts, loadDraft, saveDraft, type Draft } from './draft-store.ts'
import { isSame, type FormValues } from './form-values.ts'

/** Typing is kept once it rests, and at once when the page is left. */
const REST_MS = 400

type Options = { record: string; version: number | null; saved: FormValues; names: string[] }

/** Keeps what is typed in this browser, and offers what an earlier visit has left. */
export function useDraft({ record, version, saved, names }: Options) {
  const offer = useOffer({ record, saved, names })
  const waiting = useRef<{ timer: number; write: () => void } | null>(null)
  const hasWritten = useRef(false)

  const flush = useCallback(() => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    waiting.current.write()
    waiting.current = null
  }, [])

  const keep = useCallback(
    (values: FormValues, dirty: boolean) => {
      // What an earlier visit has left stays until something is typed.
      if (!dirty && !hasWritten.current) return
      hasWritten.current = true
      if (waiting.current) clearTimeout(waiting.current.timer)
      const write = () => {
        if (dirty) saveDraft(record, { version, savedAt: new Date().toISOString(), values })
        else clearDraft(record)
      }
      waiting.current = { write, timer: window.setTimeout(flush, REST_MS) }
    },
    [record, version, flush],
  )

  useEffect(() => {
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  return { ...offer, keep, flush }
}

/** The draft of an earlier visit; one that says nothing new is dropped. */
function useOffer({ record, saved, names }: Omit<Options, 'version'>) {
  const lives = useHydrated()
  // Undefined until this browser has been asked.
  const [offer, setOffer] = useState<Draft | null>()
  if (lives && offer === undefined) setOffer(earlierDraft(record, saved, names))
  const close = useCallback(() => setOffer(null), [])
  const discard = useCallback(() => {
    clearDraft(record)
    setOffer(null)
  }, [record])
  return { offer: offer ?? null, close, discard }
}

function earlierDraft(record: string, saved: FormValues, names: string[]): Draft | null {
  dropOldDrafts(Date.now())
  const draft = loadDraft(record)
  if (!draft || !isSame(draft.values, saved, names)) return draft
  clearDraft(record)
  return null
}
