import type { CDPSession, Locator, Page } from '@playwright/test'
import { labels } from '../../../content/labels.ts'
import { expect, open, PHONE, test } from '../visit.ts'

const category = (page: Page) => page.getByRole('main').locator('a[href="/en/categories/pu-foam"]').first()
const length = (page: Page) => page.evaluate(() => history.length)

test.describe('a finger on a link', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test.beforeEach(async ({ page }) => {
    await open(page, 'en', '/categories')
    await category(page).scrollIntoViewIfNeeded()
    await page.waitForTimeout(400)
  })

  test('leads to its page when it is lifted, once', async ({ page }) => {
    const before = await length(page)
    await category(page).tap()
    await expect(page).toHaveURL('/en/categories/pu-foam')
    // A second press would come later than the first.
    await page.waitForTimeout(500)
    expect(await length(page)).toBe(before + 1)
  })

  test('that strays from it does not lead away', async ({ page }) => {
    const finger = await touch(page, category(page))
    await finger.move(40)
    await finger.lift()
    await page.waitForTimeout(500)
    await expect(page).toHaveURL('/en/categories')
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
