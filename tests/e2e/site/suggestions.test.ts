import type { Page } from '@playwright/test'
import { labels } from '#content/labels.ts'
import { demoPage } from '#tests/support/content/demo-texts.ts'
import { suggestionCount } from '#content/suggestion-count.ts'
import { suggestionWords } from '#content/suggestions.ts'
import { localizedPath, type Locale } from '#domain/text/locale.ts'
import { expectStateUsable } from '#tests/e2e/expect-usable.ts'
import { DESKTOP, expect, hold, inBothLanguages, open, PHONE, test } from '#tests/e2e/visit.ts'

const words = suggestionWords
const box = (page: Page) => page.getByRole('banner').getByRole('combobox').filter({ visible: true })
const list = (page: Page, locale: Locale) => page.getByRole('listbox', { name: words.label[locale] })
const results = (locale: Locale, query: string) => `${localizedPath(locale, '/search')}?q=${encodeURIComponent(query)}`

/** The name by which the field tells a screen reader which option is picked out. */
const pickedOption = (page: Page) =>
  box(page).evaluate((field) => {
    const id = field.getAttribute('aria-activedescendant')
    return id === null ? null : document.getElementById(id)!.textContent
  })

inBothLanguages('suggestions while typing', (locale) => {
  test.use({ viewport: DESKTOP })

  test('come for half a word, obey the arrows, and say when there is no connection', async ({ page, context }) => {
    await open(page, locale, '/about')
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
    await box(page).pressSequentially('سيلي')
    const options = list(page, locale).getByRole('option')
    await expect(options).toHaveCount(8)
    await expect(options.first()).toContainText('S20')
    await expect(options.last()).toHaveText(words.all[locale](9))
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(suggestionCount[locale](7))
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')

    expect(await pickedOption(page)).toBe(null)
    await box(page).press('ArrowDown')
    await expect.poll(() => pickedOption(page)).toContain('S20')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await box(page).press('ArrowUp')
    await expect.poll(() => pickedOption(page)).toBe(null)
    await box(page).press('ArrowUp')
    await expect.poll(() => pickedOption(page)).toBe(words.all[locale](9))
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('سيلي')

    // Without a connection the page and what was typed stay as they are.
    await context.setOffline(true)
    await options.first().click()
    await expect(page.getByRole('alert')).toHaveText(labels.offline[locale])
    await expect(page).toHaveURL(localizedPath(locale, '/about'))
    await expect(box(page)).toHaveValue('سيلي')
  })

  test('are followed by Enter and by the mouse, and the box is empty again', async ({ page }) => {
    await open(page, locale, '/about')
    await box(page).pressSequentially('df75')
    // A slow machine is offered something for half of it, too.
    await expect(list(page, locale).getByRole('option').first()).toHaveAttribute('href', /df-750$/)
    await box(page).press('ArrowDown')
    await box(page).press('Enter')
    await expect(page).toHaveURL(localizedPath(locale, '/pu-foam/df-750'))
    await expect(box(page)).toHaveValue('')
    await expect(list(page, locale)).toBeHidden()

    await expect(page.getByRole('main')).toBeFocused()
    await box(page).pressSequentially(locale === 'ar' ? 'موانع' : 'sealants')
    await list(page, locale)
      .locator(`[href="${localizedPath(locale, '/categories/sealants')}"]`)
      .click()
    await expect(page).toHaveURL(localizedPath(locale, '/categories/sealants'))
    await expect(box(page)).toHaveValue('')

    // They leave the box as it was: Enter searches, Escape closes them and keeps the text.
    await expect(page.getByRole('main')).toBeFocused()
    await box(page).pressSequentially('foam')
    await expect(list(page, locale)).toBeVisible()
    await box(page).press('Escape')
    await expect(list(page, locale)).toBeHidden()
    await expect(box(page)).toHaveValue('foam')
    await box(page).press('ArrowDown')
    await expect(list(page, locale)).toBeVisible()
    await page.mouse.click(5, 700)
    await expect(list(page, locale)).toBeHidden()
    await box(page).press('Enter')
    await expect(page).toHaveURL(results(locale, 'foam'))
    await expect(box(page)).toHaveValue('')
    await expect(list(page, locale)).toBeHidden()
  })

  test('say when there are none, and disturb nobody when they cannot be had @long', async ({ page, troubles }) => {
    await open(page, locale, '/about')
    await box(page).pressSequentially('xyzzy')
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(suggestionCount[locale](0))
    await expect(list(page, locale)).toBeHidden()
    await page.route('**/api/search/suggest**', (route) => route.abort())
    await box(page).fill('805')
    await box(page).press('Enter')
    await expect(page).toHaveURL(results(locale, '805'))
    troubles.splice(0)
  })

  test('leave nothing else picked out when others come in their place @long', async ({ page }) => {
    await open(page, locale, '/about')
    await box(page).pressSequentially('foam')
    const first = list(page, locale).getByRole('option').first()
    await expect(first).toBeVisible()
    const goOn = await hold(page, '**/api/search/suggest**')
    await box(page).pressSequentially(' 812')
    await box(page).press('ArrowDown')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(first).not.toContainText('812')
    goOn()
    await expect(first).toContainText('812')
    expect(await pickedOption(page)).toBe(null)
    await box(page).press('Enter')
    await expect(page).toHaveURL(results(locale, 'foam 812'))
  })

  test('stand at the start of the line, mark what was typed, and are usable by everyone @long', async ({ page }) => {
    await open(page, locale, '/about')
    await box(page).pressSequentially(locale === 'ar' ? 'مرايا' : 'mirror')
    const option = list(page, locale).getByRole('option').first()
    await expect(option.locator('mark')).toHaveText(locale === 'ar' ? 'مرايا' : 'Mirror')
    const [picture, name] = [
      await option.locator('.suggestion-picture').boundingBox(),
      await option.locator('mark').boundingBox(),
    ]
    expect(picture!.x > name!.x).toBe(locale === 'ar')
    await expectStateUsable(page, '.site-header')
  })

  test('lead to pages in the language of the page, also when that was changed @long', async ({ page }) => {
    const other = locale === 'ar' ? 'en' : 'ar'
    await open(page, locale, '/about')
    for (const shown of [locale, other, locale] as const) {
      await expect(page).toHaveURL(localizedPath(shown, '/about'))
      await expect(page.locator('html')).toHaveAttribute('lang', shown)
      await box(page).pressSequentially('ms-55')
      await expect(list(page, shown).getByRole('option').first()).toHaveAttribute(
        'href',
        localizedPath(shown, '/hybrid-polymer/ms-55'),
      )
      await box(page).fill('')
      await page.getByRole('banner').getByRole('link', { name: labels.otherLanguage[shown] }).click()
    }
  })

  test('come in the code finder of the home page, too @long', async ({ page }) => {
    await open(page, locale, '/')
    const finder = page.getByRole('main').getByRole('combobox', { name: demoPage('home').finderTitle[locale] })
    await finder.pressSequentially('ms5')
    const address = localizedPath(locale, '/hybrid-polymer/ms-55')
    const first = list(page, locale).getByRole('option').first()
    await expect(first).toHaveAttribute('href', address)
    await first.click()
    await expect(page).toHaveURL(address)
  })
})

inBothLanguages('suggestions on a phone', (locale) => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('stand in the menu, which closes when one is followed', async ({ page }) => {
    await open(page, locale, '/about')
    await page.getByRole('banner').getByRole('button', { name: labels.searchProducts[locale] }).click()
    const menu = page.getByRole('dialog', { name: labels.openMenu[locale] })
    await expect(box(page)).toBeFocused()
    await box(page).pressSequentially('812')
    const option = list(page, locale).getByRole('option').first()
    await expect(option).toContainText('812')
    expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await box(page).press('Escape')
    await expect(list(page, locale)).toBeHidden()
    await expect(menu).toBeVisible()
    await box(page).press('ArrowDown')
    await option.tap()
    await expect(page).toHaveURL(localizedPath(locale, '/pu-foam/812'))
    await expect(menu).toBeHidden()
  })
})
