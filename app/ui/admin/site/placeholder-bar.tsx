import { useRef, type ReactNode } from 'react'
import { mailWords } from '#content/admin/site/mail-words.ts'
import type { Localized } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { insertPlaceholder, isTextField, type TextField } from './insert-placeholder.ts'

/** A pair of fields with buttons that write into the one last used what its text may name in braces. */
export function WithPlaceholders({
  names,
  pair,
  children,
}: {
  names: readonly string[]
  pair: Localized
  children: ReactNode
}) {
  const { insert } = useWords(mailWords)
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const last = useRef<TextField | null>(null)

  function write(name: string) {
    const field = last.current ?? place.current?.querySelector<TextField>(`[name="${pair[locale]}"]`)
    if (field) insertPlaceholder(field, name)
  }

  return (
    <div ref={place} onFocusCapture={({ target }) => isTextField(target) && (last.current = target)}>
      {children}
      <div className="placeholder-bar needs-scripts">
        <span className="text-xs text-ink-3">{insert}</span>
        {names.map((name) => (
          <Button key={name} kind="quiet" small onClick={() => write(name)}>
            <bdi dir="ltr">{`{${name}}`}</bdi>
          </Button>
        ))}
      </div>
    </div>
  )
}
