import type { Page } from '@playwright/test'
import { shell } from '../../content/admin/shell.ts'
import { contactForm } from '../../content/forms.ts'
import { labels } from '../../content/labels.ts'
import { brandsPage } from '../../content/pages/brands.ts'
import { collectionPage } from '../../content/pages/collection.ts'
import { COLLECTION_SORTS } from '../../domain/collection-query.ts'
import { openAsStaff, untilAlive } from './staff-sign-in.ts'
import { DESKTOP, expect, open, PHONE, test, wake } from './visit.ts'

test.describe('a page that comes to life', () => {
  test.use({ viewport: DESKTOP, locale: 'en-GB' })

  test('shows what has changed since it came, and complains of nothing', async ({ page }) => {
    await openChanged(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('806')
  })

  test('keeps what was typed until then, in texts that were filled too', async ({ page }) => {
    const comeToLife = await holdBack(page)
    await page.goto('/en/pu-foam/805')
    const details = page.locator('[name=details]')
    await expect(details).not.toHaveValue('')
    await details.fill('Forty boxes')
    comeToLife()
    await untilAlive(page)
    await expect(details).toHaveValue('Forty boxes')
  })

  test('sends what was typed until then, also while it is coming to life', async ({ page }) => {
    const comeToLife = await holdBack(page)
    await page.addInitScript(sendWhenWrittenOver)
    await page.goto('/en/pu-foam/805')
    const fields = { firstName: 'Omar', lastName: 'Saleh', email: 'omar@example.com', details: 'Forty boxes' }
    for (const [name, text] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(text)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    comeToLife()
    expect((await sent).postData()).toContain('Forty boxes')
  })

  test('keeps what was typed until then in lines that it reads as they are typed', async ({ page }) => {
    const comeToLife = await holdBack(page)
    await page.goto('/en/addresses?add=1')
    const latitude = page.locator('[name=address_lat]')
    await latitude.pressSequentially('24.7136')
    await latitude.press('ArrowLeft')
    comeToLife()
    await untilAlive(page)
    await page.keyboard.type('5')
    await expect(latitude).toHaveValue('24.71356')
    // It is alive: the place on the map follows, and the field shows what the page knows.
    await page.locator('[name=address_long]').fill('46.68')
    await expect(latitude).toHaveValue('24.71356')
  })

  test('keeps what was typed until then, and the place in it, where the page has changed since it came', async ({
    page,
  }) => {
    const comeToLife = await holdBack(page)
    await answerChanged(page)
    await page.goto('/en/pu-foam/805')
    await page.locator('[name=email]').fill('site@example.com')
    const details = page.locator('[name=details]')
    await details.fill('Forty boxes')
    await details.press('ArrowLeft')
    comeToLife()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('806')
    await expect(details).toBeFocused()
    await page.keyboard.type('!')
    await expect(details).toHaveValue('Forty boxe!s')
    await expect(page.locator('[name=email]')).toHaveValue('site@example.com')
  })

  test('keeps what came back in a form, also when that cannot be sent then', async ({ page }) => {
    const comeToLife = await holdBack(page)
    await page.goto('/en/contact')
    const form = page.locator('form.request-form')
    const fields = { name: 'Omar', email: 'omar@example', phone: '0501234567', message: 'Forty boxes' }
    for (const [name, text] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(text)
    const send = form.getByRole('button', { name: contactForm.send.en })
    await send.click()
    await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
    await form.locator('[name=phone]').focus()
    comeToLife()
    await untilAlive(page)
    await expect(form.locator('[name=phone]')).toBeFocused()
    await page.route('**/api/mails/contact.php', (route) => route.abort())
    await form.locator('[name=email]').fill('omar@example.com')
    await send.click()
    await expect(form.getByRole('alert')).toHaveText(contactForm.failed.en)
    await expect(form.locator('[name=name]')).toHaveValue('Omar')
    await expect(form.locator('[name=message]')).toHaveValue('Forty boxes')
  })

  test('does what was pressed until then, once', async ({ page }) => {
    const comeToLife = await holdBack(page)
    await openAsStaff(page, 'en', '/admin/categories')
    await page.getByRole('button', { name: shell.collapse.en }).click()
    comeToLife()
    await expect(page.getByRole('button', { name: shell.expand.en })).toBeVisible()
  })

  test('opens the tab that was chosen until then', async ({ page }) => {
    const comeToLife = await holdBack(page)
    await page.goto('/en/brands?brand=iberseal')
    const contact = page.getByRole('tab', { name: brandsPage.tabs.contact.en })
    await contact.click()
    comeToLife()
    await expect(contact).toHaveAttribute('aria-selected', 'true')
  })

  test('narrows a list by what was ticked until then', async ({ page }) => {
    const comeToLife = await holdBack(page)
    await page.goto('/en/collection')
    await page.getByRole('checkbox', { name: 'PU Foam' }).check()
    comeToLife()
    await expect(page).toHaveURL('/en/collection?category=pu-foam')
    await expect(page.getByRole('checkbox', { name: 'PU Foam' })).toBeChecked()
  })
})

/** Runs in the page: sends a form as soon as React writes the first text of its area into it once more. */
function sendWhenWrittenOver(): void {
  const { prototype } = HTMLTextAreaElement
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'value')!
  let isTyped = false
  addEventListener('input', () => (isTyped = true), true)
  Object.defineProperty(prototype, 'value', {
    configurable: true,
    get,
    set(this: HTMLTextAreaElement, text: string) {
      set!.call(this, text)
      if (isTyped && text === this.defaultValue) this.form!.requestSubmit()
    },
  })
}

/** Opens a page whose data have become those of another product since it was made. */
async function openChanged(page: Page): Promise<void> {
  await answerChanged(page)
  await open(page, 'en', '/pu-foam/805')
}

/** Has the page of 805 told other data than it was made of. */
async function answerChanged(page: Page): Promise<void> {
  await page.route('**/en/pu-foam/805?_state', async (route) => {
    const changed = await route.fetch({ url: route.request().url().replace('/805', '/806') })
    await route.fulfill({ response: changed })
  })
}

/** Opens a page whose clock stands still once it is whole and its scripts are at hand. Answers what it asks of its data. */
async function openUntouched(page: Page): Promise<string[]> {
  const states: string[] = []
  page.on('request', (request) => request.url().includes('_state') && states.push(request.url()))
  const ready = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/framework-'))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/en/about')
  // What is done after a paint or when the browser is idle waits for the clock, too.
  const isWhole = () => page.evaluate(() => !('firstView' in document.documentElement.dataset))
  while (!(await isWhole())) await page.clock.runFor(50)
  await page.clock.runFor(50)
  await ready
  return states
}

/** Keeps the pages of a visit from coming to life until the answer is called. */
async function holdBack(page: Page): Promise<() => void> {
  let comeToLife = () => {}
  const life = new Promise<void>((resolve) => (comeToLife = resolve))
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await life
    await route.continue()
  })
  return () => comeToLife()
}

test.describe('a page on a phone', () => {
  test.use({ viewport: PHONE })

  test('comes to life when it is touched, and is ready for that', async ({ page }) => {
    const states = await openUntouched(page)
    expect(states).toEqual([])
    await page.getByRole('heading', { level: 1 }).click()
    await untilAlive(page)
    expect(states).toHaveLength(1)
  })

  test('comes to life when it has been looked at for a while', async ({ page }) => {
    const states = await openUntouched(page)
    expect(states).toEqual([])
    await page.clock.runFor(3100)
    await untilAlive(page)
    expect(states).toHaveLength(1)
  })

  test('opens the filters that were asked for before it lived', async ({ page }) => {
    const comeToLife = await holdBack(page)
    await page.goto('/en/collection')
    await page.getByRole('link', { name: collectionPage.filter.en }).click()
    await expect(page).toHaveURL('/en/collection')
    comeToLife()
    await expect(page.getByRole('dialog', { name: collectionPage.filter.en })).toBeVisible()
  })

  test('sorts as was chosen before it lived', async ({ page }) => {
    const comeToLife = await holdBack(page)
    await page.goto('/en/collection')
    const sort = page.getByRole('combobox', { name: collectionPage.sort.en })
    await sort.focus()
    await sort.selectOption(COLLECTION_SORTS[1])
    comeToLife()
    await expect(page).toHaveURL(`/en/collection?sort=${COLLECTION_SORTS[1]}`)
    await expect(sort).toHaveValue(COLLECTION_SORTS[1])
  })

  test('keeps the menu that was opened before it lived, and closes it', async ({ page }) => {
    const comeToLife = await holdBack(page)
    await page.goto('/en/about')
    await page.getByRole('button', { name: labels.openMenu.en }).click()
    const menu = page.getByRole('dialog', { name: labels.openMenu.en })
    await expect(menu).toBeVisible()
    comeToLife()
    await untilAlive(page)
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: labels.closeMenu.en }).click()
    await expect(menu).toBeHidden()
  })

  test('answers as it would without scripts where they do not come', async ({ page, troubles }) => {
    await page.route('**/assets/entry.client-*.js', (route) => route.abort())
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/entry.client-'))
    await page.goto('/en/collection')
    await wake(page)
    await lost
    await page.getByRole('link', { name: collectionPage.filter.en }).click()
    await expect(page).toHaveURL(/#/)
    expect(troubles.filter((trouble) => !trouble.includes('net::ERR_FAILED'))).toEqual([])
    troubles.splice(0)
  })

  test('shows what has changed since it came, and what stands under that', async ({ page }) => {
    await openChanged(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('806')
    await expect(page.locator('#request-quote form')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('loads no script before it has loaded itself, and no data twice', async ({ page }) => {
    const states: string[] = []
    page.on('request', (request) => request.url().includes('_state') && states.push(request.url()))
    await open(page, 'ar', '/about')
    const { scripts, early } = await page.evaluate(scriptsAndEarlyOnes)
    expect(scripts.length).toBeGreaterThan(0)
    expect(early).toEqual([])
    expect(states).toHaveLength(1)
  })
})

test.describe('a tap on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('asks for the data of the next page once, and shows all of it', async ({ page }) => {
    await open(page, 'en', '/categories')
    await untilAlive(page)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('.data') && asked.push(request.url()))
    await page.locator('main a[href="/en/categories/pu-foam"]').first().tap()
    await expect(page).toHaveURL('/en/categories/pu-foam')
    await expect(page.getByRole('article')).toHaveCount(7)
    expect(asked).toHaveLength(1)
  })
})

/** Runs in the page: the scripts that it has asked for, and those of them that it asked for before it had loaded. */
function scriptsAndEarlyOnes() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  const early = files.filter(({ startTime }) => startTime < page!.loadEventStart)
  return { scripts: files.map(({ name }) => name), early: early.map(({ name }) => name) }
}
