import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { ROW_PARAMETER } from '#content/admin/notices.ts'
import { MARK_FIELD } from '#domain/records/lists/marked.ts'

const BOXES = `input[name="${MARK_FIELD}"][type="checkbox"]`
const RECORD = 'tr, li, article'

/** The records of the list that was shown last, in their order, and the one that was left for its form. */
let shown: { path: string; ids: string[] } = { path: '', ids: [] }
let opened: { path: string; id: string } | null = null

/** For a click in a list: the form that it opens is come back from, by the browser's own button too. */
export function noteOpened(path: string, target: EventTarget): void {
  const link = target instanceof Element ? target.closest('a[href]') : null
  const id = link?.closest(RECORD)?.querySelector<HTMLInputElement>(BOXES)?.value
  if (id !== undefined) opened = { path, id }
}

/**
 * Whoever comes back to a list finds the record where it is; where it was deleted, the one behind it. An address of the
 * browser's history says only whom somebody came back from before.
 */
export function useReturn(path: string): void {
  const [parameters] = useSearchParams()
  // Whoever comes back from the same record again comes to another entry.
  const { key } = useLocation()
  const row = parameters.get(ROW_PARAMETER)
  const isBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const left = isBack && opened?.path === path ? opened.id : row
    const record = left === null ? null : findRecord(left, path)
    if (!record) return undefined
    record.dataset['returned'] = key
    record.querySelector<HTMLElement>('a[href*="/edit/"]')?.focus()
    return () => {
      delete record.dataset['returned']
    }
  }, [row, isBack, path, key])
  useEffect(() => {
    shown = { path, ids: boxes().map(({ value }) => value) }
  })
}

function findRecord(id: string, path: string): HTMLElement | null {
  const here = new Map(boxes().map((box) => [box.value, box.closest<HTMLElement>(RECORD)]))
  const at = shown.path === path ? shown.ids.indexOf(id) : -1
  const near = at === -1 ? [] : [...shown.ids.slice(at + 1), ...shown.ids.slice(0, at).toReversed()]
  const found = [id, ...near].find((one) => here.has(one))
  return found === undefined ? null : (here.get(found) ?? null)
}

function boxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(BOXES)]
}
