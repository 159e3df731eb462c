import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLocale, isStaffScreen } from '../domain/locale.ts'
import { ServedLocale } from './locale.ts'
import { readPage } from './read-page.ts'
import { rememberTypedTexts } from './typed-texts.ts'

// While developing, the framework's own scripts start the page.
const isSame = import.meta.env.DEV || (await readPage())

/** React makes the page anew from what has changed since it came, and there is nothing to report about that. */
const options = isSame ? {} : { onRecoverableError: () => {} }

const putBackTypedTexts = rememberTypedTexts()

/** The router, whose effects run once everything in it is alive. */
function LivingPage() {
  useEffect(putBackTypedTexts, [])
  // A page whose data are there is rendered in one go: in slices it would take twice as long, and nobody waits for less.
  return <HydratedRouter useTransitions={false} />
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ServedLocale
        value={
          isStaffScreen(location.pathname) && isLocale(document.documentElement.lang)
            ? document.documentElement.lang
            : null
        }
      >
        <LivingPage />
      </ServedLocale>
    </StrictMode>,
    options,
  )
  // React brings the pressed part to life first and takes the press as its own.
  window.pageLife?.takePress()?.click()
})
