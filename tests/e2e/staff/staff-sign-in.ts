import type { Page } from '@playwright/test'
import { login } from '#content/admin/login.ts'
import { shell } from '#content/admin/shell.ts'
import type { SidebarGroupName } from '#domain/accounts/staff-preferences.ts'
import type { Locale } from '#domain/text/locale.ts'
import { OWNER } from '#tests/support/site.ts'
import { expect } from '#tests/e2e/visit.ts'

/** How a browser of each language asks for pages; the staff area follows it until somebody chooses. */
export const BROWSER_LOCALES: Record<Locale, string> = { ar: 'ar-SA', en: 'en-GB' }

/** Signs the owner in, and opens a screen of the staff area. */
export async function openAsStaff(page: Page, locale: Locale, path: string) {
  await page.goto(`/admin/login?next=${encodeURIComponent(path)}`)
  await page.getByLabel(login.username[locale]).fill(OWNER.username)
  await page.getByLabel(login.password[locale]).fill(OWNER.password)
  await page.getByRole('button', { name: login.signIn[locale] }).click()
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path)
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
