import { useEffect, useRef, type ReactNode, Fragment, Suspense, useState, type Ref } from 'react'
import { useLocation } from 'react-router'
import { useLocale, useLabels } from '#app/locale.ts'
import { oncePainted, BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { useSiteHandle } from './site-handle.ts'
import { SiteHeader } from './header/site-header.tsx'
import { SkipLink, CONTENT_ID } from './skip-link.tsx'
import type { Locale } from '#domain/text/locale.ts'
import { Phone } from 'lucide-react'
import { useSite } from './site-context.tsx'
import { lazyComponent } from '#app/delivery/lazy-component.ts'
import { useNextPage, usePendingPath } from './use-pending-path.ts'

/** Seen only while a page is on its way. */
const PageSkeleton = lazyComponent(async () => (await import('./page-skeleton.tsx')).PageSkeleton)

/** Read where a path says nothing about language: the staff area and e-mails. */
const LANGUAGE_KEY = 'language'

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

/** Remembers the language of the last public page; null is none. */
function useStoredLanguage(locale: Locale | null) {
  useEffect(() => {
    if (locale === null) return
    try {
      localStorage.setItem(LANGUAGE_KEY, locale)
    } catch {
      // Storage can be blocked or full; the page needs nothing from it.
    }
  }, [locale])
}

/** Phones only: dials the sales number, where there is one. */
function CallButton() {
  const { callUs } = useLabels()
  const { salesPhone } = useSite()
  if (!salesPhone) return null
  return (
    <aside {...BELOW_FOLD} className="call-button" aria-label={callUs}>
      <a href={salesPhone.href} aria-label={callUs}>
        <Phone />
      </a>
    </aside>
  )
}

/**
 * The page in its frame. Pages fade out and in when the address changes; filters and fragments leave the page standing.
 * Styles alone fade it: a view transition would take pictures of both pages before the new one may show.
 */
function FadingPage({ content, children }: { content: Ref<HTMLElement>; children: ReactNode }) {
  const { pathname } = useLocation()
  const pending = usePendingPath()
  const isLeaving = useNextPage() !== null && pending === null
  const page = pending === null ? pathname : `${pending} is coming`
  return (
    <main id={CONTENT_ID} ref={content} tabIndex={-1} data-leaving={isLeaving || undefined} data-fade={useTurn(page)}>
      <Fragment key={page}>
        {pending === null ? (
          children
        ) : (
          <Suspense>
            <PageSkeleton pathname={pending} />
          </Suspense>
        )}
      </Fragment>
    </main>
  )
}

/** Undefined for the first page, which nobody waited for; then two names in turns, since only another one fades anew. */
function useTurn(page: string): 'one' | 'other' | undefined {
  const [shown, setShown] = useState<{ page: string; turn?: 'one' | 'other' }>({ page })
  if (shown.page === page) return shown.turn
  const turn = shown.turn === 'one' ? 'other' : 'one'
  setShown({ page, turn })
  return turn
}
