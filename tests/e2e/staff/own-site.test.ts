import type { Page } from '@playwright/test'
import { adminForm } from '#content/admin/form.ts'
import { notices } from '#content/admin/notices.ts'
import { setUpWords, startWords } from '#content/admin/overview/start.ts'
import { labels } from '#content/labels.ts'
import { siteContent } from '#content/admin/site/site-content.ts'
import { TEMPLATE_GAP } from '#domain/site/content/templates.ts'
import type { SetUpItem } from '#domain/site/set-up.ts'
import { localizedPath, LOCALES } from '#domain/text/locale.ts'
import { DESKTOP, expect, open, PHONE } from '#tests/e2e/visit.ts'
import { openScreen, untilAnswered, untilHydrated } from './staff-sign-in.ts'
import { testAsStaff } from './staff-visit.ts'

const test = testAsStaff(async () => {}, 'new')
test.describe.configure({ mode: 'default' })

const NAME = { ar: 'سندان', en: 'Sindan' }
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 200"><path fill="#0f4c5c" d="M0 0h640v200H0z"/></svg>'

/** From the list of what a new site needs to the form of one step. */
async function begin(page: Page, item: SetUpItem) {
  await openScreen(page, '/admin/start')
  const steps = page.getByRole('region', { name: startWords.setUp.title.ar })
  const step = steps.getByRole('link', { name: setUpWords[item].title.ar, exact: true })
  if (!(await step.isVisible())) await steps.locator('summary').click()
  await step.click()
  await expect(page).not.toHaveURL(/\/start$/)
  await untilHydrated(page)
}

/** Publishes the form and waits until it is saved. */
async function publish(page: Page) {
  await untilAnswered(page, () => page.locator('.admin-bar button[type=submit]:not([name])').last().click())
  for (const state of [adminForm.unsaved, adminForm.saving]) await expect(page.getByText(state.ar)).toHaveCount(0)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
}

async function fillBoth(page: Page, name: string, texts: { ar: string; en: string }) {
  for (const locale of LOCALES) await page.locator(`[name=${name}_${locale}]`).fill(texts[locale])
}

test.describe('a new site', () => {
  test.use({ viewport: DESKTOP, staffLocale: 'ar', reducedMotion: 'reduce' })

  test('has its search beneath its name, and says in its navigation that there is nothing yet', async ({ page }) => {
    await open(page, 'ar', '/')
    const navigation = page.getByRole('banner').getByRole('navigation')
    await navigation.locator('[aria-expanded]').click()
    await expect(navigation.getByRole('status')).toHaveText(labels.noCategories.ar)
    await page.setViewportSize(PHONE)
    const boxOf = (part: string) => page.getByRole('main').locator(part).boundingBox()
    const [head, search] = await Promise.all([boxOf('.plain-hero'), boxOf('.code-finder')])
    expect(search!.y).toBeGreaterThanOrEqual(head!.y + head!.height)
  })

  test('becomes a company’s own by the steps of its set-up', async ({ page }) => {
    test.slow()
    await begin(page, 'name')
    await fillBoth(page, 'name', NAME)
    await publish(page)

    await begin(page, 'logo')
    await page
      .locator('[name=logo]')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
    await expect(page.locator('[name=existing_logo]')).toHaveValue(/\.png$/)
    await publish(page)

    await begin(page, 'look')
    await page.locator('[name=main_colour]').fill('#1B7443')
    await publish(page)

    await begin(page, 'category')
    await fillBoth(page, 'name', { ar: 'عدد يدوية', en: 'Hand tools' })
    await publish(page)

    await begin(page, 'product')
    await fillBoth(page, 'product_name', { ar: 'مطرقة', en: 'Claw hammer' })
    await page.locator('[name=category_id]').selectOption('hand-tools')
    await publish(page)

    await begin(page, 'about')
    await fillBoth(page, 'hero_title', { ar: 'من نحن', en: 'Who we are' })
    await publish(page)

    await begin(page, 'privacy')
    await page.getByRole('button', { name: siteContent.template.ar }).click()
    await expect(page.getByText(notices['draft-saved'].ar)).toBeVisible()
    const gaps = page.getByRole('textbox').filter({ hasText: TEMPLATE_GAP })
    await expect(gaps.first()).toBeVisible()
    for (const field of await page.locator('main textarea').all()) {
      const text = await field.inputValue()
      if (text.search(TEMPLATE_GAP) >= 0) await field.fill(text.replaceAll(TEMPLATE_GAP, 'Sindan'))
    }
    await publish(page)

    await page.goto('/admin/start')
    const open = page.locator('.start-step:not([data-done])')
    for (const item of ['name', 'logo', 'look', 'category', 'product', 'about', 'privacy'] as const)
      await expect(open.getByRole('link', { name: setUpWords[item].title.ar, exact: true })).toHaveCount(0)

    for (const locale of LOCALES) {
      await page.goto(localizedPath(locale, '/'))
      await expect(page).toHaveTitle(NAME[locale])
      await expect(page.getByRole('banner').getByRole('img', { name: NAME[locale] })).toBeVisible()
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#1b7443')
      for (const path of ['/hand-tools/claw-hammer', '/about', '/privacy-policy'])
        await expect(page.locator(`a[href="${localizedPath(locale, path)}"]`).first()).toBeAttached()
    }
  })
})
