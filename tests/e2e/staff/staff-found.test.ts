import type { APIRequestContext, Page } from '@playwright/test'
import { adminForm } from '#content/admin/form.ts'
import { checksWords } from '#content/admin/checks.ts'
import { redirectsWords } from '#content/admin/redirects.ts'
import { seoForm, seoWords } from '#content/admin/seo.ts'
import { LOCALES, localizedPath, type Locale } from '#domain/text/locale.ts'
import { aCategory, aProduct, valueOf } from '#tests/support/records.ts'
import { expectStateUsable } from '#tests/e2e/expect-usable.ts'
import { untilHydrated } from './staff-sign-in.ts'
import { testAsStaff } from './staff-visit.ts'
import { DESKTOP, expect, inBothLanguages } from '#tests/e2e/visit.ts'

const test = testAsStaff(async ({ categories, products }) => {
  valueOf(await categories.create(aCategory({ slug: 'foam' })))
  for (const locale of LOCALES) {
    const name = { ar: `رغوة ${locale}`, en: `Foam ${locale}` }
    const description = { ar: 'وصف', en: '' }
    valueOf(
      await products.create(aProduct({ slug: `foam-${locale}`, code: null, categoryId: 'foam', name, description })),
    )
  }
})
test.describe.configure({ mode: 'default' })

inBothLanguages('staff', (locale) => {
  test.use({ staffLocale: locale, viewport: DESKTOP })
  const product = `foam-${locale}`
  const address = localizedPath(locale, `/foam/${product}`)

  test('write what search engines are told of a product, change it and take it back', async ({ page, request }) => {
    await openForm(page, '/admin/seo/add')
    await page.locator('[name=key]').fill(product)
    for (const side of LOCALES) await page.locator(`[name=meta_title_${side}]`).fill(`Title one ${side}`)
    await save(page, '/admin/seo')
    expect(await titleOf(request, address)).toContain(`Title one ${locale}`)

    await page.getByRole('link', { name: seoWords.editNamed[locale](product) }).click()
    await untilHydrated(page)
    await expectStateUsable(page)
    await expect(page.getByText(seoForm.products[locale]).locator('..')).toContainText(nameOf(locale))
    await page.locator(`[name=meta_title_${locale}]`).fill('Title two <b>')
    await page.locator(`[name=meta_description_${locale}]`).fill('What it is for.')
    await save(page, '/admin/seo')
    expect(await titleOf(request, address)).toContain('Title two &lt;b&gt;')
    await page.goto(address)
    await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', 'What it is for.')

    await page.goto('/admin/seo')
    const row = page.getByRole('listitem').filter({ hasText: product })
    await row.locator('summary').click()
    await row.getByRole('button', { name: seoWords.remove[locale] }).click()
    await expect(page.getByRole('status').filter({ hasText: seoWords.removing.done[locale] })).toBeVisible()
    expect(await titleOf(request, address)).not.toContain('Title')
  })

  test('rename a product twice: every address that it had leads straight to it', async ({ page, request }) => {
    for (const slug of [`straw-${locale}`, `gun-${locale}`]) {
      await openForm(page, `/admin/items/edit/${product}`)
      await page.locator('[name=product_slug]').fill(slug)
      await save(page, '/admin/items')
    }
    for (const slug of [`straw-${locale}`, `gun-${locale}`]) {
      const old = await request.get(localizedPath(locale, `/foam/${slug}`), { maxRedirects: 0 })
      expect([old.status(), old.headers()['location']]).toEqual([301, address])
    }
    expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200)

    await page.goto('/admin/redirects')
    const row = page.getByRole('listitem').filter({ hasText: `straw-${locale}` })
    await expect(row).toContainText(redirectsWords.origins.kept[locale])
    await expectStateUsable(page)
  })

  test('lead old addresses to pages of now, and never to another redirect @long', async ({ page, request }) => {
    await addRedirect(page, `/old-${locale}`, '/about')
    await addRedirect(page, `/older-${locale}`, `/old-${locale}`)
    const older = await request.get(localizedPath(locale, `/older-${locale}`), { maxRedirects: 0 })
    expect([older.status(), older.headers()['location']]).toEqual([301, localizedPath(locale, '/about')])

    await page.getByRole('link', { name: redirectsWords.edit[locale] }).first().click()
    await untilHydrated(page)
    await page.locator('[name=to]').fill('/nowhere-at-all')
    await page.locator(SAVE).click()
    await expect(page.locator('[name=to]')).toHaveAttribute('aria-invalid', 'true')
    await page.locator('[name=to]').fill(`/foam/${product}`)
    await save(page, '/admin/redirects')
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: `/foam/${product}` })
        .first(),
    ).toBeVisible()
  })

  test('find what a product lacks, mend it in its form, and find it mended', async ({ page }) => {
    await page.goto('/admin/checks?check=translation')
    const row = page.getByRole('listitem').filter({ hasText: nameOf(locale) })
    await expectStateUsable(page)
    await row.getByRole('link', { name: checksWords.translate[locale] }).click()
    await expect(page).toHaveURL((url) => url.pathname === `/admin/items/edit/${product}`)
    await untilHydrated(page)
    const english = page.locator('[name=product_description_en]')
    await page.getByRole('button', { name: adminForm.copyOther.en }).click()
    await expect(english).toHaveValue(await page.locator('[name=product_description_ar]').inputValue())
    await english.fill('Fills and insulates.')
    await save(page, '/admin/checks')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(row).toHaveCount(0)
  })
})

function nameOf(locale: Locale): string {
  return `${locale === 'ar' ? 'رغوة' : 'Foam'} ${locale}`
}

/** Beside it stand buttons that show the record before it is saved. */
const SAVE = 'button[aria-keyshortcuts]'

async function openForm(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
}

/** Saves the form that is open, and waits for the list that this leads to. */
async function save(page: Page, list: string) {
  await page.locator(SAVE).click()
  await expect(page).toHaveURL((url) => url.pathname === list)
}

async function addRedirect(page: Page, from: string, to: string) {
  await openForm(page, '/admin/redirects/add')
  await page.locator('[name=from]').fill(from)
  await page.locator('[name=to]').fill(to)
  await save(page, '/admin/redirects')
}

async function titleOf(request: APIRequestContext, path: string): Promise<string> {
  return /<title>(.*?)<\/title>/.exec(await (await request.get(path)).text())?.[1] ?? ''
}
