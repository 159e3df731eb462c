import { useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { publicationForm } from '../../../../content/admin/records/publication.ts'
import { sharedPreviewPath } from '../../../../domain/site/preview-link.ts'
import { LOCALES, type Locale } from '../../../../domain/text/locale.ts'
import { useHydrated } from '../../../delivery/hydration.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { Button } from '../../base/button.tsx'
import { TextField } from '../../base/field/text-field.tsx'
import type { StaffFrame } from '../admin-shell.tsx'

/** A link to a preview in both languages, to be copied: with scripts by one press, without by hand. */
export function PreviewLinks({ token }: { token: string }) {
  const origin = useRouteLoaderData<StaffFrame>('staff')?.origin ?? ''
  return (
    <div className="card preview-links">
      {LOCALES.map((locale) => (
        <CopiedLink key={locale} locale={locale} url={origin + sharedPreviewPath(token, locale)} />
      ))}
    </div>
  )
}

function CopiedLink({ locale, url }: { locale: Locale; url: string }) {
  const words = useWords(publicationForm)
  const name = publicationForm.link[locale][useLocale()]
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
      <TextField label={name} value={url} readOnly ltr onFocus={(event) => event.currentTarget.select()} />
      {useHydrated() && (
        <Button kind="outline" small onClick={() => void copy()} aria-label={words.copyNamed(name)}>
          {isCopied ? words.copied : words.copy}
        </Button>
      )}
      <span className="sr-only" role="status">
        {isCopied && words.copied}
      </span>
    </div>
  )
}
