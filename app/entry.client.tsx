import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isStaffPath } from '../domain/locale.ts'
import { isLocale } from '../domain/staff-locale.ts'
import { ServedLocale } from './locale.ts'

const FIRST_TOUCH = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const
const LONGEST_WAIT_MS = 2000

/**
 * Every page works as it comes from the server, so bringing it to life can wait until the browser is idle or
 * the visitor reaches for something; React then still catches the click that follows.
 */
function whenWanted(start: () => void) {
  const waiting = new AbortController()
  const begin = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    start()
  }
  for (const event of FIRST_TOUCH)
    addEventListener(event, begin, { passive: true, capture: true, signal: waiting.signal })
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: LONGEST_WAIT_MS })
  else setTimeout(begin)
}

whenWanted(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ServedLocale
          value={
            isStaffPath(location.pathname) && isLocale(document.documentElement.lang)
              ? document.documentElement.lang
              : null
          }
        >
          <HydratedRouter />
        </ServedLocale>
      </StrictMode>,
    )
  }),
)
