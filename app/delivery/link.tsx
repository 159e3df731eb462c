import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { localizedPath, unprefixedPath } from '#domain/text/locale.ts'
import { useLocale } from '#app/locale.ts'

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of this site without its language: `/categories/pu-foam?page=2#list`. */
  to: string
  /** Takes the place of this page in the visitor's history. */
  replace?: boolean
  /** Leaves the page where it is scrolled to. */
  preventScrollReset?: boolean
  /** Loads the whole page again, as links do without scripts. */
  reloadDocument?: boolean
}

/** What a search finds is counted, and signing out is done by asking: these are not prefetched. */
const NEVER_PREFETCHED = ['/search', '/sign-out', '/my-data/file']

/** A link inside the site, written once for both languages. Its page is prefetched when somebody reaches for it. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const href = useSitePath(to)
  if (to.startsWith('/')) return <WholeLink {...rest} href={href} />
  // A place in this page; or staff lead to another site from where links of this one stand.
  return <Anchor {...rest} rel={to.startsWith('#') ? rest.rel : 'noopener'} href={href} />
}

/** The same for an address that has its language, or the `/ar` of an alias, already. */
export const WholeLink = import.meta.env.SSR ? Anchor : BrowserLink

type WholeLinkProps = Omit<SiteLinkProps, 'to'> & { href: string }

/** On the server a link is its element: what the framework's link asks of six contexts is for the browser alone. */
function Anchor({ replace: _replace, preventScrollReset: _stay, reloadDocument: _reload, ...rest }: WholeLinkProps) {
  return <a {...rest}>{rest.children}</a>
}

function BrowserLink({ href, ...rest }: WholeLinkProps) {
  const path = unprefixedPath(href.replace(/[?#].*$/, ''))
  // The framework loads the page anew where a module does not come: nobody loses a page for having pointed at a link.
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  )
  const isPrefetched = isOnline && !rest.reloadDocument && !NEVER_PREFETCHED.includes(path)
  return <Link {...rest} to={href} prefetch={isPrefetched ? 'intent' : 'none'} discover="none" />
}

export function onConnection(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** An unprefixed address in the language of the page. Fragments alone stay as they are. */
export function useSitePath(to: string): string {
  const locale = useLocale()
  if (!to.startsWith('/')) return to
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(to) ?? []
  return localizedPath(locale, path) + rest
}

/** Runs something when another page comes, or this one once more. */
export function useOnNextPage(run: () => void): void {
  const { key } = useLocation()
  const shown = useRef(key)
  const onNext = useEffectEvent(run)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    onNext()
  }, [key])
}
