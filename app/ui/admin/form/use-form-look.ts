import { useCallback, useState, type RefObject } from 'react'
import { gapsOf, namesOf, type FormSection, type Gaps } from './form-sections.ts'
import { isSame, readValues, valueOf, type FormValues } from './form-values.ts'

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
  const touch = useCallback(() => {
    const values = current()
    const next = lookAt(values)
    setLook((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
    onChange(values, next.dirty)
  }, [current, lookAt, onChange])
  return { ...look, touch, current }
}

export function typedDays(values: FormValues): TypedDays {
  return { publishAt: valueOf(values, 'publish_at'), date: valueOf(values, 'date') }
}
