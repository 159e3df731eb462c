import { expect, test } from 'vitest'
import { demoSettings } from '#seed/demo-settings.ts'
import { toSiteView } from '#domain/site/site-view.ts'
import { blogsHead } from '#content/pages/blogs.ts'
import { documentNoindex } from '#content/seo/noindex.ts'
import { meta as homeMeta } from '#app/routes/site/home.tsx'
import { contentMeta, fixedMeta, routeMeta, type MetaScope } from './route-meta.ts'

const frame = {
  site: toSiteView({ ...demoSettings, slogan: { ar: 'Bonds That Last', en: 'Bonds That Last' } }, 'en'),
  head: { origin: 'https://example.com', keywords: ['foam'], otherName: 'روابط', rating: null },
}

function scope(pathname: string, more: Partial<MetaScope> = {}): MetaScope {
  return { location: { pathname }, matches: [{ id: 'root' }, { id: 'site', loaderData: frame }], ...more }
}

test('a fixed page is named in the language of its path', () => {
  expect(fixedMeta(blogsHead)(scope('/en/blogs'))).toContainEqual({ title: 'News and Articles | Rawabit' })
  expect(fixedMeta(blogsHead)(scope('/blogs'))).toContainEqual({ title: 'الأخبار والمقالات | Rawabit' })
})

test('the home page is named by the site and its slogan, and described in the words of staff', () => {
  const head = homeMeta(scope('/en'))
  expect(head).toContainEqual({ title: 'Rawabit | Bonds That Last' })
  expect(head).toContainEqual({ name: 'description', content: demoSettings.description.en })
})

test('a fixed page is described under the name that staff gave the site', () => {
  const called = (name: string) => ({ id: 'site', loaderData: { ...frame, site: { ...frame.site, name } } })
  const descriptionOf = (name: string) => fixedMeta(blogsHead)(scope('/en/blogs', { matches: [called(name)] }))[1]
  expect(descriptionOf('Zedline')).toMatchObject({ content: expect.stringContaining(' from Zedline: ') })
  expect(descriptionOf('{name} $&')).toMatchObject({ content: expect.stringContaining(' from {name} $&: ') })
})

test('the alias of an Arabic page names the page without it', () => {
  const canonical = { tagName: 'link', rel: 'canonical', href: 'https://example.com/blogs' }
  expect(fixedMeta(blogsHead)(scope('/ar/blogs'))).toContainEqual(canonical)
})

test('a page that is left out of search in one language says so in that one only', () => {
  const loaderData = { title: 'Privacy', description: '' }
  const robots = (path: string) => contentMeta({}, documentNoindex.privacy)({ ...scope(path), loaderData })
  expect(robots('/en/privacy-policy')).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(robots('/privacy-policy')).toContainEqual({ name: 'robots', content: 'index, follow' })
})

test('a page of texts has its head from them, and is named where it describes itself with nothing', () => {
  const head = (loaderData?: { title: string; description: string }) =>
    contentMeta()({ ...scope('/en/about'), loaderData })
  expect(head({ title: 'About', description: 'Who we are' })).toContainEqual({
    name: 'description',
    content: 'Who we are',
  })
  expect(head({ title: 'About', description: '' })).toContainEqual({ name: 'description', content: 'About' })
  expect(head()).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('a page that was not found is kept out of search', () => {
  const error = { status: 404, statusText: '', internal: false, data: null }
  const missing = routeMeta(scope('/en/pu-foam/999', { error }), null)
  expect(missing).toContainEqual({ title: 'Page Not Found | Rawabit' })
  expect(missing).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('a page that failed does not say that it is missing', () => {
  const failed = routeMeta(scope('/en/pu-foam/805', { error: new Error('The database is gone') }), null)
  expect(failed).toContainEqual({ title: 'Something went wrong. Please try again. | Rawabit' })
})

test('without the frame of the site nothing is named', () =>
  expect(routeMeta({ location: { pathname: '/' }, matches: [] }, null)).toEqual([]))
