import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '#app/locale.ts'
import { oncePainted } from '#app/delivery/below-fold.tsx'
import { CallButton } from './call-button.tsx'
import { FadingPage } from './fading-page.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { useSiteHandle } from './site-handle.ts'
import { SiteHeader } from './header/site-header.tsx'
import { SkipLink } from './skip-link.tsx'
import { useStoredLanguage } from './use-stored-language.ts'

/** What stands round every public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { footerCall, callButton, preview, section } = useSiteHandle()
  const content = useFocusOnNewPage()
  const locale = useLocale()
  useStoredLanguage(preview ? null : locale)
  return (
    <div className="site">
      <SkipLink />
      <SiteHeader section={section} />
      <FadingPage content={content}>{children}</FadingPage>
      <SiteFooter call={footerCall} />
      {callButton && <CallButton />}
    </div>
  )
}

/**
 * After a link was followed, keyboard and screen reader go on at the start of the new page, as soon as that is seen: it would
 * be seen later if the focus were moved before. Whoever has gone into a field meanwhile types on there.
 */
function useFocusOnNewPage() {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    return oncePainted(() => {
      if (!document.querySelector(':read-write:focus')) content.current?.focus({ preventScroll: true })
    })
  }, [pathname])
  return content
}
