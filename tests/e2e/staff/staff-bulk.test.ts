import type { Page } from '@playwright/test'
import { stateWords } from '#content/admin/records/publication.ts'
import { formLabels } from '#content/form-labels.ts'
import { sheetWords } from '#content/admin/catalogue/sheets.ts'
import { itemsPage } from '#content/admin/items.ts'
import { bulkNotices, bulkQuestions, bulkWords } from '#content/admin/bulk.ts'
import { notices, undoWords } from '#content/admin/notices.ts'
import { kindObject } from '#content/admin/record-count.ts'
import { LOCALES, localizedPath, type Locale } from '#domain/text/locale.ts'
import { aCategory, aProduct, valueOf } from '#tests/support/records.ts'
import { expectStateUsable } from '#tests/e2e/expect-usable.ts'
import { openScreen } from './staff-sign-in.ts'
import { testAsStaff } from './staff-visit.ts'
import { DESKTOP, expect, inBothLanguages, PHONE } from '#tests/e2e/visit.ts'

const COUNT = 40
const TAPES = { ar: 'أشرطة', en: 'Tapes' }

/** Forty products and one more for each language, in a category of its own. */
const test = testAsStaff(async ({ categories, products }) => {
  for (const locale of LOCALES) {
    valueOf(await categories.create(aCategory({ slug: `foam-${locale}` })))
    valueOf(await categories.create(aCategory({ slug: `tape-${locale}`, name: TAPES })))
    for (let number = 1; number <= COUNT; number++) {
      const slug = `${locale}-${number}`
      const name = { ar: `رغوة ${slug}`, en: `Foam ${slug}` }
      valueOf(await products.create(aProduct({ slug, code: null, categoryId: `foam-${locale}`, name })))
    }
  }
})
test.describe.configure({ mode: 'default' })

const listOf = (locale: Locale, more = '') => `/admin/items?category=foam-${locale}${more}`
const visited = (locale: Locale, number: number) => localizedPath(locale, `/foam-${locale}/${locale}-${number}`)
const objects = (count: number, locale: Locale) => kindObject('product', count, locale)
const nameOf = (locale: Locale, number: number) => ({ ar: 'رغوة', en: 'Foam' })[locale] + ` ${locale}-${number}`

/** Confirms what is asked, and waits until the notice says that it was done. */
const questionOf = (page: Page, act: keyof typeof bulkQuestions.title, count: number, locale: Locale) =>
  page.getByRole('form', { name: bulkQuestions.title[act][locale](objects(count, locale)) })

async function confirm(page: Page, act: keyof typeof bulkQuestions.title, count: number, locale: Locale) {
  const question = questionOf(page, act, count, locale)
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: bulkWords.acts[act][locale], exact: true }).click()
  const done = bulkNotices[`bulk-${act}`][locale](objects(count, locale))
  await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible()
}

const markOf = (page: Page, locale: Locale, number: number) =>
  page.getByLabel(bulkWords.mark[locale](nameOf(locale, number)), { exact: true })

/** Presses Ctrl S in the moment in which the form is shown. */
const saveOnceShown = (page: Page) =>
  page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('[name=product_slug]')) return
      watcher.disconnect()
      dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyS', ctrlKey: true, cancelable: true }))
    })
    watcher.observe(document, { subtree: true, childList: true })
  })

const undo = async (page: Page, locale: Locale) => {
  await page.getByRole('button', { name: undoWords.verb[locale], exact: true }).click()
  await expect(page.getByText(notices.undone[locale])).toBeVisible()
}

async function act(page: Page, name: keyof typeof bulkWords.acts, locale: Locale) {
  const bar = page.getByRole('form', { name: bulkWords.actions[locale] })
  await bar.getByLabel(bulkWords.intent[locale]).selectOption(name)
  await bar.getByRole('button', { name: bulkWords.go[locale] }).click()
}

inBothLanguages("staff's marked records", (locale) => {
  const viewport = locale === 'ar' ? PHONE : DESKTOP
  test.use({ staffLocale: locale, viewport })

  test('are taken off the site all at once and come back with one press', async ({ page, request }) => {
    await openScreen(page, listOf(locale))
    await page.getByRole('checkbox', { name: bulkWords.page[locale] }).filter({ visible: true }).check()
    await expect(page.getByRole('status').filter({ hasText: bulkWords.selected[locale](COUNT) })).toBeAttached()
    // In a window as high as the list neither the head nor the bar covers anything.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: viewport.width, height })
    await expectStateUsable(page)
    await page.setViewportSize(viewport)
    await act(page, 'unpublish', locale)
    await expect(questionOf(page, 'unpublish', COUNT, locale)).toBeVisible()
    await expectStateUsable(page)
    await page.getByRole('link', { name: formLabels.cancel[locale] }).click()
    await expect(page.getByRole('status').filter({ hasText: bulkWords.selected[locale](COUNT) })).toBeAttached()
    await act(page, 'unpublish', locale)
    await confirm(page, 'unpublish', COUNT, locale)
    await expect(page).toHaveURL(new RegExp(`category=foam-${locale}$`))
    expect((await request.get(visited(locale, COUNT))).status()).toBe(404)
    await expect(page.getByText(stateWords.draft[locale], { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await undo(page, locale)
    expect((await request.get(visited(locale, COUNT))).status()).toBe(200)
  })
})

inBothLanguages("staff's list of products", (locale) => {
  test.use({ staffLocale: locale, viewport: DESKTOP, reducedMotion: 'reduce' })
  const told = (page: Page, count: number) =>
    expect(page.getByRole('status').filter({ hasText: bulkWords.selected[locale](count) })).toBeAttached()
  const noneSelected = (page: Page) => expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)

  test('search texts of three are set, name their pages, and go back @long', async ({ page, request }) => {
    await openScreen(page, listOf(locale, '&sort=name-en'))
    for (const number of [31, 32, 33]) await markOf(page, locale, number).check()
    await act(page, 'set', locale)
    const question = questionOf(page, 'set', 3, locale)
    await question.getByLabel(bulkQuestions.field[locale]).selectOption('meta_title')
    await question.getByRole('button', { name: bulkWords.go[locale], exact: true }).click()
    await expect(question.getByText(bulkQuestions.searchFields.meta_title[locale], { exact: true })).toBeVisible()
    await question.getByLabel(bulkQuestions.valueAr[locale]).fill('رغوة للنوافذ')
    await question.getByLabel(bulkQuestions.valueEn[locale]).fill('x'.repeat(201))
    await question.getByRole('button', { name: bulkWords.go[locale], exact: true }).click()
    // Too long for search engines: nothing typed is lost.
    const none = page.getByRole('form', { name: bulkQuestions.nothing.set[locale] })
    await expect(none.getByText(nameOf(locale, 32), { exact: true })).toBeVisible()
    await expect(none.getByLabel(bulkQuestions.valueAr[locale])).toHaveValue('رغوة للنوافذ')
    await none.getByLabel(bulkQuestions.valueEn[locale]).fill('Foam for windows')
    await none.getByRole('button', { name: bulkQuestions.show[locale], exact: true }).click()
    await expect(question.locator('ins').filter({ hasText: 'Foam for windows' })).toHaveCount(3)
    await expectStateUsable(page)
    await confirm(page, 'set', 3, locale)
    await noneSelected(page)
    await expect(page.locator('.bulk-bar[data-selected]')).toHaveCount(0)
    const title = async () => /<title>([^<]*)/.exec(await (await request.get(visited(locale, 32))).text())?.[1]
    expect(await title()).toContain({ ar: 'رغوة للنوافذ', en: 'Foam for windows' }[locale])
    await undo(page, locale)
    expect(await title()).toContain(nameOf(locale, 32))
  })

  test('is marked by pointer and keys, on all of its pages, until it is asked for in another way', async ({ page }) => {
    await openScreen(page, '/admin/items?sort=name-en')
    const box = (at: number) => page.locator('[data-item] input[type=checkbox]').nth(at)
    await box(1).click()
    await box(4).click({ modifiers: ['Shift'] })
    await told(page, 4)
    for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp']) await page.keyboard.press(key)
    await told(page, 6)
    await page.keyboard.press('Control+KeyA')
    await told(page, 50)
    await page.keyboard.press('Escape')
    await noneSelected(page)
    await page.keyboard.press('Space')
    await told(page, 1)
    await page.locator('a[href*="page=2"]').first().click()
    await expect(page).toHaveURL(/page=2/)
    await noneSelected(page)
    await told(page, 1)
    await box(0).check()
    await told(page, 2)
    await page.getByText(sheetWords.label[locale], { exact: true }).first().click()
    const csv = page.getByRole('link', { name: sheetWords.formats.csv[locale] })
    const file = page.waitForEvent('download')
    await csv.click()
    expect(new URL((await file).url()).searchParams.getAll('id[]')).toHaveLength(2)

    await page.getByRole('combobox', { name: itemsPage.category[locale] }).selectOption(`foam-${locale}`)
    await expect(page).toHaveURL(/category=/)
    await noneSelected(page)
    await page.goBack()
    await expect(page.locator('[data-item]')).toHaveCount(50)
    await noneSelected(page)
  })

  test('shows the record that somebody comes back from, or the one behind it @long', async ({ page }) => {
    await openScreen(page, listOf(locale, '&sort=name-en'))
    const edit = (number: number) =>
      page.getByRole('link', { name: itemsPage.edit[locale](nameOf(locale, number)), exact: true })
    const isShown = async (number: number) => {
      await expect(edit(number)).toBeFocused()
      await expect(page.locator('[data-returned]')).toHaveAttribute('data-item', `${locale}-${number}`)
    }
    await edit(13).click()
    await page.getByRole('link', { name: formLabels.cancel[locale], exact: true }).click()
    await isShown(13)
    await edit(15).click()
    await expect(page.locator('[name=product_slug]')).toBeVisible()
    await page.goBack()
    await isShown(15)
    await saveOnceShown(page)
    await edit(17).click()
    await isShown(17)
    await page.getByRole('link', { name: itemsPage.remove[locale](nameOf(locale, 17)), exact: true }).press('Enter')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: itemsPage.deletion.verb[locale] }).click()
    await expect(page.getByText(notices['product-deleted'][locale])).toBeVisible()
    await isShown(18)
    await undo(page, locale)
  })
})
