import type { Page } from '@playwright/test'
import { labels } from '../../content/labels.ts'
import { homeFirstView } from '../../content/pages/home-first-view.ts'
import { searchPage } from '../../content/pages/search.ts'
import { suggestionWords } from '../../content/suggestions.ts'
import { localizedPath, type Locale } from '../../domain/locale.ts'
import { expectUsable } from './expect-usable.ts'
import { DESKTOP, expect, inBothLanguages, open, PHONE, test } from './visit.ts'

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

  test('come for half a word, are told of, and are walked through by the arrows', async ({ page }) => {
    await open(page, locale, '/about')
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
    await box(page).pressSequentially('سيلي')
    const options = list(page, locale).getByRole('option')
    await expect(options).toHaveCount(8)
    await expect(options.first()).toContainText('S20')
    await expect(options.last()).toHaveText(words.all[locale](9))
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(words.count[locale](7))
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')

    expect(await pickedOption(page)).toBe(null)
    await box(page).press('ArrowDown')
    expect(await pickedOption(page)).toContain('S20')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await box(page).press('ArrowUp')
    expect(await pickedOption(page)).toBe(null)
    await box(page).press('ArrowUp')
    expect(await pickedOption(page)).toBe(words.all[locale](9))
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('سيلي')
  })

  test('leave the page and what was typed as they are without a connection, and say why', async ({ page, context }) => {
    await open(page, locale, '/about')
    await box(page).pressSequentially('df75')
    await expect(list(page, locale)).toBeVisible()
    await context.setOffline(true)
    await list(page, locale).getByRole('option').first().click()
    await expect(page.getByRole('alert')).toHaveText(labels.offline[locale])
    await expect(page).toHaveURL(localizedPath(locale, '/about'))
    await expect(box(page)).toHaveValue('df75')
  })

  test('are followed by Enter and by the mouse, and the box is empty again', async ({ page }) => {
    await open(page, locale, '/about')
    await box(page).pressSequentially('df75')
    await expect(list(page, locale)).toBeVisible()
    await box(page).press('ArrowDown')
    await box(page).press('Enter')
    await expect(page).toHaveURL(localizedPath(locale, '/pu-foam/df-750'))
    await expect(box(page)).toHaveValue('')
    await expect(list(page, locale)).toBeHidden()

    await expect(page.getByRole('main')).toBeFocused()
    await box(page).pressSequentially(locale === 'ar' ? 'موانع' : 'sealants')
    await list(page, locale).getByRole('option', { name: words.page[locale] }).first().click()
    await expect(page).toHaveURL(localizedPath(locale, '/categories/sealants'))
    await expect(box(page)).toHaveValue('')
  })

  test('leave the box as it was: Enter searches, Escape closes them and keeps the text', async ({ page }) => {
    await open(page, locale, '/about')
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

  test('say when there are none, and disturb nobody when they cannot be had', async ({ page, troubles }) => {
    await open(page, locale, '/about')
    await box(page).pressSequentially('xyzzy')
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(words.count[locale](0))
    await expect(list(page, locale)).toBeHidden()
    await page.route('**/api/search/suggest**', (route) => route.abort())
    await box(page).fill('805')
    await box(page).press('Enter')
    await expect(page).toHaveURL(results(locale, '805'))
    troubles.splice(0)
  })

  test('stand at the start of the line, mark what was typed, and are usable by everyone', async ({ page }) => {
    await open(page, locale, '/about')
    await box(page).pressSequentially(locale === 'ar' ? 'مرايا' : 'mirror')
    const option = list(page, locale).getByRole('option').first()
    await expect(option.locator('mark')).toHaveText(locale === 'ar' ? 'مرايا' : 'Mirror')
    const [picture, name] = [
      await option.locator('.suggestion-picture').boundingBox(),
      await option.locator('mark').boundingBox(),
    ]
    expect(picture!.x > name!.x).toBe(locale === 'ar')
    await expectUsable(page, '.site-header')
  })

  test('come in the code finder of the home page, too', async ({ page }) => {
    await open(page, locale, '/')
    const finder = page.getByRole('main').getByRole('combobox', { name: homeFirstView.finder.title[locale] })
    await finder.pressSequentially('ms5')
    await list(page, locale).getByRole('option').first().click()
    await expect(page).toHaveURL(localizedPath(locale, '/hybrid-polymer/ms-55'))
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

inBothLanguages('without scripts', (locale) => {
  test.use({ viewport: DESKTOP, javaScriptEnabled: false })

  test('the box is a plain form', async ({ page }) => {
    await page.goto(localizedPath(locale, '/about'))
    await page.getByRole('banner').getByRole('searchbox').filter({ visible: true }).fill('٨٠٥')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(results(locale, '٨٠٥'))
    await expect(page.getByRole('article').first()).toContainText('805')
  })
})

inBothLanguages('the box over the results', (locale) => {
  test.use({ viewport: DESKTOP })
  const again = (page: Page) => page.getByRole('main').getByRole('searchbox')

  test('searches for no blanks', async ({ page }) => {
    await open(page, locale, '/search?q=foam')
    await again(page).fill('   ')
    await again(page).press('Enter')
    expect(await again(page).evaluate((field: HTMLInputElement) => field.checkValidity())).toBe(false)
    await expect(page).toHaveURL(results(locale, 'foam'))
  })

  test('shows what was searched, when it is searched a second time, too', async ({ page }) => {
    await open(page, locale, '/search?q=foam')
    await again(page).fill('silicone')
    await box(page).fill('foam')
    await box(page).press('Enter')
    await expect(box(page)).toHaveValue('')
    await expect(again(page)).toHaveValue('foam')
    await expect(page).toHaveURL(results(locale, 'foam'))
  })
})

inBothLanguages('the results', (locale) => {
  test.use({ viewport: DESKTOP })

  test('are counted, marked and sorted out by category', async ({ page }) => {
    await open(page, locale, `/search?q=${encodeURIComponent('سيليكون')}`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toContainText(searchPage.title[locale])
    await expect(title).toContainText(searchPage.quoted[locale]('سيليكون'))
    await expect(title).toContainText(labels.products[locale](9))
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(9)
    await expect(cards.first().locator('mark')).toHaveText(locale === 'ar' ? 'سيليكون' : 'Silicone')
    // Room within the mark would part the letters of a word.
    await expect(cards.first().locator('mark')).toHaveCSS('padding-inline', '0px')
    await page.getByRole('navigation', { name: searchPage.categoriesLabel[locale] }).getByRole('link').last().click()
    await expect(cards).toHaveCount(1)
    await expect(cards).toContainText('SP-300')
    await expect(page.getByRole('heading', { name: searchPage.posts[locale] })).toBeVisible()
  })

  test('lead to the categories and brands of that name', async ({ page }) => {
    await open(page, locale, '/search?q=iberseal')
    const beside = page.getByRole('complementary', { name: searchPage.beside[locale] })
    await beside.getByRole('link', { name: locale === 'ar' ? 'إيبرسيل' : 'IBERSEAL' }).click()
    await expect(page).toHaveURL(`${localizedPath(locale, '/brands')}?brand=iberseal`)
  })

  test('say when they are only close', async ({ page }) => {
    await open(page, locale, '/search?q=siliocne')
    await expect(page.getByRole('main')).toContainText(searchPage.corrected[locale])
    await expect(page.getByRole('article')).toHaveCount(9)
  })

  for (const [name, query] of Object.entries({
    markup: '<img src=x onerror=alert(1)>"\'',
    wildcards: '%_*?.*',
    'diacritics alone': '\u064b\u064c\u0650',
    'ten thousand letters': 'س'.repeat(1500) + 'x'.repeat(6000),
    'no word of ours': 'xyzzy',
  })) {
    test(`find nothing for ${name}, and say so`, async ({ page }) => {
      const answer = await page.goto(results(locale, query))
      expect(answer!.status()).toBe(200)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(searchPage.none.title[locale])
      await expect(page.getByRole('heading', { level: 1 })).toContainText(query.slice(0, 20))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(labels.products[locale](0))
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: searchPage.none.categories[locale] })).toBeVisible()
      await expect(main.getByRole('link', { name: searchPage.none.home[locale] })).toBeVisible()
      await expect(page.locator('main img')).toHaveCount(0)
    })
  }

  test('lead on where only an article answers', async ({ page }) => {
    await page.goto(results(locale, locale === 'ar' ? 'مستودع' : 'warehouse'))
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(labels.products[locale](0))
    await expect(main.getByRole('heading', { name: searchPage.none.title[locale] })).toBeVisible()
    await expect(main.getByRole('link', { name: searchPage.none.categories[locale] })).toBeVisible()
    await expect(main.getByRole('complementary').getByRole('link')).not.toHaveCount(0)
  })

  test('wait for something to search', async ({ page }) => {
    for (const query of ['', '%20%20', '%E2%80%8E']) {
      await page.goto(`${localizedPath(locale, '/search')}?q=${query}`)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(searchPage.start.title[locale])
      await expect(page.getByRole('main').getByRole('link', { name: searchPage.start.button[locale] })).toBeVisible()
    }
  })

  test('of one letter come by the page', async ({ page }) => {
    await open(page, locale, `/search?q=${encodeURIComponent('ا')}`)
    await expect(page.getByRole('article')).toHaveCount(60)
    await page.getByRole('navigation', { name: labels.pagination[locale] }).getByRole('link', { name: '2' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})
