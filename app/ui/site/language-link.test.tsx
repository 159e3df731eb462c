import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { LanguageLink } from './language-link.tsx'

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
