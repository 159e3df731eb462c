import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '../../domain/locale.ts'
import { aCategory, aPost, aProduct, aVariant } from '../support/records.ts'
import { expectUsable } from './expect-usable.ts'
import { testAsStaff } from './staff-visit.ts'
import { DESKTOP, expect } from './visit.ts'

const NARROW = { width: 360, height: 780 }
/** Wide screens in English, narrow ones in Arabic: so each layout and each direction is looked at. */
const WIDTHS: Record<Locale, typeof NARROW> = { ar: NARROW, en: DESKTOP }

const SCREENS = [
  'categories',
  'categories/add',
  'categories/edit/foam',
  'categories/delete/foam',
  'items',
  'items?q=nothing',
  'items/add',
  'items/edit/foam-1',
  'items/delete/foam-1',
  'blogs',
  'blogs/add',
  'blogs/edit/joints',
  'inbox',
  'settings',
  'seo',
  'seo/add',
  'search',
  'search?list=synonyms',
  'search/add',
  'redirects',
  'redirects/add',
  'checks',
  'users',
  'account',
  'log',
  'operations',
  'forbidden',
]

const test = testAsStaff(async ({ categories, products, posts }) => {
  await categories.create(aCategory({ slug: 'foam', name: { ar: 'رغوة', en: 'Foam' } }))
  const name = { ar: 'رغوة طويلة الاسم جداً للعزل الحراري والصوتي', en: 'A foam with quite a long name' }
  await products.create(aProduct({ slug: 'foam-1', categoryId: 'foam', name, variants: [aVariant()] }))
  await posts.create(aPost({ slug: 'joints' }))
})

/** Wide tables may scroll in a part of their own; a screen itself never does, and nothing reaches out of it. */
function sideways(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

for (const locale of LOCALES) {
  test.describe(`every screen of staff can be used by everyone [${locale}]`, () => {
    test.use({ viewport: WIDTHS[locale], staffLocale: locale, reducedMotion: 'reduce' })

    for (const screen of SCREENS) {
      test(screen, async ({ page }) => {
        await page.goto(`/admin/${screen}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
        await expectUsable(page)
        expect(await sideways(page)).toBe(0)
      })
    }
  })
}
