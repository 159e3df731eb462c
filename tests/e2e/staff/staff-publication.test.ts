import type { Page } from '@playwright/test'
import { adminForm } from '#content/admin/form.ts'
import { planProblems } from '#content/admin/plan-problems.ts'
import { itemForm } from '#content/admin/items.ts'
import { notices, undoWords } from '#content/admin/notices.ts'
import { publicationForm, stateWords } from '#content/admin/records/publication.ts'
import { previewWords } from '#content/pages/preview.ts'
import { localizedPath, type Locale } from '#domain/text/locale.ts'
import { aCategory, valueOf } from '#tests/support/records.ts'
import { expectStateUsable } from '#tests/e2e/expect-usable.ts'
import { DESKTOP, expect, hold, LONG, PHONE } from '#tests/e2e/visit.ts'
import { openScreen, untilSaved } from './staff-sign-in.ts'
import { testAsStaff } from './staff-visit.ts'

const test = testAsStaff(async ({ categories }) => {
  valueOf(await categories.create(aCategory()))
})
test.describe.configure({ mode: 'default' })

const WAYS = [
  { locale: 'ar', viewport: PHONE },
  { locale: 'en', viewport: DESKTOP },
] as const

/** So far ahead that no machine is slow enough. */
const AHEAD = `${new Date().getFullYear() + 1}-01-05T09:30`

for (const { locale, viewport } of WAYS) {
  test.describe(`a product [${locale}, ${viewport.width} px]`, { tag: locale === 'ar' ? [] : LONG }, () => {
    test.use({ viewport, staffLocale: locale, reducedMotion: 'reduce' })

    test('is prepared, planned, published, shared and taken off; each is taken back', async ({
      page,
      browser,
      baseURL,
    }) => {
      const slug = `foam-${locale}-${viewport.width}`
      const { said, press, name, statusOf } = formOn(page, locale)

      await openScreen(page, '/admin/items/add')
      await name('ar').fill('رغوة أولى')
      await press(publicationForm.saveDraft)
      await said('draft-saved')
      await expect(page).toHaveURL(/\/admin\/items\/edit\//)
      await expectState(page, locale, 'draft')
      await name('en').fill('First Foam')
      await untilSaved(page, () => page.keyboard.press('Control+s'))
      await expectState(page, locale, 'draft')
      await expect(name('en')).toBeFocused()

      await page.locator('[name=product_slug]').fill(slug)
      await page.locator('[name=category_id]').selectOption('pu-foam')
      await page.locator('[name=publish_at]').fill(AHEAD)
      await page.locator('[name=unpublish_at]').fill(AHEAD)
      await press(publicationForm.schedule)
      const problem = page.locator('.field-error').filter({ hasText: planProblems['end-first'][locale] })
      await expect(problem).toBeVisible()
      await page.locator('[name=unpublish_at]').fill('')
      await press(publicationForm.schedule)
      await said('scheduled')
      await expect(problem).toBeHidden()
      await expectState(page, locale, 'scheduled')
      const id = new URL(page.url()).pathname.split('/').at(-1)!
      const site = localizedPath(locale, `/pu-foam/${id}`)
      expect(await statusOf(site)).toBe(404)

      await page.locator('[name=publish_at]').fill('')
      await press(publicationForm.publish)
      await expect(page).toHaveURL(/\/admin\/items(\?|$)/)
      expect(await statusOf(site)).toBe(200)

      await openScreen(page, `/admin/items/edit/${id}`)
      await expectState(page, locale, 'published')
      await name(locale).fill('Second Foam')
      await press(publicationForm.share)
      await said('preview-shared')
      await expectState(page, locale, 'changed')
      await expectStateUsable(page)
      const link = await page
        .getByRole('textbox', { name: publicationForm.link[locale][locale], exact: true })
        .inputValue()
      const visitor = await browser.newContext({ baseURL, viewport, locale })
      const shown = await visitor.newPage()
      await shown.goto(link)
      await expect(shown.getByText(previewWords.bar[locale])).toBeVisible()
      await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Second Foam')
      await expectStateUsable(shown)
      await shown.goto(site)
      await expect(shown.getByRole('heading', { level: 1 })).not.toHaveText('Second Foam')
      await visitor.close()

      await press(publicationForm.discard)
      await said('discarded')
      await expectState(page, locale, 'published')
      await expect(name(locale)).not.toHaveValue('Second Foam')
      await press(undoWords.verb)
      await said('undone')
      await expectState(page, locale, 'changed')
      await expect(name(locale)).toHaveValue('Second Foam')

      await press(publicationForm.unpublish)
      await said('unpublished')
      await expectState(page, locale, 'draft')
      expect(await statusOf(site)).toBe(404)
      await press(undoWords.verb)
      await said('undone')
      expect(await statusOf(site)).toBe(200)
    })
  })
}

test.describe('the folded parts of a form', () => {
  test.use({ viewport: DESKTOP, staffLocale: 'en', opensParts: false })

  test('open by a link to them and where something in them is wrong @long', async ({ page }) => {
    const { press, name } = formOn(page, 'en')
    const { sections, fields } = itemForm
    await openScreen(page, '/admin/items/add#videos')
    await expect(page.locator('[name=main_video]')).toBeVisible()
    const customsCode = page.locator('[name=hs_code]')
    await expect(customsCode).toBeHidden()
    await page.getByRole('link', { name: sections.origin.en }).click()
    await customsCode.fill('12')
    await page.locator('#origin summary').click()
    await expect(customsCode).toBeHidden()
    await name('ar').fill('رغوة')
    await press(itemForm.add)
    await expect(customsCode).toBeVisible()
    const problems = page.getByRole('navigation', { name: adminForm.problems.en })
    await problems.getByRole('link', { name: fields.hsCode.en }).click()
    await expect(customsCode).toBeFocused()
    await problems.getByRole('link', { name: fields.categoryId.en }).click()
    await expect(page.locator('[name=category_id]')).toBeFocused()
    await expectStateUsable(page)
  })
})

test.describe('the form of a draft', () => {
  test.use({ viewport: DESKTOP, staffLocale: 'en' })

  test('keeps what is typed while its draft is being saved @long', async ({ page }) => {
    const { said, press, name } = formOn(page, 'en')
    await openScreen(page, '/admin/items/add')
    await name('en').fill('Typed')
    await press(publicationForm.saveDraft)
    await said('draft-saved')
    const goOn = await hold(page, '**/admin/items/edit/**', 'POST')
    await name('en').fill('Typed once')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await press(publicationForm.saveDraft)
    await sent
    await name('en').fill('Typed twice')
    goOn()
    await expect(page.getByText(adminForm.unsaved.en)).toBeVisible()
    await expect(name('en')).toHaveValue('Typed twice')
    await untilSaved(page, () => press(publicationForm.saveDraft))
    await page.reload()
    await expect(name('en')).toHaveValue('Typed twice')
  })

  test('offers to publish an article on the day that is printed on it @long', async ({ page }) => {
    await openScreen(page, '/admin/blogs/add')
    const [year] = AHEAD.split('-')
    await page.locator('[name=date]').fill(`03/12/${year}`)
    await page.getByRole('button', { name: publicationForm.onItsDay.en('').trim() }).click()
    await expect(page.locator('[name=publish_at]')).toHaveValue(`${year}-03-12T08:00`)
    await expect(page.getByRole('button', { name: publicationForm.schedule.en, exact: true })).toBeVisible()
  })
})

function formOn(page: Page, locale: Locale) {
  return {
    said: (notice: keyof typeof notices) => expect(page.getByText(notices[notice][locale])).toBeVisible(),
    press: (words: Record<Locale, string>) => page.getByRole('button', { name: words[locale], exact: true }).click(),
    name: (of: Locale) => page.locator(`[name=product_name_${of}]`),
    statusOf: async (path: string) => (await page.request.get(path, { headers: { cookie: '' } })).status(),
  }
}

/** The state stands as a badge beside the title. */
async function expectState(page: Page, locale: Locale, state: keyof typeof stateWords) {
  await expect(page.locator('.admin-bar .badge').filter({ hasText: stateWords[state][locale] })).toBeVisible()
}
