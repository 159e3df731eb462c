import type { Page } from '@playwright/test'
import { labels } from '#content/labels.ts'
import { expect, open, PHONE, test } from '#tests/e2e/visit.ts'

/* Phones that get no updates any more: Chrome 111, Safari 16.4. */

test.use({ viewport: PHONE })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(forgetWhatIsNew)
})

test('every kind of page is hydrated in an older browser, and its menu opens', async ({ page }) => {
  for (const path of ['/', '/categories', '/categories/pu-foam', '/pu-foam/805', '/blogs', '/contact', '/search']) {
    await test.step(path, async () => {
      await open(page, 'ar', path)
      await untilHydrated(page, 'main')
      await page.getByRole('banner').getByRole('button', { name: labels.openMenu.ar }).click()
      await expect(page.getByRole('dialog', { name: labels.openMenu.ar })).toBeVisible()
    })
  }
})

test('the lower part of the home page lives in an older browser', async ({ page }) => {
  await open(page, 'en', '/')
  await page.locator('#home-lower').scrollIntoViewIfNeeded()
  await untilHydrated(page, '#home-lower .below')
})

test.describe('styles that ask for scripts', () => {
  test.use({ bypassCSP: true })

  test('leave the first view as it is where nobody knows the answer', async ({ page }) => {
    await page.route(/\/en$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('(scripting:', '(unknown:') })
    })
    await page.route('**/assets/app-*.css', () => {})
    await page.goto('/en', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('navigation', { name: labels.mainNavigation.en })).toBeHidden()
  })
})

/** Waits until React answers for an element. */
async function untilHydrated(page: Page, selector: string) {
  await page.waitForFunction(
    (where) => Object.keys(document.querySelector(where) ?? {}).some((key) => key.startsWith('__reactFiber')),
    selector,
  )
}

/** Runs before the page: takes away what came after those browsers, so that whatever uses it fails as it does there. */
function forgetWhatIsNew() {
  const { matches } = Element.prototype
  Object.assign(Element.prototype, {
    matches(this: Element, selectors: string) {
      if (selectors.includes(':popover-open')) throw new SyntaxError(`${selectors} is not a valid selector`)
      return matches.call(this, selectors)
    },
  })
  const forgotten: [object, string[]][] = [
    [Promise, ['withResolvers', 'try']],
    [URL, ['parse', 'canParse']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
    [Element.prototype, ['checkVisibility', 'moveBefore', 'setHTMLUnsafe']],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'toArray', 'some', 'find']],
    [window, ['requestIdleCallback', 'scheduler', 'navigation']],
    [Document.prototype, ['startViewTransition']],
  ]
  for (const [owner, names] of forgotten) for (const name of names) Reflect.deleteProperty(owner, name)
}
