import { DomUtils } from 'htmlparser2'
import { expect, test } from 'vitest'
import { messageWords } from '#content/admin/inbox-message.ts'
import { notices } from '#content/admin/notices.ts'
import { contactForm, forms, quoteForm } from '#content/forms.ts'
import { LOCALES, localizedPath } from '#domain/text/locale.ts'
import { aContactMessage } from '#tests/support/records.ts'
import { OWNER } from '#tests/support/site.ts'
import { type FilledForm, formsOf } from '#tests/pages/form-fields.ts'
import { fillPages } from '#tests/pages/page-paths.ts'
import type { Page } from '#tests/pages/page.ts'
import { staffSite, type Who } from '#tests/pages/staff-site.ts'

let messageId: string
const { see, send } = staffSite(async (services) => {
  await fillPages(services)
  const { message } = await services.messages.receive(aContactMessage(), [])
  messageId = message.id
})

const withIntent = (page: Page, intent: string): FilledForm =>
  formsOf(page).find(({ fields }) => fields.get('intent') === intent)!
const withField = (page: Page, name: string): FilledForm => formsOf(page).find(({ fields }) => fields.has(name))!

const fill = ({ path, fields }: FilledForm, typed: Record<string, string>, who: Who) =>
  send(path, new Map([...fields, ...Object.entries(typed)]), who)

test.each(LOCALES)('a category is added, changed and deleted [%s]', async (locale) => {
  const who = { locale }
  const names = { name_en: 'Plain', name_ar: 'بسيطة' }
  const added = await send('/admin/categories/add', { ...names, category_slug: `plain-${locale}` }, who)
  expect(added.visibleText).toContain(notices['category-added'][locale])
  const form = withField(await see(`/admin/categories/edit/plain-${locale}`, who), 'name_en')
  const changed = await fill(form, { name_en: 'Plainer', intent: 'publish' }, who)
  expect(changed.visibleText).toContain(notices['category-updated'][locale])
  expect((await see(`/en/categories/plain-${locale}`)).texts('h1')).toEqual(['Plainer'])
  const deleted = await send(`/admin/categories/delete/plain-${locale}`, {}, who)
  expect(deleted.visibleText).toContain(notices['category-deleted'][locale])
  expect((await see(`/categories/plain-${locale}`)).status).toBe(404)
})

test.each(LOCALES)(
  'a request is read, noted and answered, and a refused answer keeps what was typed [%s]',
  async (locale) => {
    const who = { locale }
    const path = `/admin/inbox/${messageId}`
    const opened = await see(path, who)
    const read = locale === 'ar' ? await fill(withIntent(opened, 'open'), {}, who) : opened
    const noted = await fill(withIntent(read, 'note'), { body: `Note ${locale}` }, who)
    expect(noted.visibleText).toContain(`Note ${locale}`)
    const link = noted.all('a').find((one) => DomUtils.textContent(one).trim() === messageWords.answer[locale])!
    const answering = await see(
      new URL(link.attribs['href']!, `http://site${path}`).href.slice('http://site'.length),
      who,
    )
    const typed = { subject: '', body: `20 ريالاً ${locale}` }
    const refused = await fill(withIntent(answering, 'answer'), typed, who)
    expect([refused.status, withIntent(refused, 'answer').fields.get('body')]).toEqual([422, typed.body])
    const sent = await fill(withIntent(refused, 'answer'), { subject: 'عرض السعر' }, who)
    expect(sent.visibleText).toContain(notices['message-answered'][locale])
    expect(sent.visibleText).toContain(typed.body)
  },
)

test.each(LOCALES)(
  'what was refused of an account and of a token is shown again, without its password [%s]',
  async (locale) => {
    const who = { locale }
    const users = await see('/admin/users', who)
    const account = { username: `refused-${locale}`, role: 'owner', password: 'password1234' }
    const current = { current_password: OWNER.password }
    const weak = await fill(withIntent(users, 'add'), { ...account, ...current }, who)
    expect(weak.status).toBe(422)
    expect(Object.fromEntries(withIntent(weak, 'add').fields)).toMatchObject({ ...account, password: '' })
    const token = { name: 'import', days: '999' }
    const long = await fill(withIntent(users, 'add-token'), { ...token, ...current }, who)
    expect(long.status).toBe(422)
    expect(Object.fromEntries(withIntent(long, 'add-token').fields)).toMatchObject(token)
  },
)

test.each(LOCALES)('a visitor asks for a quote, and the page says what came of it [%s]', async (locale) => {
  const who: Who = { as: 'nobody', locale }
  const form = withField(await see(localizedPath(locale, '/pu-foam/805'), who), 'firstName')
  const person = {
    firstName: 'سارة',
    lastName: 'العتيبي',
    email: `sara-${locale}@client.example`,
    phone: '٠٥٠ ١٢٣ ٤٥٦٧',
  }
  const sent = await fill(form, { ...person, details: '40' }, who)
  expect(sent.visibleText).toContain(quoteForm.sent[locale])
  const { fields } = withField(sent, 'firstName')
  expect([fields.get('firstName'), fields.get('details')]).toEqual(['', ''])
})

test.each(LOCALES)('what a visitor wrote and cannot be sent is still there, with the reason [%s]', async (locale) => {
  const who: Who = { as: 'nobody', locale }
  const message = { name: 'Omar', email: 'omar@example', phone: '٠٥٥ ١٢٣ ٤٥٦٧', message: 'مرحباً <b>"1"</b>' }
  const refused = await fill(withField(await see(localizedPath(locale, '/contact'), who), 'message'), message, who)
  expect(refused.visibleText).toContain(forms.invalid[locale])
  const invalid = refused.all('input').filter(({ attribs }) => attribs['aria-invalid'] === 'true')
  expect(invalid.map(({ attribs }) => attribs['name'])).toEqual(['email'])
  const form = withField(refused, 'message')
  expect(Object.fromEntries(form.fields)).toMatchObject({ ...message, phone: '055 123 4567' })
  const sent = await fill(form, { email: `omar-${locale}@client.example` }, who)
  expect(sent.visibleText).toContain(contactForm.sent[locale])
})
