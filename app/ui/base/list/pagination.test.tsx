import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { Pagination } from './pagination.tsx'

const to = (page: number) => `/products?page=${page}`

test('one page needs no numbers', () => expect(renderPage(<Pagination page={1} pages={1} to={to} />)).toBe(''))

test('the visitor sees where they are and can go on, but not before the first page', () => {
  const html = renderPage(<Pagination page={1} pages={3} to={to} />, { path: '/en/products' })
  expect(html).toMatch(/aria-current="page"[^>]*href="\/en\/products\?page=1"/)
  expect(html).toContain('aria-label="Next"')
  expect(html).not.toContain('aria-label="Previous"')
})
