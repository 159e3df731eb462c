import type { Browser, Request } from '@playwright/test'
import { openBrowser, PHONE } from './browser.ts'
import type { Choice } from './choice.ts'
import { withDemoSite } from './sites.ts'
import { densestAnswer } from './raw-answer.ts'
import type { Section } from './report.ts'

type Loaded = { type: string; bytes: number; isLate: boolean }

const PAGES = ['/', '/en', '/categories/pu-foam', '/pu-foam/805', '/blogs/how-to-choose-pu-foam', '/contact']
const QUIET_MS = 4000

/** What the first view of a page brings to a phone, before and after the page is hydrated. */
export function benchWeight({ pages }: Choice): Promise<Section> {
  return withDemoSite(async ({ origin }) => {
    const browser = await openBrowser()
    try {
      const rows = []
      for (const path of pages ?? PAGES) rows.push(rowOf(path, await loadPage(browser, origin, path)))
      const head = ['page', 'HTML', 'styles', 'fonts', 'pictures', 'scripts at once', 'scripts late', 'data late']
      return {
        title: 'Weight of a first view',
        text:
          'On a phone (390 × 844, two dense pixels) that has nothing kept and does nothing, compressed with Brotli; bodies in kB. ' +
          'What comes late begins after the page has loaded.',
        tables: [{ title: 'First view', head: [...head, 'requests'], rows }],
      }
    } finally {
      await browser.close()
    }
  })
}

/** The first visits make the server compress what it sends. */
async function loadPage(browser: Browser, origin: string, path: string): Promise<Loaded[]> {
  await visit(browser, origin + path)
  await densestAnswer(origin + path, 'br')
  return visit(browser, origin + path)
}

async function visit(browser: Browser, address: string): Promise<Loaded[]> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  let hasLoaded = false
  page.on('load', () => (hasLoaded = true))
  const late = new Map<Request, boolean>()
  page.on('request', (request) => late.set(request, hasLoaded))
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(QUIET_MS)
  const loaded = await Promise.all([...late].map(([request, isLate]) => describe(request, isLate)))
  await context.close()
  return loaded.filter((one) => one !== null)
}

async function describe(request: Request, isLate: boolean): Promise<Loaded | null> {
  const answer = await request.response().catch(() => null)
  if (!answer) return null
  return { type: request.resourceType(), bytes: (await request.sizes()).responseBodySize, isLate }
}

function rowOf(path: string, loaded: Loaded[]): string[] {
  const kilobytes = (type: string, isLate?: boolean) => {
    const those = loaded.filter((one) => one.type === type && (isLate === undefined || one.isLate === isLate))
    return (those.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1)
  }
  return [
    path,
    kilobytes('document'),
    kilobytes('stylesheet'),
    kilobytes('font'),
    kilobytes('image'),
    kilobytes('script', false),
    kilobytes('script', true),
    kilobytes('fetch', true),
    String(loaded.length),
  ]
}
