import { useEffect } from 'react'
import { useLocation, type DataRouter } from 'react-router'
import { prefetch, prefetchModulesInView, untilPrefetched } from './prefetch.ts'
import { readWay } from './link.tsx'
import { useRouter } from './router.ts'

/** A page that is being prefetched is waited for so long before anything moves. */
const WAIT_MS = 100
/** How long a mouse or the keyboard rests on a link before that counts as intent; a finger means it at once. */
const REST_MS = 60
/** What a visitor does first who is not about to leave again. */
const FIRST_ACTS = ['pointerdown', 'scroll', 'keydown']

type Type = keyof DocumentEventMap

/**
 * Hears what happens anywhere on the page, after whatever listens to the element itself. React lets nobody else hear of what
 * happens on a part that it cannot hydrate yet: of that this tells at once.
 */
function onDocument<T extends Type>(type: T, hear: (event: DocumentEventMap[T]) => void, signal: AbortSignal): void {
  document.addEventListener(type, hear, { signal })
  document.addEventListener(type, (event) => event.cancelBubble && hear(event), { signal, capture: true })
}

/**
 * Follows the links of the site inside the page: one listener for all of them. Without a connection the page stays as it
 * is, with what was typed in it, whether a link was pressed or something searched.
 */
export function useFollowedLinks(onOffline: () => void): void {
  const router = useRouter()
  useEffect(() => {
    if (!router) return undefined
    const followLink = (event: MouseEvent) => {
      const link = linkAt(event.target)
      const way = link && readWay(link)
      // Whatever listens to the link itself was asked before, and may have kept it from being followed.
      if (!link || !way || event.defaultPrevented || !isPlain(event) || link.target !== '') return
      event.preventDefault()
      if (!navigator.onLine && !isPlaceInPage(link)) return onOffline()
      void follow(router, link, { ...way, replace: way.replace || link.href === location.href })
    }
    const search = (event: SubmitEvent) => {
      if (navigator.onLine || !(event.target as Element).matches('form[method="get"]')) return
      event.preventDefault()
      // The form's own listener would take what was typed along.
      event.stopPropagation()
      onOffline()
    }
    const { signal, stop } = abortable()
    onDocument('click', followLink, signal)
    window.addEventListener('submit', search, { signal, capture: true })
    return stop
  }, [router, onOffline])
}

/** Prefetches pages when somebody reaches for a link to them, and their code once he uses the page and sees such links. */
export function usePrefetch(): void {
  const router = useRouter()
  const { pathname } = useLocation()
  useEffect(() => {
    if (!router) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const reach = (event: Event) => {
      clearTimeout(timer)
      const link = linkAt(event.target)
      if (!link) return
      // In this very task: a browser runs no timer while a finger is down.
      if ('pointerType' in event && event.pointerType !== 'mouse') prefetch(router, link)
      else timer = setTimeout(() => prefetch(router, link), REST_MS)
    }
    const { signal, stop } = abortable()
    onDocument('pointerover', reach, signal)
    onDocument('focusin', reach, signal)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [router])

  useEffect(() => {
    if (!router) return undefined
    const { signal, stop } = abortable()
    const begin = () => {
      stop()
      // Should it not come, the browser presses links itself.
      import('./quick-taps.ts').catch(() => null)
      stopLooking = prefetchModulesInView(router, pathname)
    }
    let stopLooking = stop
    for (const act of FIRST_ACTS) addEventListener(act, begin, { passive: true, signal })
    return () => stopLooking()
  }, [router, pathname])
}

let latest: object | null = null
let waitedMs = 0

type Way = { replace?: boolean; preventScrollReset?: boolean }

/**
 * Goes to the page behind a link when what was prefetched of it is there, or after a moment: a browser hands over nothing
 * while a finger is down, and going there before would have React render the old page once more, as one that is being left.
 */
async function follow(router: DataRouter, link: HTMLAnchorElement, way: Way): Promise<void> {
  const press = (latest = {})
  const started = performance.now()
  const path = link.pathname + link.search + link.hash
  await Promise.race([untilPrefetched(router, link), new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
  // In a task of its own: what changes during a press, React renders at once and one by one.
  await new Promise((resolve) => setTimeout(resolve))
  // Whoever presses another link meanwhile follows that one.
  if (press !== latest) return
  waitedMs = performance.now() - started
  await router.navigate(path, way)
  waitedMs = 0
}

/** For how long the visitor had waited when the navigation began that is on its way. */
export function waitedBefore(): number {
  return waitedMs
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, stop: () => controller.abort() }
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-follow]') : null
}

function isPlaceInPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search
}

/** Asks for no window or file of its own. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
