import { DomUtils } from 'htmlparser2'
import { expect, test } from 'vitest'
import { messageWords } from '#content/admin/inbox-message.ts'
import { notices } from '#content/admin/notices.ts'
import { redirectsWords } from '#content/admin/redirects.ts'
import { missedWords, synonymsWords } from '#content/admin/search.ts'
import { seoWords } from '#content/admin/seo.ts'
import { contactForm, forms, quoteForm } from '#content/forms.ts'
import { LOCALES, localizedPath, type Localized } from '#domain/text/locale.ts'
import { aContactMessage } from '#tests/support/records.ts'
import { OWNER } from '#tests/support/site.ts'
import { formsOf, withField, withIntent } from '#tests/pages/form-fields.ts'
import { fillPages } from '#tests/pages/page-paths.ts'
import { visitorHeaders } from '#tests/pages/page.ts'
import { staffSite, type Who } from '#tests/pages/staff-site.ts'

let messageId: string
const { site, see, send, fill } = staffSite(async (services) => {
  await fillPages(services)
  const { message } = await services.messages.receive(aContactMessage(), [])
  messageId = message.id
})

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

/** `shows`: what its row says of it; `wrong` is refused beside its field, and what else was typed stays. */
const LIVE_LISTS: (Record<'fields' | 'wrong' | 'change', Record<string, string>> & {
  list: string
  named: string
  shows: string
  removing: { done: Localized }
})[] = [
  {
    list: '/admin/redirects',
    named: '/plain',
    fields: { from: '/plain', to: '/about' },
    wrong: { to: '/nowhere-at-all' },
    change: { to: '/faq' },
    shows: '/faq',
    removing: redirectsWords.removing,
  },
  {
    list: '/admin/seo',
    named: 'plain words',
    fields: { meta_title_en: 'A title', key: 'plain words' },
    wrong: { key: ' ' },
    change: { meta_title_en: 'Another title' },
    shows: 'Another title',
    removing: seoWords.removing,
  },
  {
    list: '/admin/search?list=synonyms',
    named: 'plain',
    fields: { words: 'plain\nsimple' },
    wrong: { words: 'plain' },
    change: { words: 'plain\nunadorned' },
    shows: 'unadorned',
    removing: synonymsWords.removing,
  },
]

test.each(LIVE_LISTS)('a record of $list is refused, added, changed and deleted', async (one) => {
  const { list, named, fields, wrong, change, shows, removing } = one
  const [path = ''] = list.split('?')
  const who: Who = { locale: 'ar' }
  const [name = ''] = Object.keys(wrong)
  const refused = await send(`${path}/add`, { ...fields, ...wrong }, who)
  expect(refused.status).toBe(422)
  const form = withField(refused, name)
  expect([...refused.all('input'), ...refused.all('textarea')].some(isInvalid(name))).toBe(true)
  const { [name]: _wrong, ...typed } = fields
  expect(Object.fromEntries(form.fields)).toMatchObject(typed)
  await fill(form, fields, who)
  const links = (await see(list, who)).all('a')
  const edit = links.find(({ attribs }) => attribs['aria-label'] === `تعديل: ${named}`)!.attribs['href']!
  await fill(withField(await see(edit, who), Object.keys(change)[0]!), change, who)
  const listed = await see(list, who)
  expect(listed.visibleText).toContain(shows)
  const removal = formsOf(listed).find(
    ({ fields: sent }) => sent.get('intent') === 'remove' && edit.includes(encodeURIComponent(sent.get('id')!)),
  )!
  const removed = await send(list, removal.fields, who)
  expect(removed.visibleText).toContain(removing.done.ar)
  expect(removed.visibleText).not.toContain(shows)
})

const isInvalid =
  (name: string) =>
  ({ attribs }: { attribs: Record<string, string> }) =>
    attribs['name'] === name && attribs['aria-invalid'] === 'true'

test('searches without results are cleared one by one, then all of them', async () => {
  for (const query of ['سلم', 'مطرقة', 'منشار']) {
    const headers = { ...visitorHeaders(), 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
    await fetch(`${site().origin}/search?q=${encodeURIComponent(query)}`, { headers })
  }
  const list = '/admin/search'
  const listed = await see(list)
  const { fields } = formsOf(listed).find(
    ({ fields: sent }) => sent.get('intent') === 'forget' && sent.get('id') === 'سلم',
  )!
  const cleared = await send(list, fields)
  expect(cleared.visibleText).toContain(missedWords.forgetting.done.en)
  expect([cleared.visibleText.includes('سلم'), cleared.visibleText.includes('منشار')]).toEqual([false, true])
  const all = await send(list, { intent: 'forget-all' })
  expect(all.visibleText).toContain(missedWords.missed.empty.title.en)
})

test.each(LOCALES)('a request is read, noted and answered; a refused answer stays [%s]', async (locale) => {
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
  // Its figures do not stand in it yet.
  expect((await fill(withIntent(answering, 'answer'), {}, who)).status).toBe(422)
  const typed = { subject: '', body: `20 ريالاً ${locale}` }
  const refused = await fill(withIntent(answering, 'answer'), typed, who)
  expect([refused.status, withIntent(refused, 'answer').fields.get('body')]).toEqual([422, typed.body])
  const sent = await fill(withIntent(refused, 'answer'), { subject: 'عرض السعر' }, who)
  expect(sent.visibleText).toContain(notices['message-answered'][locale])
  expect(sent.visibleText).toContain(typed.body)
})

test.each(LOCALES)('a refused account or token is shown again, without its password [%s]', async (locale) => {
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
})

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
