import { useState, type MouseEvent } from 'react'
import { useFetcher } from 'react-router'
import type { DeleteAnswer } from './delete-answer.ts'
import type { Deletion } from './deletion.ts'
import { useSettled } from './use-settled.ts'

/**
 * Asks in a dialog and deletes in place; without scripts the link leads to a page that does the same. `next` is where
 * staff go on afterwards: what it is when they confirm, for a search may have begun since they were asked.
 */
export function useDeletion(next: string) {
  const [asked, setAsked] = useState<{ deletion: Deletion; attempt: number } | null>(null)
  const fetcher = useFetcher<DeleteAnswer>({ key: `deletion ${asked?.attempt ?? 0}` })
  const [attempts, setAttempts] = useState(0)
  const { isWaiting, whenSettled, forget } = useSettled()

  /** For the `onClick` of a link to the page. */
  const ask = (deletion: Deletion) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setAttempts(attempts + 1)
    setAsked({ deletion, attempt: attempts + 1 })
  }

  const remove = (choice: Record<string, string> = {}) => {
    if (!asked) return
    whenSettled(() => void fetcher.submit({ ...choice, next }, { method: 'post', action: asked.deletion.to }))
  }

  return {
    ask,
    deletion: asked?.deletion ?? null,
    answer: fetcher.data,
    isBusy: isWaiting || fetcher.state !== 'idle',
    remove,
    close() {
      forget()
      setAsked(null)
    },
  }
}
