import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { DONE_PARAMETER, UNDO_PARAMETER } from '#content/admin/notices.ts'
import { SELECTED_FIELD } from '#domain/records/lists/bulk.ts'
import { BULK_FORM } from './selection-context.ts'
import { onSelection, listKey, selectionOf, setSelection } from './selection-store.ts'

const BOXES = `input[type="checkbox"][name="${SELECTED_FIELD}"]`
const NONE: readonly string[] = []

export function useSelected(path: string): readonly string[] {
  return useSyncExternalStore(
    onSelection,
    () => selectionOf(listKey(path)),
    () => NONE,
  )
}

/**
 * What is selected in a list, on this page and on those before. Before scripts ran, after a reload, and when somebody comes
 * back the boxes themselves know.
 */
export function useSelectedBoxes(path: string) {
  const list = listKey(path)
  const isFirst = useRef(true)
  const ids = useSelected(path)
  const here = useSyncExternalStore(
    onSelection,
    () => boxes().filter(({ checked }) => checked).length,
    () => 0,
  )
  useEffect(() => {
    // Asked for in another way it is another list, in which nothing is selected.
    const ticked = isFirst.current ? boxes().filter(({ checked }) => checked) : []
    isFirst.current = false
    setSelection(list, [...selectionOf(list), ...ticked.map(({ value }) => value)])
    return mark(list)
  }, [list])
  // Another page of the list shows what was selected on it before.
  useEffect(() => {
    const isSelected = new Set(selectionOf(list))
    const wrong = boxes().filter((box) => box.checked !== isSelected.has(box.value))
    for (const box of wrong) box.checked = !box.checked
    if (wrong.length > 0) setSelection(list, isSelected)
  })
  const [parameters] = useSearchParams()
  const act = parameters.get(DONE_PARAMETER) && parameters.get(UNDO_PARAMETER)
  // Done clears the selection; going back from the question keeps it.
  useEffect(() => {
    if (act) setSelection(list, NONE)
  }, [act, list])
  return {
    selected: ids.length,
    here,
    selectPage: (isSelected: boolean) => selectPage(list, isSelected),
    clear: () => setSelection(list, NONE),
  }
}

function boxes(): HTMLInputElement[] {
  return typeof document === 'undefined' ? [] : [...document.querySelectorAll<HTMLInputElement>(BOXES)]
}

function take(list: string): void {
  const ids = new Set(selectionOf(list))
  for (const { checked, value } of boxes()) {
    if (checked) ids.add(value)
    else ids.delete(value)
  }
  setSelection(list, ids)
}

function selectPage(list: string, isSelected: boolean): void {
  for (const box of boxes()) box.checked = isSelected
  take(list)
}

function isBox(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.matches(BOXES)
}

/**
 * By pointer and keyboard: with Shift all boxes between the one that is pressed and the last one follow it, Shift and an
 * arrow select the next one too, Ctrl+A selects the page, and Escape nothing. What is selected on other pages goes along.
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
      if (selectionOf(list).length > 0 && isInList(target) && !event.defaultPrevented) setSelection(list, NONE)
      return
    }
    if (!isBox(target)) return
    // By its place: on an Arabic keyboard the key has another letter.
    if ((ctrlKey || metaKey) && event.code === 'KeyA') {
      event.preventDefault()
      selectPage(list, true)
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
    if ((event.target as HTMLElement).id !== BULK_FORM) return
    const sent = new Set(event.formData.getAll(SELECTED_FIELD))
    for (const id of selectionOf(list)) if (!sent.has(id)) event.formData.append(SELECTED_FIELD, id)
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
  return target instanceof Element && target.closest('.bulk-list') !== null && !target.closest(FIELDS)
}

const FIELDS = 'input, select, textarea, dialog, [aria-expanded="true"]'
