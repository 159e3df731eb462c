import { Globe } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { otherLanguagePath, type Locale, type Localized } from '../../../domain/locale.ts'
import { useLocale } from '../../locale.ts'

/** Each language is named in its own script, for whoever cannot read the other. */
const LANGUAGE_NAMES: Localized = { ar: 'العربية', en: 'English' }

/** Leads to the same page in the other language and keeps query and fragment. */
export function LanguageLink({ className, onFollow }: { className?: string; onFollow?: () => void }) {
  const { pathname, search } = useLocation()
  const hash = useFragment()
  const other: Locale = useLocale() === 'ar' ? 'en' : 'ar'
  return (
    <Link
      to={otherLanguagePath(pathname) + search + hash}
      lang={other}
      hrefLang={other}
      className={className}
      onClick={onFollow}
    >
      <Globe />
      {LANGUAGE_NAMES[other]}
    </Link>
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
