import { use, useEffect } from 'react'
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router'
import { fetchAhead } from './fetch-ahead.ts'

/** How long a mouse or the keyboard rests on a link before that counts as intent; a finger means it at once. */
const REST_MS = 60

/** Fetches pages ahead when somebody reaches for a link to them. */
export function useFetchAhead(): void {
  const router = use(UNSAFE_DataRouterContext)?.router
  const manifest = use(UNSAFE_FrameworkContext)?.manifest
  useEffect(() => {
    if (!router || !manifest) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = (event: Event) => {
      clearTimeout(timer)
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link) return
      const isFinger = event instanceof PointerEvent && event.pointerType !== 'mouse'
      if (isFinger) fetchAhead(router, manifest, link)
      else timer = setTimeout(() => fetchAhead(router, manifest, link), REST_MS)
    }
    document.addEventListener('pointerover', hear, { passive: true })
    document.addEventListener('focusin', hear)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', hear)
      document.removeEventListener('focusin', hear)
    }
  }, [router, manifest])
}
