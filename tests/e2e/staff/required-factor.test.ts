import type { Locator, APIResponse, Page } from '@playwright/test'
import { confirmationWords } from '#content/admin/confirmation.ts'
import { accountWords } from '#content/admin/account.ts'
import { login } from '#content/admin/login.ts'
import { usersWords } from '#content/admin/users.ts'
import { refusals } from '#content/refusals.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { authenticatorCode } from '#tests/support/authenticator.ts'
import { someone, valueOf } from '#tests/support/records.ts'
import { expectStateUsable } from '#tests/e2e/expect-usable.ts'
import { testOnSite } from '#tests/e2e/filled-site-visit.ts'
import { BROWSER_LOCALES, typeSignIn, untilAnswered, untilHydrated } from './staff-sign-in.ts'
import { expect, inBothLanguages } from '#tests/e2e/visit.ts'

const PASSWORD = 'windy-plinth-ohm'
const NARROW = { width: 360, height: 780 }

/** What an owner requires holds for a whole site: each language has one of its own. */
const TESTS = { ar: testFor('ar'), en: testFor('en') }

function testFor(locale: Locale) {
  return testOnSite(async ({ staff }) => {
    valueOf(await staff.add({ username: `owner-${locale}`, password: PASSWORD, role: 'owner' }, someone))
    valueOf(await staff.add({ username: `editor-${locale}`, password: PASSWORD, role: 'editor' }, someone))
  })
}

async function enterName(page: Page, locale: Locale, username: string, next: string) {
  await page.goto(`/admin/login?next=${encodeURIComponent(next)}`)
  await typeSignIn(page, locale, { username, password: PASSWORD })
}

async function enter(page: Page, locale: Locale, username: string, next: string) {
  await enterName(page, locale, username, next)
  await page.waitForURL((url) => url.pathname !== '/admin/login')
}

/** Every step with the keyboard alone. */
async function setUp(page: Page, locale: Locale) {
  const words = accountWords.secondFactor
  await page.getByLabel(words.askPassword[locale]).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: words.picture[locale] })).toBeVisible()
  const secret = await page.locator('.admin-key').first().innerText()
  const code = page.getByLabel(words.code[locale])
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await code.fill(authenticatorCode(secret, Date.now()))
  const answer = Promise.withResolvers<{ set: string; body: string }>()
  // Read on its way: a page that has gone on to the next one has forgotten what it was answered.
  await page.route('**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    answer.resolve(await sessionIn(response))
    return route.fulfill({ response })
  })
  await page.keyboard.press('Enter')
  const { set, body } = await answer.promise
  await page.unroute('**')
  expect(set).not.toBe('')
  expect(body).not.toContain(set)
  return secret
}

/** The session that an answer sets, and what scripts can read of the answer. */
async function sessionIn(response: APIResponse) {
  const cookies = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  const set = /session_token=([^.;%]+)/.exec(cookies.map(({ value }) => value).join('\n'))?.[1] ?? ''
  return { set, body: await response.text() }
}

inBothLanguages('an owner', (locale) => {
  const test = TESTS[locale]
  test.use({ viewport: NARROW, locale: BROWSER_LOCALES[locale] })

  test('requires two steps of everyone, and nobody does anything before', async ({ page, browser, site }) => {
    test.slow()
    const context = await browser.newContext({
      viewport: NARROW,
      locale: BROWSER_LOCALES[locale],
      baseURL: site.origin,
      extraHTTPHeaders: { 'X-Forwarded-For': `10.198.0.${LOCALES.indexOf(locale) + 1}` },
    })
    const editor = await context.newPage()
    await enter(editor, locale, `editor-${locale}`, '/admin/categories')
    await expect(editor).toHaveURL(/categories$/)

    await enter(page, locale, `owner-${locale}`, '/admin/users')
    const words = usersWords.factorRule
    const group = page.getByRole('region', { name: words.title[locale] })
    await expect(group).toContainText(refusals.ownFactorFirst[locale])
    const early = await page.request.post('/admin/users', {
      headers: { Origin: site.origin },
      form: { intent: 'require-factor', current_password: PASSWORD },
    })
    expect(early.status()).toBe(409)
    await group.getByRole('link', { name: words.toAccount[locale] }).click()
    await untilHydrated(page)
    await setUp(page, locale)
    const account = accountWords.secondFactor
    await expect(page.getByRole('status').filter({ hasText: account.turnedOn[locale] })).toBeVisible()
    await page.goto('/admin/users')
    await confirmIn(group, locale)
    await group.getByRole('button', { name: words.require[locale] }).press('Enter')
    await expect(group.getByRole('status')).toHaveText(usersWords.done['require-factor'][locale])
    await expect(group.getByText(words.required[locale], { exact: true })).toBeVisible()
    await page.goto('/admin/account')
    await expect(page.getByText(account.staysOn[locale])).toBeVisible()
    await expect(page.getByRole('button', { name: account.end[locale] })).toBeHidden()
    const form = { intent: 'end', password: PASSWORD }
    const headers = { Origin: site.origin, 'Accept-Language': locale }
    const end = await page.request.post('/admin/account', { headers, form })
    expect([end.status(), (await end.text()).includes(refusals.factorRequired[locale])]).toEqual([409, true])

    await editor.goto('/admin/blogs?q=x')
    await expect(editor).toHaveURL(/\/admin\/second-factor\?next=/)
    await expect(editor.getByRole('heading', { level: 1 })).toHaveText(accountWords.required.title[locale])
    await untilHydrated(editor)
    await expectStateUsable(editor)
    expect(await editor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const secret = await setUp(editor, locale)
    await expect(editor).toHaveURL(/\/admin\/blogs\?q=x$/)
    await editor.goto('/admin/second-factor')
    await expect(editor).toHaveURL(/\/admin\/categories$/)

    await context.clearCookies()
    await enterName(editor, locale, `editor-${locale}`, '/admin/account')
    const code = editor.getByLabel(login.code.label[locale])
    for (let wrong = 0; wrong < 6; wrong++) {
      await untilHydrated(editor)
      await code.fill('000000')
      await untilAnswered(editor, () => code.press('Enter'))
    }
    await expect(editor.getByRole('alert')).toHaveText(login.over[locale])
    await enterName(editor, locale, `editor-${locale}`, '/admin/account')
    // The next one: that of the set-up has served.
    await code.fill(authenticatorCode(secret, Date.now() + 30_000))
    await code.press('Enter')
    await expect(editor.getByText(account.on[locale], { exact: true })).toBeVisible()
    await context.close()

    await page.goto('/admin/users')
    await confirmIn(group, locale)
    await group.getByRole('button', { name: words.makeOptional[locale] }).click()
    await expect(group.getByText(words.optional[locale], { exact: true })).toBeVisible()
    const lines = await site.withDb((db) => listAudit(db))
    expect(lines.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['staff.second-factor-required', 'staff.second-factor-optional']),
    )
  })
})

/** Gives the own password again where a form asks for it: once in ten minutes. */
async function confirmIn(group: Locator, locale: Locale) {
  const own = group.getByLabel(confirmationWords.label[locale])
  if ((await own.count()) > 0) await own.fill(PASSWORD)
}
