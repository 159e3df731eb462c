import { useEffect, useRef } from 'react'
import { placeholderMeanings, placeholderWords } from '#content/admin/site/content-hints.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'

/** Which names in braces the texts of a form take; with scripts each goes into the field that was used last. */
export function PlaceholderHint({ names }: { names: readonly (keyof typeof placeholderMeanings)[] }) {
  const words = useWords(placeholderWords)
  const locale = useLocale()
  const place = useRef<HTMLDetailsElement>(null)
  const last = useRef<TextField | null>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    const note = ({ target }: FocusEvent) => {
      if (isTextField(target) && /_(?:ar|en)(?:\[\])?$/.test(target.name)) last.current = target
    }
    form?.addEventListener('focusin', note)
    return () => form?.removeEventListener('focusin', note)
  }, [])
  return (
    <details ref={place} className="placeholder-hint">
      <summary>{words.title}</summary>
      <p className="text-small text-ink-3 needs-scripts">{words.text}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Button
              kind="outline"
              small
              onClick={() => last.current?.isConnected && insertPlaceholder(last.current, name)}
            >
              <bdi dir="ltr">{`{${name}}`}</bdi>
            </Button>
            <span>{placeholderMeanings[name][locale]}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

export type TextField = HTMLInputElement | HTMLTextAreaElement

export function isTextField(target: EventTarget | null): target is TextField {
  return (target instanceof HTMLInputElement && target.type === 'text') || target instanceof HTMLTextAreaElement
}

/** Writes a name in braces at the cursor, as if typed. */
export function insertPlaceholder(field: TextField, name: string): void {
  const start = field.selectionStart ?? field.value.length
  field.setRangeText(`{${name}}`, start, field.selectionEnd ?? start, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}
