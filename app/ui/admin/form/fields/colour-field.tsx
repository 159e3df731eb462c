import { useRef, useState, type ComponentProps } from 'react'
import { siteContent } from '#content/admin/site/site-content.ts'
import { useWords } from '#app/locale.ts'
import { useField } from '#app/ui/admin/form/record-form-context.ts'
import { FormText } from './plain-fields.tsx'

const WHOLE = /^#[0-9a-f]{6}$/i

/** A colour as `#rrggbb`, typed or picked. It may be empty, which the control of browsers cannot be. */
export function ColourField({ onInput: _own, ...props }: ComponentProps<typeof FormText>) {
  const words = useWords(siteContent)
  const { value } = useField(props.name)
  const text = useRef<HTMLInputElement>(null)
  const [colour, setColour] = useState(value)
  return (
    <div className="colour-field">
      <FormText {...props} ref={text} ltr onInput={({ currentTarget }) => setColour(currentTarget.value.trim())} />
      <input
        type="color"
        aria-label={words.pickColour(props.label)}
        data-empty={colour === '' || undefined}
        value={WHOLE.test(colour) ? colour : '#ffffff'}
        onChange={({ currentTarget }) => {
          text.current!.value = currentTarget.value
          text.current!.dispatchEvent(new Event('input', { bubbles: true }))
        }}
      />
    </div>
  )
}
