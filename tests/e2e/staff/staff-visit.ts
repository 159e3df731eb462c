import type { Beginning, Fill } from '#tests/support/filled-site.ts'
import type { Locator, Page } from '@playwright/test'
import type { Locale } from '#domain/text/locale.ts'
import { OWNER } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { openParts } from './staff-sign-in.ts'
import { testOnSite } from '#tests/e2e/filled-site-visit.ts'
import { expect } from '#tests/e2e/visit.ts'

type Staff = {
  /** The cookie of a session that all tests of a file share. */
  session: string
  /** In whose language the staff area is shown. */
  staffLocale: Locale
  /** Folded parts of forms stand open, so that a test fills their fields without opening each. */
  opensParts: boolean
}

const sessions = new Map<string, ReturnType<typeof signIn>>()

/** Browser tests of the staff area of a site of their own: every page is signed in. */
export function testAsStaff(fill: Fill, beginning?: Beginning) {
  return testOnSite(fill, beginning).extend<Staff>({
    staffLocale: ['en', { option: true }],
    opensParts: [true, { option: true }],
    session: async ({ site: { origin } }, provide) => {
      const session = sessions.get(origin) ?? signIn(origin, OWNER, { 'X-Forwarded-For': '10.199.0.1' })
      sessions.set(origin, session)
      await provide((await session).cookie)
    },
    context: async ({ context, session, site, staffLocale, opensParts }, provide) => {
      const cookies = [...session.split('; '), `language=${staffLocale}`]
      await context.addCookies(
        cookies.map((text) => {
          const [name = '', ...value] = text.split('=')
          return { name, value: value.join('='), url: site.origin }
        }),
      )
      await context.addInitScript(chooseLanguage, staffLocale)
      if (opensParts) await context.addInitScript(openParts)
      await provide(context)
    },
  })
}

/** Waits until the editors of a page are there. */
export async function editorsOf(page: Page) {
  const texts = page.locator('.editor-text[contenteditable="true"]')
  await texts.nth(1).waitFor()
  return { ar: texts.nth(0), en: texts.nth(1) }
}

/** Types into the search of a list and presses something at once, faster than any search begins. */
export async function searchAndPress(search: string, pressed: Locator) {
  await pressed.evaluate((element, text) => {
    const box = document.querySelector<HTMLInputElement>('main [name=q]')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
    box?.dispatchEvent(new Event('input', { bubbles: true }))
    if (element instanceof HTMLElement) element.click()
  }, search)
}

/** Moves what is said to be lifted by an arrow, which is heard from the next turn on, until it is said to be there. */
export async function moveLifted(page: Page, arrow: string, said: string) {
  await page.evaluate(() => new Promise((turn) => setTimeout(turn)))
  await page.keyboard.press(arrow)
  await expect(page.getByText(said)).toBeAttached()
}

/** Public pages that are visited in between remember their own language for the staff area. */
function chooseLanguage(locale: string) {
  try {
    localStorage.setItem('language', locale)
  } catch {
    // A document without an origin has no storage.
  }
}
