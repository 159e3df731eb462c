import type { Page, Request } from '@playwright/test'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { byLength } from '#tests/support/test-level.ts'
import { sitePages } from '#tests/pages/site-pages.ts'
import { DESKTOP, expect, hold, holdBack, inGroups, LONG, open, PHONE, test, wake } from '#tests/e2e/visit.ts'
import { untilHydrated } from '#tests/e2e/staff/staff-sign-in.ts'

/** What the first view may cost: bytes of compressed scripts, and files of any kind. */
const SCRIPTS = 130_000
const REQUESTS = 18

/** The scripts of any other page: what only servers read, such as the numbering plans of all countries, is none of them. */
const SCRIPTS_OF_OTHERS = 152_000

const LANGUAGES = byLength<readonly Locale[]>({ short: ['ar'], long: LOCALES })

/** Of every kind of page, and of pages that find nothing; in short of every fourth. */
const firstViews = [
  ...sitePages.filter(({ isRepeat, locale }) => !isRepeat && LANGUAGES.includes(locale)).map(({ address }) => address),
  '/en/search?q=no-such-thing',
  '/search?q=MS',
  '/no-such-page',
  '/en/pu-foam/no-such-product',
].filter((_, at) => byLength({ short: at % 4 === 0, long: true }))

const SHEET = '**/assets/app-*.css'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const lower = (page: Page) => page.locator('#home-lower')

test.describe('the first view of a phone', () => {
  test.use({ viewport: PHONE })

  for (const { name, group } of inGroups(firstViews, 6)) {
    test(`of ${name} looks before the sheet comes as it does after`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // Scripts, which bring parts of their own, stay away.
      await page.route('**/assets/entry.client-*.js', () => {})
      for (const path of group) {
        await test.step(path, async () => {
          const send = await hold(page, SHEET)
          await page.goto(path, { waitUntil: 'commit' })
          await expect(heading(page)).toBeVisible()
          await page.waitForFunction(hasPicturesOfFirstView)
          const before = await page.evaluate(looksOfFirstView)
          expect(before.length, path).toBeGreaterThan(10)
          send()
          await expect(page.locator('html:not([data-first-view])')).toBeAttached()
          expect(await page.evaluate(looksOfFirstView), path).toEqual(before)
          await page.unroute(SHEET)
        })
      }
    })
  }

  test('of a list keeps its buttons under the finger while scripts start', async ({ page }) => {
    const hydrate = await holdBack(page)
    await page.goto('/en/quote', { waitUntil: 'commit' })
    const button = page.locator('[value=paste]')
    await expect(page.locator('html:not([data-first-view])')).toBeAttached()
    await page.evaluate(() => document.fonts.ready)
    const before = await button.boundingBox()
    hydrate()
    await untilHydrated(page)
    await expect(page.locator('.list-waiting')).toHaveCount(0)
    expect(await button.boundingBox()).toEqual(before)
  })

  test('is followed by a long list in a few frames, not in one for each entry @long', async ({ page }) => {
    await page.addInitScript(countFramesOfEntries)
    await page.goto('/en/collection')
    await expect(page.locator('html:not([data-first-view])')).toBeAttached()
    const { entries, frames } = await page.evaluate(() => window.shownEntries!)
    expect(entries).toBeGreaterThan(40)
    expect(frames).toBeLessThanOrEqual(Math.ceil(entries / 8))
  })

  test('is all there is until the sheet comes @long', async ({ page }) => {
    const send = await hold(page, SHEET)
    await page.goto('/en', { waitUntil: 'commit' })
    await expect(heading(page)).toBeVisible()
    await expect(lower(page)).toBeHidden()
    send()
    await expect(lower(page)).toBeVisible()
  })

  test('is followed by the rest while its picture takes long @long', async ({ page }) => {
    await page.route('**/images/hero-*', () => {})
    await page.goto('/en', { waitUntil: 'commit' })
    await expect(lower(page)).toBeVisible()
  })

  test('gives way to the part that an address names @long', async ({ page }) => {
    await page.goto('/en/pu-foam/805#request-quote')
    await expect(page.locator('#request-quote')).toBeInViewport()
  })

  test('is not what is shown to whoever loads a page again further down @long', async ({ page }) => {
    for (const [locale, path] of [
      ['ar', '/pu-foam/805'],
      ['ar', '/products'],
      ['en', '/'],
    ] as const) {
      await test.step(path, async () => {
        await open(page, locale, path)
        await expect(page.locator('html:not([data-first-view])')).toBeAttached()
        await page.evaluate(() => scrollTo(0, 1800))
        await page.reload()
        await expect(page.locator('html:not([data-first-view])')).toBeAttached()
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1700)
      })
    }
  })

  test('is followed by the rest, should the sheet never come @long', async ({ page }) => {
    await page.route(SHEET, (route) => route.abort())
    await page.goto('/en')
    await expect(lower(page)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

test.describe('a wide window', () => {
  test.use({ viewport: DESKTOP })

  test('shows nothing before the whole sheet is there @long', async ({ page }) => {
    const send = await hold(page, SHEET)
    const asked = page.waitForRequest(SHEET)
    await page.goto('/en', { waitUntil: 'commit' })
    await asked
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => performance.getEntriesByType('paint'))).toEqual([])
    send()
    await expect(heading(page)).toBeVisible()
  })
})

test('both areas are written in the letters of the site', async ({ page }) => {
  for (const path of ['/', '/en', '/admin/login']) {
    await page.goto(path)
    await expect.poll(() => page.evaluate(loadedFonts), path).toEqual(['Alexandria', 'Plex'])
  }
})

test.describe('a phone without scripts', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('shows the whole page in its whole sheet', async ({ page }) => {
    await page.goto('/en')
    const foot = page.getByRole('contentinfo')
    await expect(page.locator('#home-lower')).toBeVisible()
    await expect(foot).toBeVisible()
    await expect(foot).toHaveCSS('background-color', 'rgb(22, 25, 29)')
  })
})

test.describe('the first view of a short page on a phone', () => {
  test.use({ viewport: PHONE })

  test('ends before the foot, which comes late @long', async ({ page }) => {
    for (const path of ['/catalogue', '/en/sign-in']) {
      await test.step(path, async () => {
        await page.goto(path)
        await wake(page)
        const foot = page.getByRole('contentinfo')
        await expect(foot).toBeVisible()
        await expect(foot).not.toBeInViewport()
      })
    }
  })
})

const FEW = '/pu-foam/805'
for (const path of [FEW, '/contact', '/categories/pu-foam', '/blogs/how-to-choose-pu-foam', '/sign-in'])
  test(`all scripts of ${path} are few`, { tag: path === FEW ? [] : LONG }, async ({ page }) => {
    const asked: Request[] = []
    page.on('request', (request) => asked.push(request))
    await open(page, 'ar', path)
    await wake(page)
    await page.waitForLoadState('networkidle')
    expect(await scriptBytes(asked)).toBeLessThan(SCRIPTS_OF_OTHERS)
  })

test.describe('the first view of the home page on a phone', () => {
  test.use({ viewport: PHONE })

  test('has the line for itself, and needs few files, few scripts and no picture out of view', async ({ page }) => {
    const asked: Request[] = []
    page.on('request', (request) => asked.push(request))
    await open(page, 'ar', '/')
    await page.waitForLoadState('networkidle')
    const sheet = await page.evaluate(whenSheetWasAskedFor)
    expect(sheet.asked).toBeGreaterThan(sheet.loaded)
    expect(await scriptBytes(asked)).toBeLessThan(SCRIPTS)
    const hero = await page
      .locator('.hero img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).currentSrc))
    const uploads = asked.map((one) => one.url()).filter((url) => url.includes('/api/uploads/'))
    expect(uploads.filter((url) => !hero.includes(url))).toEqual([])
    expect(asked.length).toBeLessThanOrEqual(REQUESTS)
  })

  test('has the framework and what stands round every page compiled while they come @long', async ({ page }) => {
    const scripts = Promise.all(['framework', 'frame'].map((name) => page.waitForResponse(`**/assets/${name}-*.js`)))
    await open(page, 'ar', '/')
    for (const script of await scripts) expect(await script.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  })

  test('loads the pictures further down on the way there @long', async ({ page }) => {
    await open(page, 'ar', '/')
    const tile = page.locator('.category-tile').first()
    const picture = tile.locator('img')
    await expect(picture).toBeHidden()
    await tile.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
      .toBe(true)
  })
})

async function scriptBytes(asked: Request[]): Promise<number> {
  const sizes = await Promise.all(asked.filter(isScript).map(async (one) => (await one.sizes()).responseBodySize))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Runs in the page: when it asked for the sheet, and when it had loaded, in ms since it was opened. */
function whenSheetWasAskedFor() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const sheet = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.css'))
  return { asked: sheet!.startTime, loaded: page!.loadEventStart }
}

function isScript(request: Request): boolean {
  return request.url().endsWith('.js')
}

/** Runs in the page: whether it is read to its end, and the pictures in view have been told so, which comes a moment later. */
function hasPicturesOfFirstView(): boolean {
  const waiting = [...document.querySelectorAll('.picture:not([data-near])')].map((box) => box.getBoundingClientRect())
  return document.readyState !== 'loading' && waiting.every(({ width, top }) => width === 0 || top > innerHeight)
}

/** Runs in the page: where each element of the first view stands, and how it looks, once its fonts are there. */
async function looksOfFirstView(): Promise<string[]> {
  await document.fonts.ready
  const looks: string[] = []
  for (const element of document.querySelectorAll('body *')) {
    const { top, left, width, height } = element.getBoundingClientRect()
    const { color, backgroundColor, fontSize, fontWeight, textDecorationLine, borderTopWidth, visibility } =
      getComputedStyle(element)
    const isSeen = width > 1 && height > 1 && visibility === 'visible' && top < innerHeight - 80
    // What comes later has room in what is seen already.
    if (!isSeen || element.closest('[data-below-fold]') || element.querySelector('[data-below-fold]')) continue
    const place = [top, left, width].map(Math.round).join(' ')
    const look = [color, backgroundColor, fontSize, fontWeight, textDecorationLine, borderTopWidth].join(' ')
    looks.push(`${element.tagName} ${element.className} ${place} ${look}`)
  }
  return looks
}

/** Runs in the page: the fonts that have come for it. */
function loadedFonts(): string[] {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
  return [...new Set(loaded.map(({ family }) => family.replace(/ \w+$/, '')))].toSorted()
}

declare global {
  interface Window {
    /** How many entries of lists were shown under the first view, and in how many goes. */
    shownEntries?: { entries: number; frames: number }
  }
}

/** Runs before the page: what is shown in one task is told in one go. */
function countFramesOfEntries(): void {
  const shown = (window.shownEntries = { entries: 0, frames: 0 })
  const observer = new MutationObserver((changes) => {
    const entries = changes.filter(({ target }) => (target as Element).matches('main li[data-below-fold=shown]')).length
    shown.entries += entries
    if (entries > 0) shown.frames += 1
  })
  observer.observe(document, { subtree: true, attributeFilter: ['data-below-fold'] })
}
