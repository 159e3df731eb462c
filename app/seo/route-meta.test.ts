import { expect, test } from 'vitest'
import { siteDefaults } from '../../content/site.ts'
import { toSiteView } from '../../domain/site/site-view.ts'
import { aboutHead } from '../../content/pages/about.ts'
import { contactHead } from '../../content/pages/contact.ts'
import { privacyPolicyHead } from '../../content/pages/privacy-policy.ts'
import { meta as homeMeta } from '../routes/site/home.tsx'
import { fixedMeta, routeMeta, type MetaScope } from './route-meta.ts'

const frame = {
  site: toSiteView({ ...siteDefaults, slogan: { ar: 'Bonds That Last', en: 'Bonds That Last' } }, 'en'),
  head: { origin: 'https://example.com', keywords: ['foam'], otherName: 'روابط', rating: null },
}

function scope(pathname: string, more: Partial<MetaScope> = {}): MetaScope {
  return { location: { pathname }, matches: [{ id: 'root' }, { id: 'site', loaderData: frame }], ...more }
}

test('a fixed page is named in the language of its path', () => {
  expect(fixedMeta(aboutHead)(scope('/en/about'))).toContainEqual({ title: 'About Us | Rawabit' })
  expect(fixedMeta(aboutHead)(scope('/about'))).toContainEqual({ title: 'من نحن | Rawabit' })
})

test('the home page is named by the site and its slogan, and described in the words of staff', () => {
  const head = homeMeta(scope('/en'))
  expect(head).toContainEqual({ title: 'Rawabit | Bonds That Last' })
  expect(head).toContainEqual({ name: 'description', content: siteDefaults.description.en })
})

test('a fixed page is described under the name that staff gave the site', () => {
  const called = (name: string) => ({ id: 'site', loaderData: { ...frame, site: { ...frame.site, name } } })
  const descriptionOf = (name: string) => fixedMeta(contactHead)(scope('/en/contact', { matches: [called(name)] }))[1]
  expect(descriptionOf('Zedline')).toMatchObject({ content: expect.stringMatching(/^Contact the Zedline team /) })
  expect(descriptionOf('{name} $&')).toMatchObject({ content: expect.stringMatching(/^Contact the {name} \$& team /) })
})

test('the alias of an Arabic page names the page without it', () => {
  const canonical = { tagName: 'link', rel: 'canonical', href: 'https://example.com/about' }
  expect(fixedMeta(aboutHead)(scope('/ar/about'))).toContainEqual(canonical)
})

test('a page that is left out of search in one language says so in that one only', () => {
  const robots = (path: string) => fixedMeta(privacyPolicyHead)(scope(path))
  expect(robots('/en/privacy-policy')).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(robots('/privacy-policy')).toContainEqual({ name: 'robots', content: 'index, follow' })
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

test('without the frame of the site nothing is named', () => {
  expect(routeMeta({ location: { pathname: '/' }, matches: [] }, null)).toEqual([])
})
