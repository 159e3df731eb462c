import { useRef, useState } from 'react'
import { publicationForm } from '#content/admin/records/publication.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'

/** An address to be copied: with scripts by one press, without by hand. */
export function CopiedField({ label, url }: { label: string; url: string }) {
  const words = useWords(publicationForm)
  const field = useRef<HTMLDivElement>(null)
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      // Where the browser lets no page write there, the link is marked for the keyboard.
      () => field.current?.querySelector('input')?.select(),
    )
  }

  return (
    <div ref={field} className="preview-link">
      <TextField label={label} value={url} readOnly ltr onFocus={(event) => event.currentTarget.select()} />
      {useHydrated() && (
        <Button kind="outline" small onClick={() => void copy()} aria-label={words.copyNamed(label)}>
          {isCopied ? words.copied : words.copy}
        </Button>
      )}
      <span className="sr-only" role="status">
        {isCopied && words.copied}
      </span>
    </div>
  )
}
