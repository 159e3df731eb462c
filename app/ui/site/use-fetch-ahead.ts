import { use, useEffect, useMemo } from 'react'
import { UNSAFE_FrameworkContext, useLocation } from 'react-router'
import { hearAll } from '../base/hear-all.ts'
import { hearFirst } from '../base/hear-first.ts'
import { useRouter } from '../base/use-router.ts'
import { fetchAhead, loadCodeAhead } from './fetch-ahead.ts'

/** How long a mouse or the keyboard rests on a link before that counts as intent; a finger means it at once. */
const REST_MS = 60

/** What a visitor does first who is not about to leave again. */
const ACTS = ['pointerdown', 'scroll', 'keydown'] as const

/** Fetches pages ahead when somebody reaches for a link to them, and their code when he uses the page and sees such links. */
export function useFetchAhead(): void {
  const router = useRouter()
  const { manifest, routeModules } = use(UNSAFE_FrameworkContext) ?? {}
  const code = useMemo(() => manifest && routeModules && { manifest, routeModules }, [manifest, routeModules])
  const { pathname } = useLocation()

  useEffect(() => {
    if (!router || !code) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = (event: Event) => {
      clearTimeout(timer)
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link) return
      const isFinger = event instanceof PointerEvent && event.pointerType !== 'mouse'
      if (isFinger) fetchAhead(router, code, link)
      else timer = setTimeout(() => fetchAhead(router, code, link), REST_MS)
    }
    const listening = new AbortController()
    hearAll('pointerover', hear, listening.signal)
    hearAll('focusin', hear, listening.signal)
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [router, code])

  useEffect(() => {
    if (!router || !code) return undefined
    let stop: (() => void) | undefined
    const stopWaiting = hearFirst(ACTS, () => {
      stop = loadCodeAhead(router, code, pathname)
    })
    return () => {
      stopWaiting()
      stop?.()
    }
  }, [router, code, pathname])
}
