import { loadErrors } from '#content/messages.ts'
import { homePage } from '#content/pages/home.ts'
import { productPage } from '#content/pages/product.ts'
import { localizedPath } from '#domain/text/locale.ts'
import { DESKTOP, expect, inBothLanguages, open, test } from '#tests/e2e/visit.ts'

/* Parts of a page whose script comes when they are wanted, over a connection that is lost just then. */

inBothLanguages('a part whose script does not come', (locale) => {
  test.use({ viewport: DESKTOP })

  test('leaves the home page standing, and is there when it comes', async ({ page, troubles }) => {
    const files = /\/assets\/carousel-engine-/
    await page.route(files, (route) => route.abort())
    const lost = page.waitForEvent('requestfailed', (request) => files.test(request.url()))
    await open(page, locale, '/')
    const industries = page.getByRole('region', { name: homePage.industries.title[locale] })
    await industries.scrollIntoViewIfNeeded()
    await lost
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(industries).toBeVisible()
    await page.unroute(files)
    await expect(industries.locator('[data-live]')).toBeVisible()
    expect(troubles.filter((trouble) => !trouble.includes('net::ERR_FAILED'))).toEqual([])
    troubles.splice(0)
  })

  test('leaves a page alone that somebody searches from', async ({ page, troubles }) => {
    const files = /\/assets\/suggestion-list-/
    await open(page, locale, '/products')
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await page.route(files, (route) => route.abort())
    const lost = page.waitForEvent('requestfailed', (request) => files.test(request.url()))
    const box = page.getByRole('banner').getByRole('combobox').filter({ visible: true })
    await box.pressSequentially('80')
    await lost
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
    await page.unroute(files)
    await expect(page.getByRole('listbox')).toBeVisible()
    troubles.splice(0)
  })

  test('a picture that cannot be opened is told of, and what was typed stays', async ({ page, troubles }) => {
    const files = /\/assets\/lightbox-/
    await open(page, locale, '/pu-foam/805')
    const details = page.locator('#request-quote textarea').first()
    await details.fill('Ten boxes for Dammam')
    await page.route(files, (route) => route.abort())
    const gallery = page.getByRole('region', { name: productPage.pictures.title[locale] })
    const picture = gallery.getByRole('link', { name: productPage.gallery.picture[locale](1), exact: true })
    await picture.click()
    const word = page.getByRole('alert').filter({ hasText: loadErrors.page[locale] })
    await expect(word).toBeVisible()
    await expect(details).toHaveValue('Ten boxes for Dammam')
    await page.unroute(files)
    await picture.click()
    const opened = page.getByRole('dialog').filter({ has: page.locator('.yarl__slide_image') })
    await expect(opened).toBeVisible()
    // Its styles are there as well.
    await expect(opened).toHaveCSS('position', 'fixed')
    await expect(word).toHaveCount(0)
    await expect(page).toHaveURL(localizedPath(locale, '/pu-foam/805'))
    troubles.splice(0)
  })
})
