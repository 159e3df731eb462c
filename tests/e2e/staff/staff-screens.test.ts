import type { Locator, Page } from '@playwright/test'
import { adminForm } from '#content/admin/form.ts'
import { itemForm } from '#content/admin/items.ts'
import { notices } from '#content/admin/notices.ts'
import { labels } from '#content/labels.ts'
import { SIDEBAR_PATH } from '#domain/accounts/staff-paths.ts'
import { formatInstant } from '#domain/text/format-instant.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { loadErrors } from '#content/messages.ts'
import { systemClock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { saveRedirect } from '#server/data/site/redirects-store.ts'
import { saveSeoOverrides } from '#server/data/site/seo-store.ts'
import { aCategory, anOverride, aPost, aProduct, aVariant, someone, valueOf } from '#tests/support/records.ts'
import { byLength } from '#tests/support/test-level.ts'
import { OWNER } from '#tests/support/site.ts'
import { brokenWords } from '#tests/e2e/broken-words.ts'
import { expectUsable } from '#tests/e2e/expect-usable.ts'
import { smallTargets } from '#tests/e2e/small-targets.ts'
import { pressEverything, translatePage } from '#tests/e2e/site/translating.ts'
import { openScreen, untilHydrated } from './staff-sign-in.ts'
import { editorsOf, testAsStaff } from './staff-visit.ts'
import { DESKTOP, expect, inBothLanguages, inGroups } from '#tests/e2e/visit.ts'

const NARROW = { width: 360, height: 780 }
/** With a mouse, rows of the sidebar share a lower window and are no longer as high as a finger. */
const HIGH = { ...DESKTOP, height: 1320 }
const WIDTHS: Record<Locale, typeof NARROW> = { ar: NARROW, en: HIGH }

/** Where axe judges a screen: in short in one window, which is another in each language. */
const USED_IN: Record<Locale, (typeof NARROW)[]> = byLength({
  short: { ar: [NARROW], en: [HIGH] },
  long: { ar: [HIGH, NARROW], en: [HIGH, NARROW] },
})

const SCREENS = [
  'start',
  'categories',
  'categories/edit/foam',
  'categories/delete/foam',
  'items',
  'items/add',
  'items/edit/foam-1',
  'blogs',
  'blogs/edit/joints',
  'inbox',
  'inbox/add',
  'quotes',
  'prices',
  'settings',
  'seo',
  'search',
  'media',
  'redirects',
  'brands/add',
  'site',
  'site/home',
  'checks',
  'documents',
  'documents/upload',
  'users',
  'account',
  'reports',
  'reports/quotes',
  'finder/try?job=seal&a=aluminium',
  'log',
  'bin',
  'versions?kind=product&id=foam-1',
  'operations',
]

/** Look like one of those: opened with `--long` alone. */
const LIKE_OTHERS = [
  'inbox?select=1',
  'categories/add',
  'items?q=nothing',
  'items/delete/foam-1',
  'blogs/add',
  'blogs/delete/joints',
  'site/templates',
  'seo/add',
  'search?list=synonyms',
  'search/add',
  'search/edit/first-000',
  'redirects/add',
  'redirects/edit?from=%2Fold',
  'brands',
  'site/slides',
  'site/slides/add',
  'checks?check=unproven',
  'planned',
  'reports/choice',
  'forbidden',
  'seo/edit/foam-1',
]

const test = testAsStaff(async ({ categories, products, posts, staff }, db) => {
  valueOf(await staff.add({ username: 'sara', password: OWNER.password, role: 'editor' }, someone))
  await categories.create(aCategory({ slug: 'foam', name: { ar: 'رغوة', en: 'Foam' } }))
  const name = { ar: 'رغوة طويلة الاسم جداً للعزل الحراري والصوتي', en: 'A foam with quite a long name' }
  const code = 'MASAR-EXTRA-9000-XL-WHITE-750ML'
  await products.create(aProduct({ slug: 'foam-1', code, categoryId: 'foam', name, variants: [aVariant()] }))
  const wordy = {
    ar: 'شرائط لاصقة ومواد عزل للأسطح والواجهات',
    en: 'Adhesive tapes, roof insulation and façade membranes',
  }
  await categories.create(aCategory({ slug: 'tapes', name: wordy }))
  await products.create(aProduct({ slug: 'tape-1', categoryId: 'tapes', name: { ar: 'شريط', en: 'Tape' } }))
  await posts.create(aPost({ slug: 'joints' }))
  const at = toInstant(systemClock())
  await saveSeoOverrides(db, { 'foam-1': anOverride() }, at)
  await saveRedirect(db, { from: '/old', target: { path: '/about' }, origin: 'staff', at })
})

/** In short the first screen of a group is translated, too. */
const isTranslated = byLength<(at: number) => boolean>({ short: (at) => at === 0, long: () => true })

/** In short every other screen in each language: each kind is opened once, and half of them in each direction. */
const screensIn = (locale: Locale) =>
  byLength({ short: SCREENS.filter((_, at) => at % 2 === LOCALES.indexOf(locale)), long: [...SCREENS, ...LIKE_OTHERS] })

/** Wide tables may scroll in a part of their own; a screen itself never does, and nothing reaches out of it. */
function sideways(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Sends a form with nothing in it, past what the browser itself would ask for: its messages appear in the translated page. */
async function sendEmpty(page: Page) {
  const form = page.locator('main form[method=post]').last()
  await form.evaluate((one: HTMLFormElement) => {
    one.noValidate = true
    one.requestSubmit()
  })
  await expect(page.locator('main [role=alert], main [aria-invalid=true]').first()).toBeVisible()
}

/** How far from the start of a part, in its own direction, something in it begins. */
function gapBefore(part: Locator, selector: string) {
  return part.evaluate((element, inner) => {
    const box = element.getBoundingClientRect()
    const found = element.querySelector(inner)?.getBoundingClientRect()
    if (!found) return Number.NaN
    return getComputedStyle(element).direction === 'rtl' ? box.right - found.right : found.left - box.left
  }, selector)
}

for (const locale of LOCALES) {
  test.describe(`every screen of staff can be used by everyone [${locale}]`, () => {
    test.use({ staffLocale: locale, reducedMotion: 'reduce' })

    for (const { name, group } of inGroups(screensIn(locale), 6)) {
      test(`${name}, then translated by the browser`, async ({ page }) => {
        test.slow()
        // Nothing that is pressed in one screen is remembered for the next.
        await page.route(`**${SIDEBAR_PATH}`, (route) => route.fulfill({ status: 204 }))
        for (const [at, screen] of group.entries()) {
          await test.step(screen, async () => {
            await page.emulateMedia({ reducedMotion: 'reduce' })
            await page.setViewportSize(HIGH)
            await page.goto(`/admin/${screen}`)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
            await untilHydrated(page)
            for (const viewport of [HIGH, NARROW]) {
              const where = `${screen}, ${viewport.width} pixels wide`
              await page.setViewportSize(viewport)
              if (USED_IN[locale].includes(viewport)) await expectUsable(page)
              // What scripts draw for this width only comes a moment later.
              await expect.poll(() => sideways(page), where).toBe(0)
              await expect.poll(() => smallTargets(page), where).toEqual([])
              if (viewport === WIDTHS[locale]) await expect.poll(() => brokenWords(page), where).toEqual([])
            }
            // Nobody has typed anything: a form that thinks so would ask before it is left.
            await expect(page.getByText(adminForm.unsaved[locale]), screen).toHaveCount(0)
            if (!isTranslated(at) && !screen.endsWith('/add')) return
            await page.emulateMedia({ reducedMotion: 'no-preference' })
            await page.evaluate(translatePage)
            await page.evaluate(pressEverything)
            if (screen.endsWith('/add')) await sendEmpty(page)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            await expect(page.getByText(loadErrors.page[locale])).toHaveCount(0)
            await page.context().clearCookies({ name: 'sidebar' })
          })
        }
      })
    }
  })
}

inBothLanguages('every screen of staff', (locale) => {
  test.use({ viewport: WIDTHS[locale], staffLocale: locale, reducedMotion: 'reduce' })

  test('the list of items stays in its window, however long its codes and states are @long', async ({ page }) => {
    await openScreen(page, '/admin/items/edit/tape-1')
    const year = new Date().getFullYear() + 1
    await page.locator('[name=publish_at]').fill(`${year}-03-12T09:30`)
    await page.locator('[name=unpublish_at]').fill(`${year}-04-12T09:30`)
    await page.locator('button[name=intent][value=draft]').last().click()
    await expect(page.getByRole('status').first()).toBeVisible()
    for (const width of [390, 768, 1024, 1200, 1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/admin/items')
      expect(await sideways(page), `${width} pixels wide`).toBe(0)
    }
  })

  test('labels align with the start of their texts, values of either direction at the start @long', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/admin/blogs/add')
    const side = (language: Locale) => page.locator(`.editor-pair > [lang=${language}]`)
    await editorsOf(page)
    expect(await gapBefore(side('ar'), '.field-label')).toBeCloseTo(0)
    expect(await gapBefore(side('en'), '.field-label')).toBeCloseTo(0)
    const author = page.locator('[name=author]')
    for (const name of ['admin', 'أحمد']) {
      await author.fill(name)
      await expect(author).toHaveCSS('text-align', locale === 'ar' ? 'right' : 'left')
    }
  })

  test('every screen has the same card and the same head of tables, the log by days @long', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    const look = (part: Locator) =>
      part.first().evaluate((element) => {
        const { backgroundColor, borderTopColor, borderTopWidth, borderRadius, font, blockSize } =
          getComputedStyle(element)
        const isHead = element instanceof HTMLTableCellElement
        return [backgroundColor, isHead ? [font, blockSize] : [borderTopColor, borderTopWidth, borderRadius]]
      })
    const cards: unknown[] = []
    for (const [screen, selector] of [
      ['settings', '.form-part'],
      ['users', '.admin-group'],
      ['operations', '.admin-group'],
      ['items', '.items-table'],
    ] as const) {
      await page.goto(`/admin/${screen}`)
      cards.push(await look(page.locator(selector)))
    }
    expect(cards).toEqual(cards.map(() => cards[0]))
    const headOfItems = await look(page.locator('th').nth(1))
    await page.goto('/admin/operations')
    expect(await look(page.locator('th').nth(1))).toEqual(headOfItems)
    await page.goto('/admin/log')
    const today = formatInstant(new Date().toISOString(), locale)!
    await expect(page.getByRole('heading', { level: 2, name: today })).toBeVisible()
    expect(await look(page.locator('.admin-group'))).toEqual(cards[0])
  })

  test('a message that brings its own ✅ has no second sign beside it @long', async ({ page }) => {
    await page.goto('/admin/items?notice=product-deleted')
    const done = page.getByRole('status').filter({ hasText: notices['product-deleted'][locale] })
    await expect(done).toBeVisible()
    await expect(done.locator('svg')).toHaveCount(0)
    await page.goto('/admin/redirects?notice=redirect-saved')
    const saved = page.getByRole('status').filter({ hasText: notices['redirect-saved'][locale] })
    await expect(saved.locator('svg')).toHaveCount(1)
  })

  test('the preview of a product can be seen to close, on a phone too @long', async ({ page }) => {
    await page.setViewportSize(NARROW)
    await openScreen(page, '/admin/items/edit/foam-1')
    await page.getByRole('button', { name: itemForm.preview[locale], exact: true }).click()
    const close = page.getByRole('dialog').getByRole('button', { name: labels.close[locale] })
    await expect(close.locator('svg')).toBeVisible()
    await close.click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
