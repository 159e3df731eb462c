import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { slugify } from '#domain/records/slug.ts'
import { useWords } from '#app/locale.ts'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { readValues, valueOf } from '#app/ui/admin/form/form-values.ts'
import { useField, useRecordForm } from '#app/ui/admin/form/record-form-context.ts'

type SlugFieldProps = {
  name: string
  /** The fields that it is made from: the first of them that says something. */
  from: string[]
  required?: boolean
}

/**
 * A record's segment in addresses. An empty one follows the name while that is typed; one that somebody wrote, or that
 * is saved, stays.
 */
export function SlugField({ name, from, required }: SlugFieldProps) {
  const words = useWords(adminForm).slug
  const { value, error } = useField(name)
  const [slug, setSlug] = useState(value)
  const [made, setMade] = useState('')
  const { touch } = useRecordForm()
  const field = useRef<HTMLInputElement>(null)
  useNames(field, from, (names) => {
    if (slug !== made && slug !== '') return
    const next = names.map(slugify).find(Boolean) ?? ''
    setMade(next)
    setSlug(next)
  })
  useEffect(touch, [slug, touch])
  return (
    <TextField
      ref={field}
      label={words.label}
      hint={value === '' ? words.hint : undefined}
      name={name}
      value={slug}
      error={error}
      required={required}
      ltr
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setSlug(event.currentTarget.value)}
      onBlur={() => setSlug(slugify(slug))}
    />
  )
}

/** Tells what stands in other fields of the form whenever one of them is typed into, and what was before this was hydrated. */
function useNames(field: RefObject<HTMLInputElement | null>, from: string[], onNames: (names: string[]) => void) {
  const read = useEffectEvent((isTyped: (input: HTMLInputElement) => boolean) => {
    const form = field.current?.form
    const inputs = from.map((name) => form?.elements.namedItem(name))
    if (!form || !inputs.some((input) => input instanceof HTMLInputElement && isTyped(input))) return
    const values = readValues(new FormData(form))
    onNames(from.map((name) => valueOf(values, name)))
  })
  useEffect(() => {
    const form = field.current?.form
    const listening = new AbortController()
    form?.addEventListener('input', ({ target }) => read((input) => input === target), { signal: listening.signal })
    read((input) => input.value !== input.defaultValue)
    return () => listening.abort()
  }, [field])
}
