import type { Browser, Page } from '@playwright/test'
import { openBrowser, PHONE } from './browser.ts'
import type { Choice } from './choice.ts'
import { spreadOf, spreadText } from './figures.ts'
import type { Section } from './report.ts'
import { withDemoSite } from './sites.ts'

const ROUNDS = 9
const SLOWED = 4
/** How long a finger rests before a tap counts. */
const PRESS_MS = 80
/** For so long the page has been still when it is tapped. */
const REST_MS = 500

/** From one page by a link to the next, which is known by its heading. */
const WAYS = [
  { from: '/en', link: '.category-tile[href="/en/categories/pu-foam"]' },
  { from: '/en/categories/pu-foam', link: 'main a[href="/en/pu-foam/805"]' },
  { from: '/categories', link: 'main a[href="/categories/pu-foam"]' },
  { from: '/blogs', link: 'main a[href="/blogs/how-to-choose-pu-foam"]' },
]

/** The time from a tap to the next page, on a phone with a slowed processor. */
export function benchNavigation({ runs }: Choice): Promise<Section> {
  return withDemoSite(async ({ origin }) => {
    const browser = await openBrowser()
    try {
      const rows = []
      for (const way of WAYS) {
        const times: number[] = []
        for (let round = 0; round < (runs ?? ROUNDS); round++) times.push(await follow(browser, origin, way))
        rows.push([`${way.from} → ${/href="([^"]+)"/.exec(way.link)![1]}`, spreadText(spreadOf(times), 0)])
      }
      return {
        title: 'Navigation',
        text:
          `A phone whose processor is slowed ${SLOWED} times; a tap presses for ${PRESS_MS} ms on a page that has been still ` +
          `for ${REST_MS} ms. From the end of the tap until the heading of the next page was presented (element timing); median (least–most).`,
        tables: [{ title: 'From the tap to the next page, in ms', head: ['way', 'time'], rows }],
      }
    } finally {
      await browser.close()
    }
  })
}

async function openSlowly(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.goto(address)
  // Whoever taps a link has touched the page before, most often to scroll.
  await page.touchscreen.tap(1, PHONE.viewport.height / 2)
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
  await page.waitForLoadState('networkidle')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  return page
}

async function follow(
  browser: Browser,
  origin: string,
  { from, link }: { from: string; link: string },
): Promise<number> {
  const page = await openSlowly(browser, origin + from)
  const target = page.locator(link).first()
  await target.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  // Nobody taps what still moves.
  await page.waitForTimeout(REST_MS)
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
  const shown = page.evaluate(presentedAfterTap)
  const devtools = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + Math.min(height, 200) / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(PRESS_MS)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const time = await shown
  await page.context().close()
  return time
}

/** Runs in the page: from the end of the touch until a frame with another heading was presented. */
function presentedAfterTap(): Promise<number> {
  return new Promise((resolve) => {
    // All of it is ready before the tap, whose time it would be counted in.
    const before = document.querySelector('h1')
    let tapped = NaN
    addEventListener('touchend', ({ timeStamp }) => (tapped = timeStamp), { capture: true })
    const presented = new PerformanceObserver((list) => {
      const { renderTime } = list.getEntries()[0] as PerformanceEntry & { renderTime: number }
      resolve(renderTime - tapped)
    })
    presented.observe({ type: 'element' })
    const changed = new MutationObserver(() => {
      const heading = document.querySelector('h1')
      if (heading === null || heading === before) return
      changed.disconnect()
      heading.setAttribute('elementtiming', 'next page')
    })
    changed.observe(document.body, { childList: true, subtree: true })
  })
}
