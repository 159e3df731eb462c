import { useEffect, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { DONE_PARAMETER, UNDO_PARAMETER } from '../../../../content/admin/notices.ts'
import { MARK_FIELD } from '../../../../domain/records/lists/marked.ts'

const BOXES = `input[type="checkbox"][name="${MARK_FIELD}"]`

/**
 * How many records of a page are marked. The boxes themselves know: before scripts ran, after a reload, and when somebody
 * comes back.
 */
export function useMarkedBoxes() {
  const marked = useSyncExternalStore(
    listen,
    () => boxes().filter(({ checked }) => checked).length,
    () => 0,
  )
  useEffect(markBetween, [])
  const [parameters] = useSearchParams()
  const act = parameters.get(DONE_PARAMETER) && parameters.get(UNDO_PARAMETER)
  // What is done is done; whoever turns back from the question finds the marks as they were.
  useEffect(() => {
    if (act) markPage(false)
  }, [act])
  return { marked, markPage }
}

function boxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(BOXES)]
}

function listen(hear: () => void): () => void {
  document.addEventListener('change', hear)
  return () => document.removeEventListener('change', hear)
}

function markPage(isMarked: boolean): void {
  for (const box of boxes()) box.checked = isMarked
  document.dispatchEvent(new Event('change'))
}

/** With Shift all boxes between the one that is pressed and the last one follow it. */
function markBetween(): () => void {
  let last: HTMLInputElement | null = null
  const press = ({ target, shiftKey }: MouseEvent) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(BOXES)) return
    const all = boxes()
    const ends = [last === null ? -1 : all.indexOf(last), all.indexOf(target)]
    if (shiftKey && !ends.includes(-1)) {
      for (const box of all.slice(Math.min(...ends), Math.max(...ends) + 1)) box.checked = target.checked
    }
    last = target
  }
  document.addEventListener('click', press)
  return () => document.removeEventListener('click', press)
}
