import type { APIRequestContext, Page } from '@playwright/test'
import { inbox } from '#content/admin/inbox.ts'
import { noteWords } from '#content/admin/inbox-message.ts'
import { quotationList } from '#content/admin/quotes/quotations.ts'
import { inboxNews, live } from '#content/admin/requests/live.ts'
import { EVENTS_PATH, INBOX_ROWS_PATH } from '#domain/accounts/staff-paths.ts'
import { DESKTOP, expect, inBothLanguages, PHONE, test } from '#tests/e2e/visit.ts'
import { BROWSER_LOCALES, call, openAsStaff, untilHydrated } from './staff-sign-in.ts'

let senders = 0

/** A visitor elsewhere sends a request, of a name that no other test has. */
async function receive(browser: APIRequestContext): Promise<{ name: string; number: string }> {
  const name = `Live-${process.pid}-${Date.now()}-${++senders}`
  const email = `${name.toLowerCase()}@client.example`
  const fields = { firstName: 'Sara', lastName: name, email, phone: '0501234567', details: '40', productId: '805' }
  const answer = await browser.post('/api/mails/requestQuote.php', { data: fields })
  const { data } = (await answer.json()) as { data: { number: string } }
  return { name, number: data.number }
}

/** Other tests receive and open requests meanwhile, so only the server knows how many there are. */
const unread = async (page: Page) => {
  const answer = await page.request.get(EVENTS_PATH, { headers: { Accept: 'application/json' } })
  return ((await answer.json()) as { unread: number }).unread
}
const badge = (page: Page) => page.locator('.sidebar-wide [href$="/admin/inbox"] .sidebar-badge > :first-child')
/** Beyond 99 the badge counts no more; the title does. */
const counted = async (page: Page) => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0)
async function expectCounted(page: Page) {
  await expect(async () => expect(await counted(page)).toBe(await unread(page))).toPass({ timeout: 60_000 })
}
/** In the list: beside a request stand the others of its sender. */
const row = (page: Page, name: string) => page.locator('.inbox-column .inbox-row', { hasText: name })

/** Opens a screen, and marks it: what is loaded again has no mark. */
async function openScreen(page: Page, path: string) {
  await openAsStaff(page, path)
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
}
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-kept'))

inBothLanguages('the inbox while it is open', (locale) => {
  test.use({ viewport: DESKTOP, locale: BROWSER_LOCALES[locale] })

  test('shows what arrives, and leaves alone what is read and typed beside it', async ({ page, request }) => {
    const first = await receive(request)
    await openScreen(page, '/admin/inbox')
    await row(page, first.name).getByRole('link').click()
    const note = page.getByLabel(noteWords.label[locale])
    await note.fill('اتصل بها غداً')
    const second = await receive(request)
    await expect(row(page, second.name)).toBeVisible()
    await expectCounted(page)
    await expect(badge(page)).toHaveText(/^\d+\+?$/)
    await expect(note).toHaveValue('اتصل بها غداً')
    await expect(note).toBeFocused()
    await expect(row(page, first.name)).toHaveAttribute('data-current')
    // Other tests write, accept and decline meanwhile; of many at once the first is said.
    const said = Object.values(inboxNews).map((words) => words[locale])
    await expect(page.locator('[aria-live=polite]', { hasText: new RegExp(said.join('|')) })).toBeAttached()
    expect(await isSameDocument(page)).toBe(true)

    // So it does with what arrives while the list is being renewed.
    const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    await page.route(`**${INBOX_ROWS_PATH}*`, async (route) => {
      const response = await route.fetch()
      read()
      await isReleased
      await route.fulfill({ response })
    })
    const third = await receive(request)
    await isRead
    const fourth = await receive(request)
    await expectCounted(page)
    release()
    for (const { name } of [third, fourth]) await expect(row(page, name)).toBeVisible()
  })

  test('keeps what is selected, also what another one has done meanwhile @long', async ({ page, request }) => {
    const [first, second] = [await receive(request), await receive(request)]
    await openScreen(page, '/admin/inbox?show=unread')
    await page.getByRole('link', { name: inbox.select.begin[locale] }).click()
    const box = row(page, first.name).getByRole('checkbox')
    await box.check()
    const elsewhere = await page.context().newPage()
    for (const { name } of [first, second]) {
      await elsewhere.goto(`/admin/inbox?q=${name}`)
      await row(elsewhere, name).getByRole('link').click()
      await expect(elsewhere.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    await expect(row(page, second.name)).toHaveCount(0)
    await expect(box).toBeChecked()
    await elsewhere.close()
    const third = await receive(request)
    await expect(row(page, third.name)).toBeVisible()
    await expect(box).toBeChecked()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('is as live as the list of quotations, which keeps what is selected and typed @long', async ({ page }) => {
    await openScreen(page, '/admin/quotes')
    const begin = async () => {
      const name = `Quoted-${process.pid}-${Date.now()}-${++senders}`
      await call(page, '/api/quotes/add.php', { customer_name: name })
      return page.getByRole('row', { name })
    }
    const first = await begin()
    await expect(first).toBeVisible()
    await first.getByRole('checkbox').check()
    const reason = page.getByLabel(quotationList.reason[locale])
    await reason.fill('أُلغي المشروع')
    await expect(await begin()).toBeVisible()
    await expect(first.getByRole('checkbox')).toBeChecked()
    await expect(reason).toHaveValue('أُلغي المشروع')
    await expect(reason).toBeFocused()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('is heard of by all tabs over one stream, which the next one takes over', async ({ page, context, request }) => {
    const streams: string[] = []
    context.on('request', (sent) => {
      if (sent.url().includes('/admin/events')) streams.push(sent.url())
    })
    await openScreen(page, '/admin/items')
    await expect.poll(() => streams.length).toBe(1)
    const other = await context.newPage()
    await other.goto('/admin/start')
    await untilHydrated(other)
    await receive(request)
    for (const tab of [page, other]) await expectCounted(tab)
    expect(streams).toHaveLength(1)
    await page.close()
    await expect.poll(() => streams.length).toBe(2)
    await receive(request)
    await expectCounted(other)
  })

  test('says so where the stream does not get through, and when it does again @long', async ({ page }) => {
    await page.route('**/admin/events*', (route) => route.abort())
    await openScreen(page, '/admin/items')
    const away = page.getByText(live.away[locale], { exact: true })
    await expect(away).toBeVisible()
    await page.unroute('**/admin/events*')
    await expect(away).toHaveCount(0)
  })

  test('is live again as soon as the browser is online @long', async ({ page }) => {
    await page.addInitScript(countStreams)
    await page.route('**/admin/events*', (route) => route.abort())
    await openScreen(page, '/admin/items')
    const away = page.getByText(live.away[locale], { exact: true })
    await expect(away).toBeVisible()
    await page.unroute('**/admin/events*')
    const begun = await page.evaluate(() => {
      const before = window.streams!
      dispatchEvent(new Event('online'))
      return window.streams! - before
    })
    expect(begun).toBe(1)
    await expect(away).toHaveCount(0)
  })

  test('calls from the desktop once that is turned on, without a name @long', async ({ page, request }) => {
    await page.addInitScript(() => {
      const shown: string[] = []
      const permission = () => (localStorage.getItem('test-permission') === 'granted' ? 'granted' : 'default')
      class PlayedNotification extends EventTarget {
        static get permission() {
          return permission()
        }
        static async requestPermission() {
          localStorage.setItem('test-permission', 'granted')
          return permission()
        }
        constructor(title: string) {
          super()
          shown.push(title)
          document.documentElement.setAttribute('data-notices', shown.join('\n'))
        }
      }
      Object.defineProperty(window, 'Notification', { value: PlayedNotification, writable: true })
    })
    await openScreen(page, '/admin/inbox')
    const unnoticed = await receive(request)
    await expect(row(page, unnoticed.name)).toBeVisible()
    const notices = () => page.locator('html').getAttribute('data-notices')
    expect(await notices()).toBeNull()
    await page.getByRole('button', { name: live.notices.turnOn[locale] }).click()
    await expect(page.getByRole('button', { name: live.notices.turnOff[locale] })).toBeVisible()
    const { number, name } = await receive(request)
    await expect.poll(notices).toContain(`${inboxNews.new![locale]} · ${number}`)
    expect(await notices()).not.toContain(name)
  })
})

test.describe('the inbox on a phone', () => {
  test.use({ viewport: PHONE, locale: BROWSER_LOCALES.ar })

  test('counts on the button of the menu @long', async ({ page, request }) => {
    await openScreen(page, '/admin/items')
    const before = await counted(page)
    await receive(request)
    await expect.poll(() => counted(page)).toBeGreaterThan(before)
    await expect(page.locator('.sidebar-narrow > summary .sidebar-badge')).toBeVisible()
  })
})

declare global {
  interface Window {
    /** How many streams the page has begun by itself; those that the browser takes up again do not count. */
    streams?: number
  }
}

/** Runs before the page. */
function countStreams() {
  window.streams = 0
  window.EventSource = class extends EventSource {
    constructor(url: string | URL) {
      super(url)
      window.streams! += 1
    }
  }
}
