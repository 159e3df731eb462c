import { useEffect, useEffectEvent, type ComponentProps } from 'react'
import { localizedPath } from '#domain/text/locale.ts'
import { useLocale } from '#app/locale.ts'
import { useRouter } from './router.ts'

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

/**
 * A link inside the site, written once for both languages. It is nothing but a link: what follows it inside the page
 * listens to all of them at once (`useFollowedLinks`). The framework's own links each ask five contexts where they are and
 * cost a sixth of a page.
 */
export function SiteLink({ to, replace, preventScrollReset, reloadDocument, children, ...rest }: SiteLinkProps) {
  // Staff may lead to another site from where links of this one stand.
  const isElsewhere = /^\w+:/.test(to)
  const follow = reloadDocument || isElsewhere ? undefined : wayOf({ replace, preventScrollReset })
  return (
    <a {...rest} rel={isElsewhere ? 'noopener' : rest.rel} href={useSitePath(to)} data-follow={follow}>
      {children}
    </a>
  )
}

/** The same for an address that has its language, or the `/ar` of an alias, already. */
export function WholeLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} data-follow="">
      {children}
    </a>
  )
}

type Way = { replace?: boolean; preventScrollReset?: boolean }

/** How a link wants to be followed, as it stands in its `data-follow`. */
function wayOf({ replace, preventScrollReset }: Way): string {
  return [replace && 'replace', preventScrollReset && 'stay'].filter(Boolean).join(' ')
}

/** The other way round; null for a link that the browser follows. */
export function readWay(link: HTMLAnchorElement): Way | null {
  const words = link.dataset.follow?.split(' ')
  return words ? { replace: words.includes('replace'), preventScrollReset: words.includes('stay') } : null
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
  const router = useRouter()
  const onNext = useEffectEvent(run)
  useEffect(() => {
    if (!router) return undefined
    let shown = router.state.location.key
    return router.subscribe(({ location: { key } }) => {
      if (key === shown) return
      shown = key
      onNext()
    })
  }, [router])
}
