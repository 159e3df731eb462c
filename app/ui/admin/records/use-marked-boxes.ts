import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { DONE_PARAMETER, UNDO_PARAMETER } from '#content/admin/notices.ts'
import { MARK_FIELD } from '#domain/records/lists/marked.ts'
import { MARKS_FORM } from './marks-context.ts'
import { heardMarks, listKey, marksOf, setMarks } from './marks-store.ts'

const BOXES = `input[type="checkbox"][name="${MARK_FIELD}"]`
const NONE: readonly string[] = []

export function useMarked(path: string): readonly string[] {
  return useSyncExternalStore(
    heardMarks,
    () => marksOf(listKey(path)),
    () => NONE,
  )
}

/**
 * What is marked in a list, on this page and on those before. Before scripts ran, after a reload, and when somebody comes
 * back the boxes themselves know.
 */
export function useMarkedBoxes(path: string) {
  const list = listKey(path)
  const isFirst = useRef(true)
  const ids = useMarked(path)
  const here = useSyncExternalStore(
    heardMarks,
    () => boxes().filter(({ checked }) => checked).length,
    () => 0,
  )
  useEffect(() => {
    // Asked for in another way it is another list, in which nothing is marked.
    const ticked = isFirst.current ? boxes().filter(({ checked }) => checked) : []
    isFirst.current = false
    setMarks(list, [...marksOf(list), ...ticked.map(({ value }) => value)])
    return mark(list)
  }, [list])
  // Another page of the list shows what was marked on it before.
  useEffect(() => {
    const isMarked = new Set(marksOf(list))
    const wrong = boxes().filter((box) => box.checked !== isMarked.has(box.value))
    for (const box of wrong) box.checked = !box.checked
    if (wrong.length > 0) setMarks(list, isMarked)
  })
  const [parameters] = useSearchParams()
  const act = parameters.get(DONE_PARAMETER) && parameters.get(UNDO_PARAMETER)
  // What is done is done; whoever turns back from the question finds the marks as they were.
  useEffect(() => {
    if (act) setMarks(list, NONE)
  }, [act, list])
  return {
    marked: ids.length,
    here,
    markPage: (isMarked: boolean) => markPage(list, isMarked),
    clear: () => setMarks(list, NONE),
  }
}

function boxes(): HTMLInputElement[] {
  return typeof document === 'undefined' ? [] : [...document.querySelectorAll<HTMLInputElement>(BOXES)]
}

function take(list: string): void {
  const ids = new Set(marksOf(list))
  for (const { checked, value } of boxes()) {
    if (checked) ids.add(value)
    else ids.delete(value)
  }
  setMarks(list, ids)
}

function markPage(list: string, isMarked: boolean): void {
  for (const box of boxes()) box.checked = isMarked
  take(list)
}

function isBox(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.matches(BOXES)
}

/**
 * By pointer and keyboard: with Shift all boxes between the one that is pressed and the last one follow it, Shift and an
 * arrow mark the next one too, Ctrl+A marks the page, and Escape nothing. What is marked on other pages goes along.
 */
function mark(list: string): () => void {
  let last: HTMLInputElement | null = null
  const press = ({ target, shiftKey }: MouseEvent) => {
    if (!isBox(target)) return
    const all = boxes()
    const ends = [last === null ? -1 : all.indexOf(last), all.indexOf(target)]
    if (shiftKey && !ends.includes(-1)) {
      for (const box of all.slice(Math.min(...ends), Math.max(...ends) + 1)) box.checked = target.checked
    }
    last = target
  }
  const change = ({ target }: Event) => {
    if (isBox(target)) take(list)
  }
  const key = (event: KeyboardEvent) => {
    const { target, shiftKey, ctrlKey, metaKey } = event
    if (event.key === 'Escape') {
      if (marksOf(list).length > 0 && isInList(target) && !event.defaultPrevented) setMarks(list, NONE)
      return
    }
    if (!isBox(target)) return
    // By its place: on an Arabic keyboard the key has another letter.
    if ((ctrlKey || metaKey) && event.code === 'KeyA') {
      event.preventDefault()
      markPage(list, true)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!shiftKey || step === undefined) return
    event.preventDefault()
    const all = boxes()
    const next = all[all.indexOf(target) + step]
    target.checked = true
    if (next) {
      next.checked = true
      next.focus()
    }
    take(list)
  }
  const send = (event: FormDataEvent) => {
    if ((event.target as HTMLElement).id !== MARKS_FORM) return
    const sent = new Set(event.formData.getAll(MARK_FIELD))
    for (const id of marksOf(list)) if (!sent.has(id)) event.formData.append(MARK_FIELD, id)
  }
  document.addEventListener('click', press)
  document.addEventListener('change', change)
  document.addEventListener('keydown', key)
  document.addEventListener('formdata', send)
  return () => {
    document.removeEventListener('click', press)
    document.removeEventListener('change', change)
    document.removeEventListener('keydown', key)
    document.removeEventListener('formdata', send)
  }
}

/** Escape in a field or a window closes or empties that. */
function isInList(target: EventTarget | null): boolean {
  if (isBox(target) || target === document.body) return true
  return target instanceof Element && target.closest('.marked-list') !== null && !target.closest(FIELDS)
}

const FIELDS = 'input, select, textarea, dialog, [aria-expanded="true"]'
