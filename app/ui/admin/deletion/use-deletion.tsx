import { useState, type MouseEvent } from 'react'
import { useFetcher } from 'react-router'
import type { DeleteAnswer } from './delete-answer.ts'
import type { Deletion } from './deletion.ts'
import { useEnded } from './use-ended.ts'
import { useListFocus } from './use-list-focus.ts'
import { useSettled } from './use-settled.ts'

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
  const { isWaiting, whenSettled, forget } = useSettled()
  const sent = asked?.sent ?? null
  // What was deleted answers with the list anew, and leaves what was answered before as it is.
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
