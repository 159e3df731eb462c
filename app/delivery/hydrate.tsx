import { startTransition, StrictMode, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLocale, isStaffScreen } from '#domain/text/locale.ts'
import { ServedLocale } from '#app/locale.ts'
import { rememberEarlyInput } from './early-input.ts'
import { answerPrefetched } from './prefetch.ts'
import { prepareHydration } from './prepare-hydration.ts'
import { surviveTranslation } from './translated-text.ts'

/** Hydrates the page that the server sent. */
export async function hydrate(): Promise<void> {
  answerPrefetched()
  const isTranslated = surviveTranslation()
  const isSame = await prepareHydration()
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
      {
        // Somebody has changed its data since it came, or the browser has translated it, maybe before a part that is hydrated
        // later: React renders that anew, and there is nothing to report.
        onRecoverableError(error) {
          if (isSame && !isTranslated()) reportError(error)
        },
      },
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
