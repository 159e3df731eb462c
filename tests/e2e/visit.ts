import { expect, type Page, type Request, type Response, test as base } from '@playwright/test'
import { LOCALES, localizedPath, type Locale } from '#domain/text/locale.ts'
import type { Beginning, Fill, FilledSite } from '#tests/support/filled-site.ts'
import { missingSignsOfLife } from './signs-of-life.ts'

export { expect }

/** What only `npm test -- --long` asks. */
export const LONG = '@long'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

/** What a good page never does while it is looked at: talk to the console, to other hosts, or miss a file. */
type Watched = {
  troubles: string[]
  /** Pages are opened in one width and looked at in another, where a picture has another size than the one preloaded. */
  changesWidth: boolean
}

/** What a worker has for its tests. All tests know of it: those that know of other things have a process of their own. */
type Workers = { siteOf: (fill: Fill, beginning: Beginning) => Promise<FilledSite> }
type Opened = { fill: Fill; site: FilledSite }

/** Filling and starting a site takes its time on a busy machine. */
export const START_WITHIN_MS = 300_000

let visitors = 0

/** A browser test: its page is watched all the time, and what it did wrong fails the test at its end. */
export const test = base.extend<Watched, Workers>({
  // A worker has one such site at a time: tests that follow each other and are filled by the same ask the same one.
  siteOf: [
    async ({}, provide) => {
      const { openFilledSite } = await import('#tests/support/filled-site.ts')
      let opened: Opened | null = null
      await provide(async (fill, beginning) => {
        if (opened?.fill !== fill) {
          await opened?.site.stop()
          opened = { fill, site: await openFilledSite(fill, {}, beginning) }
        }
        return opened.site
      })
      await (opened as Opened | null)?.site.stop()
    },
    { scope: 'worker', timeout: START_WITHIN_MS },
  ],

  baseURL: async ({}, provide) => provide(siteOrigin()),

  // Every visit comes from another address, so that no test meets the limit that another one used up.
  extraHTTPHeaders: async ({}, provide, info) => {
    visitors += 1
    await provide({
      'X-Forwarded-For': `10.${200 + info.workerIndex}.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`,
    })
  },

  changesWidth: [false, { option: true }],

  troubles: [
    async ({ context, baseURL, changesWidth }, provide, info) => {
      const troubles: string[] = []
      context.on('console', (message) => {
        // The browser reports every answer of 400 and above; those are watched below, pages that are meant to be missing left out.
        if (message.text().startsWith('Failed to load resource')) return
        // Said of every sign-out of staff.
        if (message.text().startsWith('Clear-Site-Data header')) return
        if (changesWidth && /uploads\/\S+ was preloaded using link preload but not used/.test(message.text())) return
        troubles.push(`console ${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (error) => troubles.push(`uncaught: ${error.error().message}`))
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== baseURL && !isPieceOfMap(request))
          troubles.push(`asks another host: ${request.url()}`)
      })
      context.on('response', (response) => {
        // Somebody confirmed a deletion before the question had heard what refers to the record.
        if (response.status() === 404 && /\/delete\/[^/]+\.data/.test(response.url())) return
        const isPage = response.request().isNavigationRequest()
        if (response.status() >= 400 && !isPage && !isAnswerToForm(response))
          troubles.push(`${response.status()} for ${response.url()}`)
      })
      await provide(troubles)
      if (info.status === 'timedOut')
        for (const page of context.pages()) troubles.push(...(await missingSignsOfLife(page)))
      expect(troubles).toEqual([])
    },
    { auto: true },
  ],
})

/** The same tests in each language, in the second one only where everything is tested. */
export function inBothLanguages(name: string, run: (locale: Locale) => void) {
  for (const locale of LOCALES) {
    const tag = locale === 'ar' ? [] : LONG
    test.describe(`${name} [${locale}]`, { tag }, () => run(locale))
  }
}

/**
 * Parts of a list, each for one test: a page that is opened once and led from one address to the next, with what it has
 * loaded already, costs a fraction of a new one for each.
 */
export function inGroups<Item>(list: readonly Item[], size: number): { name: string; group: Item[] }[] {
  const starts = Array.from({ length: Math.ceil(list.length / size) }, (_, index) => index * size)
  return starts.map((start) => {
    const group = list.slice(start, start + size)
    return { name: group.join(' '), group }
  })
}

/** Opens a page, does something on it and waits until its scripts answer: then it has remembered its language. */
export async function open(page: Page, locale: Locale, path: string) {
  // What an earlier page remembered says nothing of this one.
  if (page.url().startsWith('http')) await page.evaluate(() => localStorage.removeItem('language'))
  await page.goto(localizedPath(locale, path))
  await wake(page)
  await untilRemembered(page, locale)
}

/** A phone's page that nobody uses is hydrated only after a while. */
export async function wake(page: Page) {
  await page.keyboard.press('Shift')
}

/** Waits until a page has remembered its language, through whatever pages lead there. */
export async function untilRemembered(page: Page, locale: Locale) {
  await page.waitForFunction((wanted) => localStorage.getItem('language') === wanted, locale)
}

/** Keeps what a page asks for at an address on its way, until the answer is called. */
export async function hold(page: Page, url: string | RegExp, method?: 'GET' | 'POST'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    if (method === undefined || route.request().method() === method) await released
    await route.continue()
  })
  return release
}

export const holdData = (page: Page) => hold(page, /\.data(\?|$)/)

/** Keeps the pages of a visit from being hydrated until the answer is called. */
export const holdBack = (page: Page) => hold(page, '**/assets/entry.client-*.js')

/** The map of the form for addresses is the one thing that comes from another host. */
function isPieceOfMap(request: Request): boolean {
  const { pathname } = new URL(request.frame().url())
  return pathname.endsWith('/addresses') && request.url().startsWith('https://tile.openstreetmap.org/')
}

/** What was typed is refused with 4xx, and staff without the right are told so. */
function isAnswerToForm(response: Response): boolean {
  const status = response.status()
  return (response.request().method() === 'POST' && status < 500) || status === 403
}

function siteOrigin(): string {
  const origin = process.env['SITE_ORIGIN']
  if (!origin) throw new Error('SITE_ORIGIN is not set: the site was not started')
  return origin
}
