import { useRouteLoaderData } from 'react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#app/delivery/hydration.ts'
import { onLeaving } from '#app/ui/base/on-leaving.ts'
import {
  dropDraft,
  dropOldDrafts,
  findDrafts,
  newDraftKey,
  noteFormKey,
  saveDraft,
  type FoundDraft,
} from './draft-store.ts'
import { isSame, type FormValues } from '#app/ui/admin/form/form-values.ts'
import type { StaffFrame } from '#app/ui/admin/admin-shell.tsx'

/** Typing is stored once it rests, and at once when the page is left. */
const REST_MS = 400

type Options = { record: string; version: number | null; saved: FormValues; names: string[] }

/** Keeps what is typed in this browser, and offers what an earlier visit of the same person has left. */
export function useDraft({ record, version, saved, names }: Options) {
  const account = useAccountId()
  const [key] = useState(() => newDraftKey({ account, record }))
  const offer = useOffer({ key, account, record, saved, names })
  const waiting = useRef<{ timer: number; write: () => void } | null>(null)

  const flush = useCallback(() => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    waiting.current.write()
    waiting.current = null
  }, [])

  const keep = useCallback(
    (values: FormValues, dirty: boolean) => {
      if (waiting.current) clearTimeout(waiting.current.timer)
      const write = () => {
        if (dirty) saveDraft(key, { version, savedAt: new Date().toISOString(), values })
        else dropDraft(key)
      }
      waiting.current = { write, timer: window.setTimeout(flush, REST_MS) }
    },
    [key, version, flush],
  )

  useEffect(() => noteFormKey(record, key), [record, key])
  useEffect(() => {
    const end = onLeaving(flush)
    return () => {
      end()
      flush()
    }
  }, [flush])

  return { ...offer, keep, flush }
}

type Offering = Omit<Options, 'version'> & { key: string; account: string }

/** The draft of an earlier visit; one that says nothing new is dropped. */
function useOffer({ key, account, record, saved, names }: Offering) {
  const isHydrated = useHydrated()
  // Undefined until this browser has been asked.
  const [offer, setOffer] = useState<FoundDraft | null>()
  if (isHydrated && offer === undefined) setOffer(earlierDraft({ key, account, record, saved, names }))
  /** What is restored becomes this form's own: it goes once that is saved. */
  const take = () => {
    if (offer) {
      dropDraft(offer.key)
      saveDraft(key, offer.draft)
    }
    setOffer(null)
  }
  const discard = () => {
    if (offer) dropDraft(offer.key)
    setOffer(earlierDraft({ key, account, record, saved, names }))
  }
  return { offer: offer?.draft ?? null, take, discard }
}

function earlierDraft({ key, account, record, saved, names }: Offering): FoundDraft | null {
  dropOldDrafts(Date.now())
  const drafts = findDrafts({ account, record }).filter((found) => found.key !== key)
  for (const found of drafts) {
    if (!isSame(found.draft.values, saved, names)) return found
    dropDraft(found.key)
  }
  return null
}

/** Whose screen this is: what stays in the browser must not meet the next person there. */
function useAccountId(): string {
  return useRouteLoaderData<StaffFrame>('staff')?.staff.id ?? ''
}
