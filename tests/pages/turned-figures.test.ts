import { DomUtils } from 'htmlparser2'
import { beforeAll, describe, expect, test } from 'vitest'
import { OWNER } from '#tests/support/site.ts'
import { signIn } from '#tests/support/staff.ts'
import { ask, siteOrigin, visitorHeaders, type Element, type Page } from './page.ts'
import { sitePages } from './site-pages.ts'

/** Texts that stand by themselves or are not shown. */
const APART = new Set(['script', 'style', 'title', 'svg', 'option', 'textarea'])

/** Signs and groups that would stand the other way round behind Arabic letters: `25%`, `8–12`, `+966 50`, `805-X`, `1.5 L`, `300×40`. */
const TURNED =
  /[\u0600-\u06ff][^\u2066A-Za-z]*?(?:\d%|(?<![A-Za-z\d.-])\d+[–−×-]\d|(?<![\p{L}\d])[+±−]\d|(?<![A-Za-z-])\d[\s\u00a0][A-Za-z\d])/u

/** The texts that run on among others, without those that are kept apart from them. */
function textsOf(element: Element): string[] {
  if (APART.has(element.name) || element.attribs['dir'] === 'ltr') return []
  const inside = element.children.filter((node) => 'attribs' in node).flatMap(textsOf)
  const own = element.children.filter((node) => !('children' in node)).map((node) => DomUtils.textContent(node))
  return [...own, ...inside]
}

/** The texts of a page that stand the other way round. */
const turnedIn = (page: Page) =>
  page
    .all('body')
    .flatMap(textsOf)
    .filter((text) => TURNED.test(text))

const arabic = sitePages.filter(({ locale }) => locale === 'ar')

test.each(arabic.map(({ address }) => address))('%s shows its figures as they are read', async (address) => {
  expect(turnedIn(await ask(address))).toEqual([])
})

describe('a screen of staff shows figures as they are read', () => {
  let headers: Record<string, string>
  beforeAll(async () => {
    const message = new FormData()
    const text = 'قياس الفاصل 300×40 من -40/+90، اتصلوا على +966 50 123 4567 بين 8-10 صباحاً'
    for (const [name, value] of Object.entries({ name: 'ورشة 8-10', email: 'turned@client.example', message: text }))
      message.set(name, value)
    const sent = await fetch(`${siteOrigin()}/api/mails/contact.php`, {
      method: 'POST',
      headers: { ...visitorHeaders(), Origin: siteOrigin() },
      body: message,
    })
    if (!sent.ok) throw new Error(`The message was not kept: ${sent.status}`)
    const { cookie } = await signIn(siteOrigin(), OWNER, visitorHeaders())
    headers = { cookie, 'Accept-Language': 'ar' }
  })

  const screens = ['items', 'items/edit/805', 'categories', 'blogs', 'seo', 'search', 'redirects', 'checks', 'settings']

  test.each(screens)('%s', async (screen) => {
    const page = await ask(`/admin/${screen}`, { headers })
    expect([page.status, turnedIn(page)]).toEqual([200, []])
  })

  test('inbox, whatever a visitor wrote', async () => {
    const list = await ask('/admin/inbox?q=turned@client.example', { headers })
    const [path = ''] = list.attributes('a', 'href').filter((href) => /^\/admin\/inbox\/[\w-]{36}/.test(href))
    const message = await ask(path, { headers })
    expect(message.visibleText).toContain('قياس الفاصل')
    expect([turnedIn(list), turnedIn(message)]).toEqual([[], []])
  })
})
