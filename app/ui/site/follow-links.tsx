import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate, type NavigateFunction } from 'react-router'
import { readWay } from '../base/site-link.tsx'

/** A pointer that crosses a link on its way somewhere else has left it by then. */
const INTENT_MS = 80

/** Follows the links of the site inside the page, and fetches ahead what a visitor is about to follow. */
export function FollowLinks() {
  const navigate = useNavigate()
  useEffect(() => listen({ click: (event) => follow(event, navigate) }), [navigate])
  const ahead = useIntent()
  return ahead === null ? null : <PrefetchPageLinks page={ahead} />
}

/** Whatever listens to the link itself was asked before, and may have kept it from being followed. */
function follow(event: MouseEvent, navigate: NavigateFunction) {
  const link = linkOf(event)
  const way = link && readWay(link)
  if (!link || !way || event.defaultPrevented || !isPlain(event) || link.target !== '') return
  event.preventDefault()
  const isHere = link.href === location.href
  void navigate(addressOf(link), { ...way, replace: way.replace || isHere })
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** The address of the link that is touched, focused or pointed at. */
function useIntent(): string | null {
  const [ahead, setAhead] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (event: Event, ms: number) => {
      clearTimeout(timer)
      const link = linkOf(event)
      if (link && readWay(link) && !isThisPage(link)) timer = setTimeout(() => setAhead(addressOf(link)), ms)
    }
    const soon = (event: Event) => wait(event, INTENT_MS)
    const now = (event: Event) => wait(event, 0)
    const stop = listen({ pointerover: soon, focusin: soon, touchstart: now, pointerdown: now })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return ahead
}

function isThisPage({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search === location.search
}

function addressOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-follow]') : null
}

type Listeners = { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void }

/** Listens until the answered function is called. */
function listen(listeners: Listeners): () => void {
  const stopping = new AbortController()
  for (const [name, listener] of Object.entries(listeners)) {
    document.addEventListener(name, listener as EventListener, {
      passive: name !== 'click',
      signal: stopping.signal,
    })
  }
  return () => stopping.abort()
}
