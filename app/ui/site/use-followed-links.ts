import { useEffect } from 'react'
import { hearAll } from '../base/hear-all.ts'
import { followedLinkAt, readWay } from '../base/site-link.tsx'
import { useRouter } from '../base/use-router.ts'
import { followSoon } from './follow-soon.ts'

/**
 * Follows the links of the site inside the page: one listener for all of them. Without a connection the page stays as it
 * is, whether a link was pressed or something searched: the browser's own page would take its place, and what was typed
 * with it.
 */
export function useFollowedLinks(onOffline: () => void): void {
  const router = useRouter()
  useEffect(() => {
    if (!router) return undefined
    const follow = (event: MouseEvent) => {
      const link = followedLinkAt(event.target)
      const way = link && readWay(link)
      // Whatever listens to the link itself was asked before, and may have kept it from being followed.
      if (!link || !way || event.defaultPrevented || !isPlain(event) || link.target !== '') return
      event.preventDefault()
      if (!navigator.onLine && !isPlaceInPage(link)) return onOffline()
      const { pathname, search, hash, href } = link
      const to = { href, path: pathname + search + hash }
      void followSoon(to, (path) => router.navigate(path, { ...way, replace: way.replace || href === location.href }))
    }
    const search = (event: SubmitEvent) => {
      if (navigator.onLine || !(event.target as Element).matches('form[method="get"]')) return
      event.preventDefault()
      // The form's own listener would take what was typed along.
      event.stopPropagation()
      onOffline()
    }
    const listening = new AbortController()
    const { signal } = listening
    hearAll('click', follow, signal)
    window.addEventListener('submit', search, { signal, capture: true })
    return () => listening.abort()
  }, [router, onOffline])
}

function isPlaceInPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search
}

/** Asks for no window or file of its own. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
