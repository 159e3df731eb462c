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

test.each([
  [{}, 'data-follow=""'],
  [{ replace: true }, 'data-follow="replace"'],
  [{ preventScrollReset: true }, 'data-follow="stay"'],
  [{ replace: true, preventScrollReset: true }, 'data-follow="replace stay"'],
])('a link says how it wants to be followed inside the page: %o', (way, follow) => {
  expect(renderPage(<SiteLink to="/brands" {...way} />)).toContain(follow)
})

test('a link that loads the whole page again is left to the browser', () => {
  expect(renderPage(<SiteLink to="/brands" reloadDocument />)).not.toContain('data-follow')
})
