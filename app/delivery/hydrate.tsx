import { startTransition, StrictMode, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLocale, isStaffScreen } from '../../domain/text/locale.ts'
import { ServedLocale } from '../locale.ts'
import { rememberEarlyInput } from './early-input.ts'
import { answerPrefetched } from './prefetch.ts'
import { prepareHydration } from './prepare-hydration.ts'
import { surviveTranslation } from './translated-text.ts'

/** Hydrates the page that the server sent. */
export async function hydrate(): Promise<void> {
  answerPrefetched()
  surviveTranslation()
  const isSame = await prepareHydration()
  // Somebody has changed its data since it came, or the browser has translated it: React renders it anew.
  const isChanged = !isSame || document.querySelector('body font') !== null
  const enterEarlyInput = rememberEarlyInput()
  // Staff's screens have no language in their address.
  const { lang } = document.documentElement
  const served = isStaffScreen(location.pathname) && isLocale(lang) ? lang : null
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ServedLocale value={served}>
          <HydratedPage enterEarlyInput={enterEarlyInput} />
        </ServedLocale>
      </StrictMode>,
      { onRecoverableError: isChanged ? () => {} : undefined },
    )
  })
}

/** The last button that was pressed while nothing answered. */
let pressed: HTMLElement | null | undefined

/** The router, whose effects run once everything in it is hydrated. */
function HydratedPage({ enterEarlyInput }: { enterEarlyInput: () => void }) {
  // At once: whatever is pressed from here on, the page hears itself.
  useLayoutEffect(() => {
    pressed ??= window.delivery?.takePress()
  }, [])
  useEffect(() => {
    // Outside of React's own work: within it a field shows what is entered only later, and loses the place in it.
    queueMicrotask(() => {
      enterEarlyInput()
      pressed?.click()
      pressed = null
    })
  }, [enterEarlyInput])
  // Rendered in one go: in slices it would take twice as long, and nobody waits for less.
  return <HydratedRouter useTransitions={false} />
}
