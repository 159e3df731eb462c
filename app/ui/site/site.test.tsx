import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { LanguageLink } from './language-link.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

test.each([
  ['/', '/en', 'English'],
  ['/en', '/', 'العربية'],
  ['/en/search?q=805', '/search?q=805', 'العربية'],
  ['/ar/categories', '/en/categories', 'English'],
  ['/enamel/1?a=b', '/en/enamel/1?a=b', 'English'],
])('from %s the language switch leads to %s, named %s', (path, href, name) => {
  const html = renderPage(<LanguageLink />, { path })
  expect(html).toContain(`href="${href}"`)
  expect(html).toContain(name)
})

test('a reader of English hears the Arabic name in Arabic', () =>
  expect(renderPage(<LanguageLink />, { path: '/en' })).toContain('lang="ar" hrefLang="ar"'))

function countOf(pathname: string, card: string): number {
  const html = renderPage(<PageSkeleton pathname={pathname} />)
  return html.match(new RegExp(`class="${card}[ "]`, 'g'))?.length ?? 0
}

test.each([
  ['/products', 'product-card', 8],
  ['/en/search', 'product-card', 8],
  ['/categories/pu-foam', 'product-card', 8],
  ['/categories', 'category-card', 6],
  ['/blogs', 'post-card', 6],
  ['/en', 'post-card', 3],
])('while %s is on its way the visitor sees its %s %i times', (pathname, name, count) =>
  expect(countOf(pathname, name)).toBe(count),
)

test('a screen reader hears that the page is loading', () =>
  expect(renderPage(<PageSkeleton pathname="/about" />, { path: '/en' })).toContain('Loading...'))
