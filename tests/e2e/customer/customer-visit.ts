import type { Page } from '@playwright/test'
import { signInPage } from '#content/pages/sign-in.ts'
import type { Locale } from '#domain/text/locale.ts'
import { lastCode } from '#tests/support/customers.ts'
import type { FilledSite } from '#tests/support/filled-site.ts'
import { testOnSite } from '#tests/e2e/filled-site-visit.ts'
import { expect, untilRemembered } from '#tests/e2e/visit.ts'

/** One grey pixel: no test asks the real service of the map. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mO4cePGfwAIFQOKUJbqzAAAAABJRU5ErkJggg==',
  'base64',
)

/** What customers' pages do that others never do: tiles are of another host, wrong codes and ended sessions are refused. */
const KNOWN = /^asks another host: https:\/\/tile\.openstreetmap\.org|^4(?:01|22) for /

/** Tests of what customers do, on a site of their own. */
export const test = testOnSite(async () => {}).extend<{ known: void }>({
  known: [
    async ({ context, troubles }, provide) => {
      await context.route('**/tile.openstreetmap.org/**', (route) =>
        route.fulfill({ contentType: 'image/png', body: TILE }),
      )
      await provide()
      troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !KNOWN.test(trouble)))
    },
    { auto: true },
  ],
})

let people = 0
export const newEmail = () => `visitor-${process.pid}-${Date.now()}-${++people}@client.example`

/** Signs a new customer in, or again the one of the e-mail address, and answers with that. */
export async function signIn(page: Page, site: FilledSite, locale: Locale, email = newEmail()) {
  await fillInCode(page, site, locale, email)
  await page.evaluate(() => localStorage.removeItem('language'))
  await page.getByRole('button', { name: signInPage.code.enter[locale], exact: true }).click()
  await untilRemembered(page, locale)
  return email
}

export async function fillInCode(page: Page, site: FilledSite, locale: Locale, email: string) {
  await page.getByLabel(signInPage.email[locale]).fill(email)
  await page.getByRole('button', { name: signInPage.sendCode[locale] }).click()
  await page.getByLabel(signInPage.code.label[locale]).fill(await codeFor(page, site, email))
}

async function codeFor(page: Page, site: FilledSite, email: string) {
  await expect(page.getByRole('heading', { name: /./, level: 1 })).toHaveText(
    new RegExp(Object.values(signInPage.code.title).join('|')),
  )
  return site.withDb((db) => lastCode(db, email))
}
