import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../../locale.ts'
import { CallButton } from './call-button.tsx'
import { PageFade } from './page-fade.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { SiteFooter } from './site-footer.tsx'
import { useSiteHandle } from './site-handle.ts'
import { SiteHeader } from './site-header.tsx'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'
import { usePendingPath } from './use-pending-path.ts'
import { useStoredLanguage } from './use-stored-language.ts'

/** What stands round every public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { footerCall, callButton, preview } = useSiteHandle()
  const content = useFocusOnNewPage()
  const locale = useLocale()
  useStoredLanguage(preview ? null : locale)
  return (
    <div className="site">
      <SkipLink />
      <SiteHeader />
      <main id={CONTENT_ID} ref={content} tabIndex={-1}>
        <Page>{children}</Page>
      </main>
      <SiteFooter call={footerCall} />
      {callButton && <CallButton />}
    </div>
  )
}

function Page({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const pending = usePendingPath()
  return (
    <PageFade page={pending === null ? pathname : `${pending} is coming`}>
      {pending === null ? children : <PageSkeleton pathname={pending} />}
    </PageFade>
  )
}

/** After a link was followed, keyboard and screen reader go on at the start of the new page. */
function useFocusOnNewPage() {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}
