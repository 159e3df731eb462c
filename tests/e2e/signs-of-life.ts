import type { Page } from '@playwright/test'

const PATIENCE = 3000

/** Why a page may keep a test waiting for ever: its scripts no longer answer, or the browser no longer draws it. */
export async function missingSignsOfLife(page: Page): Promise<string[]> {
  const missing: string[] = []
  if (!(await happens(page.evaluate(() => true)))) missing.push('its scripts do not answer')
  else if (!(await happens(page.evaluate(() => new Promise(requestAnimationFrame))))) missing.push('it is not drawn')
  return missing.map((what) => `${page.url()}: ${what}`)
}

async function happens(what: Promise<unknown>): Promise<boolean> {
  const tooLate = Promise.withResolvers<false>()
  const timer = setTimeout(() => tooLate.resolve(false), PATIENCE)
  const inTime = what.then(
    () => true,
    () => false,
  )
  return Promise.race([inTime, tooLate.promise]).finally(() => clearTimeout(timer))
}
