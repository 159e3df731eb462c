import { beforeAll, expect, test } from 'vitest'
import { insertContent } from '#server/data/site/content-store.ts'
import { load } from '#tests/support/page-loader.ts'
import { testSite } from '#tests/support/test-app.ts'
import { loadFrame } from './frame.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { aboutPage, contactPage, documentPage } from './site-page.ts'

const AT = { createdAt: '2026-05-01T00:00:00.000Z', updatedAt: '2026-05-01T00:00:00.000Z' }

const site = testSite()
beforeAll(async () => {
  const about = { hero_title_ar: 'عن {site}', hero_title_en: 'About {site}', hero_subtitle_ar: 'في {year}' }
  await insertContent(site.db, 'page', { id: 'about', body: about, ...AT })
  await site.services.settings.get()
})

type Args = { url: URL; context: Parameters<typeof aboutPage>[0] }
const about = ({ url, context }: Args) => aboutPage(context, localeOfPath(url.pathname))
const policy = ({ url, context }: Args) => documentPage(context, 'policy', localeOfPath(url.pathname))
const contact = ({ url, context }: Args) => contactPage(context, localeOfPath(url.pathname))

const at = (path: string) => ({ services: site.services, path })

test('a page says what was written for it, with the values of the site', async () => {
  const { name } = await site.services.settings.get()
  const { value } = await load(about, at('/en/about'))
  expect(value.title).toBe(`About ${name.en}`)
})

test('a page for which nothing was written is not there', async () =>
  expect(await load(policy, at('/policy'))).toMatchObject({ status: 404 }))

test('the page with the form is there all the same', async () => {
  const { value, status } = await load(contact, at('/contact'))
  expect([status, value.title]).toEqual([200, 'تواصل معنا'])
})

test('no link round it leads to a page that is not there', async () => {
  const { value } = await load(loadFrame, at('/en'))
  const paths = value.navigation.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/', '/categories', '/about', '/contact']))
  expect([...paths, ...value.footer.information.map(({ path }) => path)]).not.toContain('/policy')
  expect([value.privacyPolicy, value.footer.callLine, value.footer.developerCredit]).toEqual([null, '', ''])
})
