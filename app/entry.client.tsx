import { startTransition, StrictMode, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLocale, isStaffScreen } from '../domain/text/locale.ts'
import { ServedLocale } from './locale.ts'
import { enterValue, rememberEntries } from './start/early-entries.ts'
import { readPage } from './start/read-page.ts'
import { surviveTranslation } from './start/translated-text.ts'

surviveTranslation()

// While developing, the framework's own scripts start the page.
const isSame = import.meta.env.DEV || (await readPage())

/** It is no longer the page that was sent: somebody has changed its data since, or the browser has translated it. */
const isChanged = !isSame || document.querySelector('body font') !== null

/** React makes a changed page anew, and there is nothing to report about that. */
const options = { onRecoverableError: isChanged ? () => {} : undefined }

const enterAgain = !isChanged ? rememberEntries() : (await import('./start/entries-anew.ts')).rememberPlaces(enterValue)

/** The last button that was pressed when nothing answered. */
let pressed: HTMLElement | null | undefined

/** The router, whose effects run once everything in it is alive. */
function LivingPage() {
  // At once: whatever is pressed from here on, the page hears itself.
  useLayoutEffect(() => {
    pressed ??= window.pageLife?.takePress()
  }, [])
  useEffect(() => {
    // Outside of React's own work: within it a field shows what is entered only later, and loses the place in it.
    queueMicrotask(() => {
      enterAgain()
      pressed?.click()
      pressed = null
    })
  }, [])
  // A page whose data are there is rendered in one go: in slices it would take twice as long, and nobody waits for less.
  return <HydratedRouter useTransitions={false} />
}

/** Of a screen of staff, whose language is in no address. */
const { lang } = document.documentElement
const served = isStaffScreen(location.pathname) && isLocale(lang) ? lang : null

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ServedLocale value={served}>
        <LivingPage />
      </ServedLocale>
    </StrictMode>,
    options,
  )
})
