import { useState, type MouseEvent, useEffect } from 'react'
import { useFetcher, useNavigation } from 'react-router'
import type { DeleteAnswer, Deletion } from './deletion.ts'
import { CONTENT_ID } from '#app/ui/site/skip-link.tsx'
import { REFERRERS_KEY } from './referrer-list.tsx'

/** What staff are asked about, and the answer that had come before they confirmed it last. */
type Asked = { deletion: Deletion; attempt: number; sent: { before: DeleteAnswer | undefined } | null }

/**
 * Asks in a dialog and deletes in place; without scripts the link leads to a page that does the same. `next` is where
 * staff go on afterwards: what it is when they confirm, for a search may have begun since they were asked.
 */
export function useDeletion(next: string) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const fetcher = useFetcher<DeleteAnswer>({ key: `deletion ${asked?.attempt ?? 0}` })
  const [attempts, setAttempts] = useState(0)
  const { state: referrersState } = useFetcher({ key: REFERRERS_KEY + (asked?.deletion.to ?? '') })
  const { isWaiting, whenSettled, forget } = useSettled(referrersState !== 'idle')
  const sent = asked?.sent ?? null
  // What was deleted answers with the list again, and leaves what was answered before as it is.
  const isDone = useEnded(sent, fetcher.state !== 'idle') && fetcher.data === sent?.before
  useListFocus(isDone)

  /** For the `onClick` of a link to the page. */
  const ask = (deletion: Deletion) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setAttempts(attempts + 1)
    setAsked({ deletion, attempt: attempts + 1, sent: null })
  }

  const remove = (choice: Record<string, string> = {}) => {
    if (!asked) return
    setAsked({ ...asked, sent: { before: fetcher.data } })
    whenSettled(() => void fetcher.submit({ ...choice, next }, { method: 'post', action: asked.deletion.to }))
  }

  return {
    ask,
    deletion: isDone ? null : (asked?.deletion ?? null),
    answer: fetcher.data,
    isBusy: isWaiting || fetcher.state !== 'idle',
    remove,
    close() {
      forget()
      setAsked(null)
    },
  }
}

/** Whether `what` was under way and is so no more; null is nothing. */
function useEnded(what: string | object | null, isUnderWay: boolean): boolean {
  const [begun, setBegun] = useState<string | object | null>(null)
  if (isUnderWay && begun !== what) setBegun(what)
  return what !== null && begun === what && !isUnderWay
}

/** Whoever has deleted the last row goes on at the start of the screen: what they pressed is gone with the row. */
function useListFocus(isDone: boolean): void {
  useEffect(() => {
    if (isDone && !document.querySelector('[data-returned]'))
      document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
  }, [isDone])
}

/**
 * Lets a deletion wait for a page that is on its way, as that of a search. The router would let it arrive after the page
 * that the deletion leads to, and show the older list, which says nothing of what was deleted. What leads to the record would
 * be asked for once more, when it is gone.
 */
function useSettled(isAsking: boolean) {
  const isSettled = useNavigation().state === 'idle' && !isAsking
  const [waiting, setWaiting] = useState<{ act: () => void } | null>(null)
  useEffect(() => {
    if (isSettled) waiting?.act()
  }, [isSettled, waiting])
  const waitWith = (act: () => void) =>
    setWaiting({
      act() {
        setWaiting(null)
        act()
      },
    })
  return {
    isWaiting: waiting !== null,
    whenSettled: (act: () => void) => (isSettled ? act() : waitWith(act)),
    forget: () => setWaiting(null),
  }
}
