import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLocale, isStaffScreen } from '#domain/text/locale.ts'
import { rememberEarlyInput } from './delivery/early-input.ts'
import { pageIsHydrated } from './delivery/hydration.ts'
import { surviveTranslation } from './delivery/translated-text.ts'
import { ServedLocale } from './locale.ts'

const isTranslated = surviveTranslation()
const enterEarlyInput = rememberEarlyInput()
// Staff's screens have no language in their address.
const { lang } = document.documentElement
const served = isStaffScreen(location.pathname) && isLocale(lang) ? lang : null

/** The router, whose effects run once everything in it is hydrated. */
function HydratedPage() {
  // Outside of React's own work: within it a field shows what is entered only later, and loses the place in it.
  useEffect(() => {
    queueMicrotask(enterEarlyInput)
    pageIsHydrated()
  }, [])
  return <HydratedRouter />
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ServedLocale value={served}>
        <HydratedPage />
      </ServedLocale>
    </StrictMode>,
    {
      // React renders anew what the browser has translated, maybe before a part that is hydrated later.
      onRecoverableError(error) {
        if (!isTranslated()) reportError(error)
      },
    },
  )
})
