import { blogPage } from '#content/pages/blog.ts'
import { brandsPage } from '#content/pages/brands.ts'
import { catalogueWords } from '#content/pages/catalogue.ts'
import { productsPage } from '#content/pages/products.ts'
import { demoList } from '#tests/support/content/demo-texts.ts'
import catalogue from '#seed/content/site/pages/catalogue.json' with { type: 'json' }
import policy from '#seed/content/site/pages/policy.json' with { type: 'json' }
import { demoSettings } from '#seed/demo-settings.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import { localizedPath } from '#domain/text/locale.ts'
import { demoBrands } from '#tests/support/demo-brands.ts'
import { openScreen } from '#tests/e2e/staff/staff-sign-in.ts'
import { DESKTOP, expect, inBothLanguages, open, PHONE, test } from '#tests/e2e/visit.ts'

const IBERSEAL = demoBrands.find(({ slug }) => slug === 'iberseal')!
const MASAR = demoBrands.find(({ slug }) => slug === 'masar')!

inBothLanguages('the brands', (locale) => {
  test.use({ viewport: DESKTOP })
  const address = localizedPath(locale, '/brands')

  test('open on a choice, close on the same one, and always begin at the overview', async ({ page }) => {
    await openScreen(page, address)
    const tabs = page.getByRole('tab')
    const choice = page.getByRole('button', { name: IBERSEAL.name[locale] })
    await expect(tabs).toHaveCount(0)
    await choice.click()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/\?brand=iberseal/)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(brandsPage.shown[locale](IBERSEAL.name[locale]))
    await expect(page.getByRole('tab', { selected: true })).toHaveText(brandsPage.tabs.overview[locale])

    await page.getByRole('tab', { name: brandsPage.tabs.contact[locale] }).click()
    await expect(page.getByRole('tabpanel')).toContainText(IBERSEAL.email)
    await page.getByRole('button', { name: MASAR.name[locale] }).click()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(brandsPage.tabs.overview[locale])

    await page.getByRole('button', { name: MASAR.name[locale] }).press('Enter')
    await expect(tabs).toHaveCount(0)
  })
})

inBothLanguages('on a phone', (locale) => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a chosen brand is brought into view @long', async ({ page }) => {
    await page.goto(localizedPath(locale, '/brands'))
    await page.getByRole('button', { name: IBERSEAL.name[locale] }).tap()
    await expect(page.getByRole('tablist')).toBeAttached()
    await expect(page.getByRole('heading', { level: 2, name: IBERSEAL.name[locale] }).last()).toBeInViewport()
  })

  test('the catalogue is offered for download, and nothing of it is loaded @long', async ({ page }) => {
    const files: string[] = []
    page.on('request', (request) => request.url().endsWith('.pdf') && files.push(request.url()))
    await page.goto(localizedPath(locale, '/catalogue'))
    const link = page.getByRole('link', { name: catalogueWords.download[locale], exact: true })
    await expect(link).toHaveAttribute('href', `/catalogue/${locale}.pdf`)
    await expect(page.getByText(catalogue[`small_title_${locale}`])).toBeVisible()
    await expect(page.locator('iframe')).toBeHidden()
    expect(files).toEqual([])
    await page.getByRole('main').getByRole('link', { name: productsPage.title[locale] }).click()
    await expect(page).toHaveURL(localizedPath(locale, '/products'))
  })
})

inBothLanguages('on a wide screen', (locale) => {
  test.use({ viewport: DESKTOP })

  test('the catalogue is read in a frame @long', async ({ page }) => {
    await page.goto(localizedPath(locale, '/catalogue'))
    await expect(
      page.getByTitle(fillIn(catalogueWords.frame[locale], { site: demoSettings.name[locale] })),
    ).toBeVisible()
    await expect(page.getByText(catalogue[`small_title_${locale}`])).toBeHidden()
    await expect(page.getByRole('main').getByRole('link', { name: productsPage.title[locale] })).toBeVisible()
  })

  test('the catalogue keeps clear of what stands over it, however narrow the window is @long', async ({ page }) => {
    await page.goto(localizedPath(locale, '/catalogue'))
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const link = await page.getByRole('link', { name: catalogueWords.download[locale], exact: true }).boundingBox()
      const frame = await page.locator('iframe').boundingBox()
      expect(frame!.y - (link!.y + link!.height), `${width} pixels wide`).toBeGreaterThanOrEqual(24)
    }
  })

  test('an entry of the contents leads to its section @long', async ({ page }) => {
    await page.goto(localizedPath(locale, '/policy'))
    const warranty = policy.sections.find(({ section_id: id }) => id === 'warranty')![`section_title_${locale}`]
    await page.getByRole('main').getByRole('link', { name: warranty }).click()
    await expect(page.getByRole('heading', { name: warranty })).toBeInViewport()
  })
})

inBothLanguages('a question', (locale) => {
  test('opens by keyboard, and by its own address', async ({ page }) => {
    const questions = demoList('question')
    const words = (id: string) => questions.find((one) => one.id === id)!.answer[locale].replaceAll(/<[^>]*>/g, '')
    const [first, returns] = [words(questions[0]!.id), words('returns')]
    await page.goto(localizedPath(locale, '/faq'))
    const question = page.getByRole('main').locator('summary').first()
    await expect(page.getByText(first)).toBeHidden()
    await question.press('Enter')
    await expect(page.getByText(first)).toBeVisible()

    await page.goto(localizedPath(locale, '/faq#returns'))
    await expect(page.getByText(returns)).toBeVisible()
  })
})

inBothLanguages('an article', (locale) => {
  test.use({ viewport: PHONE })

  test('holds its wide tables in a part that scrolls @long', async ({ page }) => {
    await page.goto(localizedPath(locale, '/blogs/fire-joints-supervisor-checklist'))
    const table = page.getByRole('region', { name: blogPage.table[locale] })
    await expect(table).toBeVisible()
    expect(await table.evaluate((part) => part.scrollWidth > part.clientWidth)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})

inBothLanguages('an article on a wide screen', (locale) => {
  test.use({ viewport: DESKTOP })

  test('has its contents beside it, and leads on to its products and to other articles', async ({ page }) => {
    await open(page, locale, '/blogs/fire-joints-supervisor-checklist')
    const contents = page.getByRole('navigation', { name: blogPage.contents[locale] })
    await contents.getByRole('link').nth(2).click()
    await expect(page.locator('#section-3')).toBeInViewport()
    await expect(contents).toBeInViewport()
    const region = (name: string) => page.getByRole('region', { name, exact: true })
    await expect(region(blogPage.products[locale]).getByRole('article')).toHaveCount(4)
    await expect(region(blogPage.products[locale])).toContainText('812')
    await expect(region(blogPage.more[locale]).getByRole('article')).toHaveCount(3)
  })
})
