import type { Locator, Page } from '@playwright/test'
import { accountWords } from '#content/admin/account.ts'
import { confirmationWords } from '#content/admin/confirmation.ts'
import { login, passwordResetWords } from '#content/admin/login.ts'
import { shellErrors } from '#content/admin/shell.ts'
import { tokensWords, usersWords } from '#content/admin/users.ts'
import type { Locale } from '#domain/text/locale.ts'
import { authenticatorCode } from '#tests/support/authenticator.ts'
import { OWNER } from '#tests/support/site.ts'
import { DESKTOP, expect, inBothLanguages, test } from '#tests/e2e/visit.ts'
import { openAsStaff, untilHydrated } from './staff-sign-in.ts'

const PASSWORD = 'windy-plinth-ohm'

async function openUsers(page: Page) {
  await openAsStaff(page, '/admin/users')
  await untilHydrated(page)
}

async function enter(page: Page, locale: Locale, { username, password, next = '/admin/users' }: Entry) {
  await page.goto(`/admin/login?next=${next}`)
  await page.getByLabel(login.username[locale]).fill(username)
  await page.getByLabel(login.password[locale]).fill(password)
  await page.getByRole('button', { name: login.signIn[locale] }).click()
}

type Entry = { username: string; password: string; next?: string }

/** Gives the own password again where a form asks for it: once in ten minutes. */
async function confirmIn(group: Locator, locale: Locale) {
  const own = group.getByLabel(confirmationWords.label[locale])
  if ((await own.count()) > 0) await own.fill(OWNER.password)
}

async function addUser(page: Page, locale: Locale, username: string, password = PASSWORD) {
  const group = page.getByRole('region', { name: usersWords.add.title[locale] })
  await group.getByLabel(usersWords.add.username[locale]).fill(username)
  await group.getByLabel(usersWords.add.password[locale]).fill(password)
  await confirmIn(group, locale)
  await group.getByRole('button', { name: usersWords.add.submit[locale] }).click()
}

inBothLanguages('an owner', (locale) => {
  test.use({ viewport: DESKTOP, locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })

  test('adds an editor, who may not open the page of users, and deletes the account again', async ({
    page,
    browser,
  }) => {
    const username = `editor-${locale}`
    await openUsers(page)
    await addUser(page, locale, username, 'password1234')
    await expect(page.getByRole('alert')).toBeVisible()
    const adding = page.getByRole('region', { name: usersWords.add.title[locale] })
    await expect(adding.getByLabel(usersWords.add.username[locale])).toHaveValue(username)
    await addUser(page, locale, username)
    await expect(page.getByRole('status').filter({ hasText: usersWords.done.add[locale] })).toBeVisible()

    const other = await browser.newContext({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB', baseURL: page.url() })
    const editor = await other.newPage()
    await enter(editor, locale, { username, password: PASSWORD })
    await expect(editor.getByRole('heading', { level: 1 })).toHaveText(shellErrors.forbidden.title[locale])
    await other.close()

    await page.getByText(usersWords.manage[locale](username)).click()
    await page.locator('summary').filter({ hasText: usersWords.remove[locale] }).filter({ visible: true }).click()
    await page.getByRole('button', { name: usersWords.remove[locale] }).filter({ visible: true }).click()
    await expect(page.getByRole('status').filter({ hasText: usersWords.done.remove[locale] })).toBeVisible()
    await expect(page.getByText(usersWords.manage[locale](username))).toBeHidden()
  })

  test('invites somebody, whose link opens the account once', async ({ page, browser }) => {
    const username = `invited-${locale}`
    await openUsers(page)
    const group = page.getByRole('region', { name: usersWords.invite.title[locale] })
    await group.getByLabel(usersWords.add.username[locale]).fill(username)
    await group.getByLabel(usersWords.invite.email[locale]).fill(`${username}@house.example`)
    await group.getByLabel(usersWords.mayDo.editor[locale]).check()
    await confirmIn(group, locale)
    await group.getByRole('button', { name: usersWords.invite.submit[locale] }).click()
    const link = await group.getByLabel(usersWords.invite.linkLabel[locale], { exact: true }).inputValue()
    const row = page.getByRole('listitem').filter({ hasText: username })
    await expect(row.getByText(usersWords.invite.invited[locale], { exact: true })).toBeVisible()

    const other = await browser.newContext({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB', baseURL: page.url() })
    const guest = await other.newPage()
    const { reset } = passwordResetWords
    const address = link.replace(/^https?:\/\/[^/]+/, '')
    await guest.goto(address)
    await expect(guest.getByText(username)).toBeVisible()
    await guest.getByLabel(reset.password[locale]).fill(PASSWORD)
    await guest.getByRole('button', { name: reset.save[locale] }).click()
    await expect(guest.getByText(reset.done[locale])).toBeVisible()
    await enter(guest, locale, { username, password: PASSWORD, next: '/admin/items' })
    await expect(guest).toHaveURL('/admin/items')
    expect((await guest.goto(address))?.status()).toBe(404)
    await expect(guest.getByText(reset.invited.over[locale])).toBeVisible()
    await other.close()
    await page.reload()
    await expect(row.getByText(usersWords.emails.confirmed[locale])).toBeVisible()
  })

  test('makes a token that opens the API, and revokes it @long', async ({ page, request }) => {
    await openUsers(page)
    const group = page.getByRole('region', { name: tokensWords.title[locale] })
    await group.getByLabel(tokensWords.name[locale]).fill(`import ${locale}`)
    await group.getByLabel(usersWords.add.role[locale]).selectOption('editor')
    await confirmIn(group.locator('form').last(), locale)
    await group.getByRole('button', { name: tokensWords.submit[locale] }).click()
    const secret = await group.locator('.admin-secret').innerText()
    await expect(group.getByText(tokensWords.sentAs[locale])).toContainText(`Authorization: Bearer ${secret}`)
    const call = () =>
      request.post('/api/categories/delete.php', {
        headers: { authorization: `Bearer ${secret}` },
        form: { category_id: 'no-such-category' },
      })
    expect((await call()).status()).toBe(404)
    const row = group.getByRole('listitem').filter({ hasText: `import ${locale}` })
    await row.locator('summary').click()
    await row.getByRole('button', { name: tokensWords.revoke[locale] }).click()
    await expect(row.getByText(tokensWords.revoked[locale])).toBeVisible()
    expect((await call()).status()).toBe(401)
  })

  test('sets up a second factor, and needs it from then on', async ({ page }) => {
    const username = `guarded-${locale}`
    await openUsers(page)
    await addUser(page, locale, username)
    await expect(page.getByRole('status').filter({ hasText: usersWords.done.add[locale] })).toBeVisible()
    await page.context().clearCookies()
    await enter(page, locale, { username, password: PASSWORD, next: '/admin/account' })
    const words = accountWords.secondFactor
    await page.getByLabel(words.askPassword[locale]).fill(PASSWORD)
    await page.getByRole('button', { name: words.begin[locale] }).click()
    await expect(page.getByRole('img', { name: words.picture[locale] })).toBeVisible()
    const secret = await page.locator('.admin-key').first().innerText()
    await page.getByLabel(words.code[locale]).fill('000000')
    await page.getByRole('button', { name: words.confirm[locale] }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    const now = Date.now()
    await page.getByLabel(words.code[locale]).fill(authenticatorCode(secret, now))
    await page.getByRole('button', { name: words.confirm[locale] }).click()
    await expect(page.getByRole('status').filter({ hasText: words.turnedOn[locale] })).toBeVisible()

    await page.context().clearCookies()
    const typeCode = async (code: string) => {
      await page.getByLabel(login.code.label[locale]).fill(code)
      await page.getByRole('button', { name: login.code.confirm[locale] }).click()
    }
    await enter(page, locale, { username, password: PASSWORD, next: '/admin/account' })
    await expect(page.getByLabel(login.code.label[locale])).toBeVisible()
    // Before that each code would load the page again, and the next one be typed into the page that goes.
    await untilHydrated(page)
    for (let wrong = 0; wrong < 5; wrong++) {
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await typeCode('000000')
      await answered
    }
    await typeCode('000000')
    await expect(page.getByRole('alert')).toHaveText(login.over[locale])
    await page.getByLabel(login.password[locale]).fill(PASSWORD)
    await page.getByLabel(login.username[locale]).fill(username)
    await page.getByRole('button', { name: login.signIn[locale] }).click()
    // The next one: that of the set-up has served.
    await typeCode(authenticatorCode(secret, Math.max(now + 30_000, Date.now())))
    await expect(page.getByText(words.on[locale], { exact: true })).toBeVisible()
  })
})
