import { Globe } from 'lucide-react'
import { Form, useLocation } from 'react-router'
import type { Locale } from '#domain/text/locale.ts'
import { LANGUAGE_PATH } from '#domain/accounts/staff-paths.ts'
import { useLabels, useLocale } from '#app/locale.ts'

export function LanguageSwitch({ className, textClassName }: { className: string; textClassName?: string }) {
  const { pathname, search } = useLocation()
  const other: Locale = useLocale() === 'ar' ? 'en' : 'ar'
  const { otherLanguage } = useLabels()
  return (
    <Form method="post" action={LANGUAGE_PATH} preventScrollReset replace>
      <input type="hidden" name="locale" value={other} />
      <input type="hidden" name="next" value={pathname + search} />
      <button type="submit" lang={other} className={className} title={otherLanguage}>
        <Globe />
        <span className={textClassName}>{otherLanguage}</span>
      </button>
    </Form>
  )
}
