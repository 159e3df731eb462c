import { Globe } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { otherLanguagePath, type Locale } from '#domain/text/locale.ts'
import { useLabels, useLocale } from '#app/locale.ts'
import { WholeLink } from '#app/delivery/link.tsx'

/** Leads to the same page in the other language and keeps query and fragment. */
export function LanguageLink({ className, onFollow }: { className?: string; onFollow?: () => void }) {
  const { pathname, search } = useLocation()
  const hash = useFragment()
  const other: Locale = useLocale() === 'ar' ? 'en' : 'ar'
  return (
    <WholeLink
      href={otherLanguagePath(pathname) + search + hash}
      lang={other}
      hrefLang={other}
      className={className}
      onClick={onFollow}
    >
      <Globe />
      {useLabels().otherLanguage}
    </WholeLink>
  )
}

/** The server never sees a fragment, so it joins the link only after hydration. */
function useFragment(): string {
  return useSyncExternalStore(
    listenToFragment,
    () => location.hash,
    () => '',
  )
}

function listenToFragment(changed: () => void) {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
