import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { SiteLink } from './link.tsx'

test.each([
  ['/', '/brands', '/brands'],
  ['/en', '/brands', '/en/brands'],
  ['/en/about', '/', '/en'],
  ['/en/about', '/search?q=805#list', '/en/search?q=805#list'],
  ['/ar/about', '/brands', '/brands'],
  ['/enamel/1', '/brands', '/brands'],
])('on %s a link to %s leads to %s', (path, to, href) => {
  expect(renderPage(<SiteLink to={to}>x</SiteLink>, { path })).toContain(`href="${href}"`)
})
