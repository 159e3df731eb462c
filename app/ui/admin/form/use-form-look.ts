import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { isHydrated } from '#app/delivery/hydration.ts'
import { onLeaving } from '#app/ui/base/on-leaving.ts'
import { gapsOf, namesOf, type FormSection, type Gaps } from './form-sections.ts'
import { isSame, readValues, valueOf, type FormValues } from './form-values.ts'

/** To read a form its page is laid out, which takes long with many lines: it is read once typing rests. */
const REST_MS = 150

/** What of the form's fields decides how its buttons read. */
export type TypedDays = { publishAt: string; date: string }

type Options = {
  form: RefObject<HTMLFormElement | null>
  sections: readonly FormSection[]
  saved: FormValues
  /** What the fields begin with, for the page as the server sends it. */
  start: FormValues
  onChange: (values: FormValues, dirty: boolean) => void
}

/** Watches what stands in a form: whether it differs from what is saved, what it still lacks, and when it is to appear. */
export function useFormLook({ form, sections, saved, start, onChange }: Options) {
  const lookAt = useCallback(
    (values: FormValues): { dirty: boolean; gaps: Gaps; typed: TypedDays } => ({
      dirty: !isSame(values, saved, namesOf(sections)),
      gaps: gapsOf(sections, values),
      typed: typedDays(values),
    }),
    [sections, saved],
  )
  const [look, setLook] = useState(() => lookAt(start))
  const current = useCallback(() => (form.current ? readValues(new FormData(form.current)) : {}), [form])
  const lookNow = useCallback(() => {
    // Until then fields are missing that scripts alone have.
    if (!isHydrated()) return
    const values = current()
    const next = lookAt(values)
    setLook((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
    onChange(values, next.dirty)
  }, [current, lookAt, onChange])
  const latest = useRef<(() => void) | null>(null)
  useEffect(() => {
    latest.current = lookNow
  }, [lookNow])
  const timer = useRef<number | null>(null)
  /** At once what waits for typing to rest. */
  const flush = useCallback(() => {
    if (timer.current === null) return
    clearTimeout(timer.current)
    timer.current = null
    latest.current?.()
  }, [])
  const touch = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = window.setTimeout(flush, REST_MS)
  }, [flush])
  // Before the draft, which is then stored, is done with.
  useEffect(() => onLeaving(flush, { capture: true }), [flush])
  // While its fields are still there.
  useLayoutEffect(() => flush, [flush])
  return { ...look, touch, flush, lookNow, current }
}

export function typedDays(values: FormValues): TypedDays {
  return { publishAt: valueOf(values, 'publish_at'), date: valueOf(values, 'date') }
}
