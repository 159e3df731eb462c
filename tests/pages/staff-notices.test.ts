import { expect, test } from 'vitest'
import { notices } from '#content/admin/notices.ts'
import type { Locale } from '#domain/text/locale.ts'
import { OWNER } from '#tests/support/site.ts'
import { withField } from './form-fields.ts'
import { staffSite } from './staff-site.ts'

const { site, see, post, send, fill } = staffSite(async () => {}, {
  environment: { SALES_EMAIL: 'desk@site.example' },
  beginning: 'new',
})

/** A page as it is read: without the marks that keep addresses in their direction. */
async function open(path: string, locale: Locale): Promise<string> {
  const { status, html } = await see(path, { locale })
  expect(status).toBe(200)
  return html.replaceAll(/<\/?bdi[^>]*>|<!-- -->/g, '')
}

const PAGES = ['/', '/en', '/contact', '/en/contact']

test('a site that began empty is closed to search engines until staff open it, cached pages and all', async () => {
  const visit = (path: string) => see(path, { as: 'nobody' })
  for (const path of PAGES) {
    const page = await visit(path)
    expect([path, page.meta('robots'), page.html.includes('application/ld+json')]).toEqual([path, 'noindex', false])
  }
  expect((await visit('/sitemap.xml')).html).not.toContain('<loc>')
  expect((await visit('/robots.txt')).html).not.toMatch(/^Disallow: \/$/m)
  expect(await open('/admin/items', 'en')).toContain('Hidden from search engines.')
  expect(await open('/admin/log', 'ar')).toContain('الموقع مغلق أمام محركات البحث.')
  expect((await post('/admin/settings', { indexed: 'yes' })).status).toBe(302)
  for (const path of PAGES) expect([path, (await visit(path)).meta('robots')]).toEqual([path, 'index, follow'])
  expect((await visit('/sitemap.xml')).html).toContain(`<loc>${site().origin}/en/contact</loc>`)
  expect(await open('/admin/items', 'en')).not.toContain('Hidden from search engines.')
})

test('the settings say where mails to the team go now, and what says so', async () => {
  expect(await open('/admin/settings', 'en')).toContain('Now sent to desk@site.example (from SALES_EMAIL)')
  expect(await open('/admin/settings', 'ar')).toContain('تصل الآن إلى desk@site.example (من SALES_EMAIL)')
  const list = { notify_emails: 'a@site.example\nb@site.example' }
  // It decides whom people reach, so it takes the own password.
  expect((await post('/admin/settings', list)).status).toBe(403)
  const password = { current_password: OWNER.password }
  expect((await post('/admin/settings', { sales_email: 'team@site.example', ...password })).status).toBe(302)
  expect(await open('/admin/settings', 'en')).toContain('Now sent to team@site.example (from Sales email)')
  expect((await post('/en/contact', { name: 'Omar', email: 'omar@client.example', message: 'Hello' })).status).toBe(200)
  const [request] = /\/admin\/inbox\/[\da-f]{8}-[\w-]{27}/.exec(await open('/admin/inbox', 'en')) ?? ['']
  expect(await open(request, 'en')).toContain('team@site.example')
  expect((await post('/admin/settings', { ...list, ...password })).status).toBe(302)
  expect(await open('/admin/settings', 'en')).toContain('Now sent to a@site.example, b@site.example (from this list)')
  const wrong = await post('/admin/settings', { notify_emails: 'a@site.example\nb@site' })
  expect(wrong.html).toContain('This is not a valid email address: ')
})

test('whoever may read requests chooses what is mailed to them, and is told that nothing is before the address is confirmed', async () => {
  const page = await open('/admin/account', 'en')
  expect(page).toContain('Nothing is sent until you confirm an address above.')
  const chosen = { notify_new: 'unassigned', notify_customer: '1', notify_due: 'daily' }
  const saved = await post('/admin/account', { intent: 'notices', ...chosen })
  expect(saved.status).toBe(200)
  expect(saved.html).toContain('Your notifications have been saved.')
  const again = await open('/admin/account', 'en')
  const isChosen = (value: string) => new RegExp(`<option[^>]*value="${value}"[^>]*selected`).test(again)
  expect(['unassigned', 'daily', 'all', 'now'].map(isChosen)).toEqual([true, true, false, false])
  const isTicked = (name: string) => new RegExp(`<input(?=[^>]*name="${name}")[^>]*checked`).test(again)
  expect(['notify_customer', 'notify_assigned'].map(isTicked)).toEqual([true, false])
  expect((await post('/admin/account', { intent: 'notices', ...chosen, notify_due: 'hourly' })).status).toBe(422)
})

test('a text of the house rules may begin with a template, whose gaps keep it off the site', async () => {
  const begun = await send('/admin/site/terms', { intent: 'template' })
  expect(begun.visibleText).toContain(notices['draft-saved'].en)
  expect(begun.valueIn('title_en')).toBe('Terms of Service')
  expect((await see('/en/terms-of-service', { as: 'nobody' })).status).toBe(404)
  const refused = await fill(withField(begun, 'title_en'), { intent: 'publish' })
  expect([refused.status, refused.text.includes('[… ')]).toEqual([422, true])
})
