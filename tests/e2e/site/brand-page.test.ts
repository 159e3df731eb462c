import { brandsPage } from '#content/pages/brands.ts'
import { localizedPath } from '#domain/text/locale.ts'
import { demoBrands } from '#tests/support/demo-brands.ts'
import { DESKTOP, expect, inBothLanguages, PHONE, test } from '#tests/e2e/visit.ts'

const IBERSEAL = demoBrands.find(({ slug }) => slug === 'iberseal')!

inBothLanguages('the page of a brand', (locale) => {
  test.use({ viewport: DESKTOP })

  test('is reached from a product, says what the tabs say, and lists the products', async ({ page }) => {
    await page.goto(localizedPath(locale, '/hybrid-polymer/ms-55'))
    await page.getByRole('main').getByRole('link', { name: IBERSEAL.name[locale] }).first().click()
    await expect(page).toHaveURL(localizedPath(locale, '/brands/iberseal'))
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(IBERSEAL.name[locale])
    await expect(main).toContainText(IBERSEAL.longDescription[locale])
    await expect(main).toContainText(IBERSEAL.applications[locale][0]!)
    await expect(main).toContainText(IBERSEAL.specialties[0]!.description[locale])
    await expect(main).toContainText(IBERSEAL.email)
    await expect(main.locator('.product-card')).toHaveCount(12)
    await main.getByRole('link', { name: brandsPage.one.allProducts[locale]('').trim() }).click()
    await expect(page).toHaveURL(/\/collection\?brand=IBERSEAL/)
  })
})

inBothLanguages('on a phone the page of a brand', (locale) => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('fits, and its picture is seen @long', async ({ page }) => {
    await page.goto(localizedPath(locale, '/brands/masar'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    const picture = page.locator('.brand-hero-picture img')
    await expect(picture).toBeInViewport()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  })
})
