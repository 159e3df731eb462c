import type { CDPSession, Locator, Page } from '@playwright/test'
import { labels } from '#content/labels.ts'
import { expect, LONG, open, PHONE, test } from '#tests/e2e/visit.ts'

const category = (page: Page) => page.getByRole('main').locator('a[href="/en/categories/pu-foam"]').first()
const length = (page: Page) => page.evaluate(() => history.length)

test.describe('a finger on a link', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test.beforeEach(async ({ page }) => {
    await open(page, 'en', '/categories')
    await category(page).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 10))
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /quick-taps/.test(name)),
    )
    await page.waitForTimeout(400)
    await page.evaluate(() => {
      const told = document.documentElement.dataset
      told['clicks'] = ''
      addEventListener('mousedown', () => void (told['mousedown'] = ''), true)
      addEventListener('click', () => void (told['clicks'] += '.'), true)
    })
  })

  test('leads to its page when it is lifted, once, and what a mouse would do is left out', async ({ page }) => {
    const before = await length(page)
    await category(page).tap()
    await expect(page).toHaveURL('/en/categories/pu-foam')
    // A second press would come later than the first.
    await page.waitForTimeout(500)
    await expect(page.locator('html')).toHaveAttribute('data-clicks', '.')
    await expect(page.locator('html')).not.toHaveAttribute('data-mousedown')
    expect(await length(page)).toBe(before + 1)
  })

  test('has its page asked for while it is still down', async ({ page }) => {
    const asked = page.waitForRequest('**/pu-foam.data*', { timeout: 5000 })
    const finger = await touch(page, category(page))
    await asked
    await finger.lift()
    await expect(page).toHaveURL('/en/categories/pu-foam')
  })

  test('that rests on it is left to the browser', { tag: LONG }, async ({ page }) => {
    const finger = await touch(page, category(page))
    await page.waitForTimeout(700)
    await finger.lift()
    await expect(page.locator('html')).toHaveAttribute('data-mousedown')
  })

  test('that strays from it does not lead away', { tag: LONG }, async ({ page }) => {
    const finger = await touch(page, category(page))
    await finger.move(40)
    await finger.lift()
    await page.waitForTimeout(500)
    await expect(page).toHaveURL('/en/categories')
  })

  test('that stops a moving page is left to the browser', { tag: LONG }, async ({ page }) => {
    await page.evaluate(keepMovingUntilTouched)
    const { x, y } = await middleOf(category(page))
    await page.touchscreen.tap(x, y)
    await expect(page).toHaveURL('/en/categories/pu-foam')
    await expect(page.locator('html')).toHaveAttribute('data-mousedown')
  })
})

test.describe('a finger in the menu of a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('closes it by the link that it taps', async ({ page }) => {
    await open(page, 'en', '/about')
    await page.getByRole('button', { name: labels.openMenu.en }).tap()
    const menu = page.getByRole('dialog')
    await menu.getByRole('link', { name: 'Brands' }).tap()
    await expect(page).toHaveURL('/en/brands')
    await expect(menu).toBeHidden()
  })
})

/** Runs in the page. */
function keepMovingUntilTouched(): void {
  let by = 1
  let frame = 0
  const move = () => {
    scrollBy(0, by)
    by = -by
    frame = requestAnimationFrame(move)
  }
  move()
  addEventListener('touchstart', () => cancelAnimationFrame(frame), { once: true, capture: true })
}

async function middleOf(link: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await link.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Puts a finger down. */
async function touch(page: Page, link: Locator) {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  const { x, y } = await middleOf(link)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [{ x, y }])
  return { move: (by: number) => send('touchMove', [{ x: x + by, y }]), lift: () => send('touchEnd', []) }
}
