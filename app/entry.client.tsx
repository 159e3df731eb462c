import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isStaffPath } from '../domain/locale.ts'
import { isLocale } from '../domain/staff-locale.ts'
import { ServedLocale } from './locale.ts'
import { readPage } from './read-page.ts'

// While developing, the framework's own scripts start the page.
const isSame = import.meta.env.DEV || (await readPage())

/** React makes the page anew from what has changed since it came, and there is nothing to report about that. */
const options = isSame ? {} : { onRecoverableError: () => {} }

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
    options,
  )
  // React brings the pressed part to life first and takes the press as its own.
  window.pageLife?.takePress()?.click()
})
