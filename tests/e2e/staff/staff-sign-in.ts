import type { Page } from '@playwright/test'
import { login } from '#content/admin/login.ts'
import { shell } from '#content/admin/shell.ts'
import type { SidebarGroupName } from '#domain/accounts/staff-preferences.ts'
import { SIDEBAR_PATH } from '#domain/accounts/staff-paths.ts'
import type { Locale } from '#domain/text/locale.ts'
import { OWNER } from '#tests/support/site.ts'
import { expect } from '#tests/e2e/visit.ts'

/** How a browser of each language asks for pages; the staff area follows it until somebody chooses. */
export const BROWSER_LOCALES: Record<Locale, string> = { ar: 'ar-SA', en: 'en-GB' }

/** Opens a screen of the staff area as its owner. How people sign in is looked at elsewhere. */
export async function openAsStaff(page: Page, path: string) {
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const answer = await page.request.post('/admin/login', { form: OWNER, headers, maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  await page.addInitScript(openParts)
  await openScreen(page, path)
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path)
}

/** Types a name and a password into the form of the sign-in, and sends it. */
export async function typeSignIn(page: Page, locale: Locale, { username, password }: typeof OWNER = OWNER) {
  const signIn = page.getByRole('button', { name: login.signIn[locale] })
  // The previous screen has such fields too, and stays until the next is drawn.
  await expect(signIn).toBeVisible()
  await page.getByLabel(login.username[locale]).fill(username)
  await page.getByLabel(login.password[locale]).fill(password)
  await signIn.click()
}

/** Calls the API as who is signed in on a page. */
export async function call(page: Page, path: string, form: Record<string, string>) {
  const answer = await page.request.post(path, { headers: { Origin: new URL(page.url()).origin }, form })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { data: Record<string, string> }).data
}

/** Opens a screen of who is signed in, and waits until its scripts run it. */
export async function openScreen(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
}

/** Does what sends a form of a screen, and waits for the answer of the site: only then nothing that follows cuts it off. */
export async function untilAnswered(page: Page, send: () => Promise<void>) {
  const answered = page.waitForResponse((response) => {
    const { pathname } = new URL(response.url())
    return response.request().method() === 'POST' && pathname.startsWith('/admin/') && pathname !== SIDEBAR_PATH
  })
  await send()
  await answered
}

/** Saves the form of a record, which stays open, and waits until it knows that. */
export async function untilSaved(page: Page, save: () => Promise<void>) {
  await untilAnswered(page, save)
  await expect(page.locator('.record-form')).toHaveAttribute('data-state', 'saved')
}

/** Waits until scripts run the screen: only then do they draw what they alone can do. */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

/** Follows an entry of the sidebar, whose group may be folded; nothing is waited for behind it. */
export async function followEntry(
  page: Page,
  locale: Locale,
  group: SidebarGroupName,
  section: keyof (typeof shell)['sections'],
) {
  const heading = page.getByRole('button', { name: shell.groups[group][locale] }).filter({ visible: true })
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
  await page.getByRole('link', { name: shell.sections[section][locale], exact: true }).filter({ visible: true }).click()
}

/** In the page: folded parts of forms stand open, so that a test fills their fields without opening each. */
export function openParts() {
  const open = () => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('.form-part > details:not([data-seen])')) {
      part.dataset['seen'] = ''
      part.open = true
    }
  }
  new MutationObserver(open).observe(document, { childList: true, subtree: true })
}
