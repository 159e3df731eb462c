import type { Page } from '@playwright/test'
import { adminForm } from '#content/admin/form.ts'
import { inbox } from '#content/admin/inbox.ts'
import { answerWords, historyWords, messageWords, noteWords } from '#content/admin/inbox-message.ts'
import { messageConflicts, messageStates } from '#content/admin/message-states.ts'
import { notices } from '#content/admin/notices.ts'
import type { Locale } from '#domain/text/locale.ts'
import { OWNER } from '#tests/support/site.ts'
import { expectStateUsable } from '#tests/e2e/expect-usable.ts'
import { followEntry, openAsStaff, openScreen, untilAnswered, untilHydrated } from './staff-sign-in.ts'
import { DESKTOP, expect, hold, inBothLanguages, test } from '#tests/e2e/visit.ts'

let senders = 0

/** A visitor's request, of a name that no other test has. */
async function receive(page: Page, given: Record<string, string> = {}): Promise<string> {
  const lastName = `العُتيبي-${process.pid}-${Date.now()}-${++senders}`
  const email = `inbox-${process.pid}-${Date.now()}-${senders}@client.example`
  const answer = await page.request.post('/api/mails/requestQuote.php', {
    data: { firstName: 'سارة', lastName, email, phone: '0501234567', details: '40 عبوة', productId: '805', ...given },
  })
  expect(answer.status()).toBe(200)
  return lastName
}

const enter = (page: Page) => openAsStaff(page, '/admin/inbox')

/** Finds a request by its sender's name and opens it. */
async function openRequest(page: Page, locale: Locale, name: string) {
  await page.getByRole('searchbox', { name: inbox.search[locale] }).fill(name.replace('ُ', ''))
  await page.keyboard.press('Enter')
  // The newest stand in the list before anything is searched, and the search would come back over what is opened then.
  await expect(page).toHaveURL(/[?&]q=/)
  await openIn(page, name)
}

/** Opens a request of the list that stands there, by scripts. */
async function openIn(page: Page, name: string) {
  await untilHydrated(page)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

/** Opens a request as a link to a search does. */
async function openFound(page: Page, name: string) {
  await openAsStaff(page, `/admin/inbox?q=${encodeURIComponent(name)}`)
  await openIn(page, name)
}

const state = (page: Page, locale: Locale) =>
  page.getByRole('combobox', { name: messageWords.state.label[locale], exact: true })

const answerBody = (page: Page, locale: Locale) =>
  page.getByRole('textbox', { name: answerWords.body[locale], exact: true })

inBothLanguages('a day in the inbox', (locale) => {
  test.use({ viewport: DESKTOP, locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })

  test('a request is found, read, passed on, answered and done', async ({ page }) => {
    const name = await receive(page)
    await enter(page)
    await openRequest(page, locale, name)
    const history = page.getByRole('region', { name: historyWords.title[locale] })
    await expect(history).toContainText(historyWords.actions['message.open'][locale]())
    await history.getByRole('heading').click()

    const assignee = page.getByRole('combobox', { name: messageWords.assignee.label[locale], exact: true }).last()
    await assignee.selectOption(OWNER.username)
    await expect(history.getByRole('listitem')).toHaveCount(2)

    await page.getByLabel(noteWords.label[locale]).fill('اتصلت به')
    await page.getByRole('button', { name: noteWords.add[locale] }).click()
    await expect(page.getByRole('region', { name: noteWords.title[locale] })).toContainText('اتصلت به')
    await expect(page.getByLabel(noteWords.label[locale])).toHaveValue('')

    await page.getByRole('link', { name: messageWords.answer[locale] }).click()
    const body = answerBody(page, locale)
    await expect(body).toHaveValue(/805/)
    await expectStateUsable(page)
    await body.fill('السعر 20 ريالاً')
    await page.getByRole('button', { name: answerWords.send[locale] }).click()
    await expect(page.getByRole('status').filter({ hasText: notices['message-answered'][locale] })).toBeVisible()
    await expect(page.getByRole('region', { name: answerWords.given[locale] })).toContainText('السعر 20 ريالاً')
    await expect(state(page, locale).last()).toHaveValue('answered')

    await page.getByRole('button', { name: messageWords.close[locale] }).click()
    await expect(state(page, locale).last()).toHaveValue('closed')
    await expect(history.getByRole('listitem')).toHaveCount(5)
  })

  test('what is typed stays while the network is away, and is then sent once @long', async ({ page, context }) => {
    const name = await receive(page)
    await openFound(page, name)
    await page.getByRole('link', { name: messageWords.answer[locale] }).click()
    const body = answerBody(page, locale)
    await body.fill('السعر 20 ريالاً')
    await context.setOffline(true)
    const send = page.getByRole('button', { name: answerWords.send[locale] })
    await send.click()
    await expect(page.getByRole('alert')).toHaveText(messageWords.failed[locale])
    await expect(body).toHaveValue('السعر 20 ريالاً')
    await context.setOffline(false)
    await send.click()
    await expect(page.getByRole('region', { name: answerWords.given[locale] }).getByRole('listitem')).toHaveCount(1)
  })

  test('an answer that was not sent is offered again, until it is sent @long', async ({ page }) => {
    const name = await receive(page)
    await openFound(page, name)
    await page.getByRole('link', { name: messageWords.answer[locale] }).click()
    const body = answerBody(page, locale)
    const restore = page.getByRole('button', { name: adminForm.draft.restore[locale] })
    await expect(body).toBeVisible()
    const address = page.url()
    page.on('dialog', (asked) => void asked.accept())
    await body.fill('السعر 20 ريالاً')
    await followEntry(page, locale, 'system', 'users')
    await page.getByRole('alertdialog').getByRole('button', { name: adminForm.leave.verb[locale] }).click()
    await expect(page).toHaveURL('/admin/users')

    await page.goto(address)
    await restore.click()
    await expect(body).toHaveValue('السعر 20 ريالاً')
    await body.fill('السعر 30 ريالاً')
    await page.reload()
    await expect(body).not.toHaveValue('السعر 30 ريالاً')
    await restore.click()
    await expect(body).toHaveValue('السعر 30 ريالاً')

    await page.getByRole('button', { name: answerWords.send[locale] }).click()
    await expect(page.getByRole('region', { name: answerWords.given[locale] })).toContainText('السعر 30 ريالاً')
    await openScreen(page, address)
    await expect(body).toBeVisible()
    await expect(restore).toBeHidden()
  })

  test('a note that was not added is asked about and offered again, until it is added @long', async ({ page }) => {
    const name = await receive(page)
    await openFound(page, name)
    const address = page.url()
    const note = page.getByLabel(noteWords.label[locale])
    const restore = page.getByRole('button', { name: adminForm.draft.restore[locale] })
    await untilHydrated(page)
    await note.fill('اتصلت به')
    await followEntry(page, locale, 'system', 'users')
    await page.getByRole('alertdialog').getByRole('button', { name: adminForm.leave.verb[locale] }).click()
    await expect(page).toHaveURL('/admin/users')

    await page.goto(address)
    await restore.click()
    await expect(note).toHaveValue('اتصلت به')
    await page.getByRole('button', { name: noteWords.add[locale] }).click()
    await expect(page.getByRole('region', { name: noteWords.title[locale] })).toContainText('اتصلت به')
    await expect(note).toHaveValue('')
    await page.reload()
    await untilHydrated(page)
    await expect(note).toBeVisible()
    await expect(restore).toBeHidden()
  })

  test('whoever is late is told who was quicker, and sees what they did', async ({ page, context }) => {
    const name = await receive(page)
    await openFound(page, name)
    await expect(page.getByRole('region', { name: historyWords.title[locale] })).toBeVisible()
    const other = await context.newPage()
    await openScreen(other, page.url())
    await untilAnswered(other, async () => void (await state(other, locale).last().selectOption('closed')))
    await state(page, locale).last().selectOption('in-progress')
    const told = messageConflicts.state[locale](OWNER.username, messageStates.closed[locale])
    await expect(page.getByRole('alert')).toHaveText(told)
    await expect(state(page, locale).last()).toHaveValue('closed')
  })

  test('what is written in the other direction begins where the list begins @long', async ({ page }) => {
    const name = await receive(page, { details: locale === 'ar' ? 'Ten boxes' : 'عشر علب' })
    await enter(page)
    await page.goto(`/admin/inbox?q=${encodeURIComponent(name)}`)
    const preview = page.getByRole('link', { name }).locator('.inbox-row-preview')
    const gap = await preview.evaluate((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      const [inner, outer] = [text.getBoundingClientRect(), element.getBoundingClientRect()]
      return document.dir === 'rtl' ? outer.right - inner.right : inner.left - outer.left
    })
    expect(gap).toBeCloseTo(0, 0)
  })

  test('while several are put away, a second press does nothing, whatever list they are in @long', async ({ page }) => {
    const name = await receive(page)
    await enter(page)
    for (const search of ['?select=1', `?q=${encodeURIComponent(name)}&select=1`]) {
      const answer = await hold(page, /inbox\.data/, 'POST')
      await openScreen(page, `/admin/inbox${search}`)
      await page.getByRole('checkbox', { name: inbox.select.one[locale](`سارة ${name}`) }).check()
      await page.getByLabel(inbox.select.state[locale]).selectOption('spam')
      const apply = page.getByRole('button', { name: inbox.select.apply[locale] })
      await expect(apply).toBeEnabled()
      await apply.click()
      await expect(apply).toBeDisabled()
      answer()
      await expect(page.getByRole('status').filter({ hasText: notices['messages-changed'][locale] })).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
})
