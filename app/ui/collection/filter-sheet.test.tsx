import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { FilterSheet } from './filter-sheet.tsx'

const show = (total: number, path: string) => {
  const query = { chosen: {}, sort: 'newest' as const, page: 1 }
  const sheet = <FilterSheet query={query} path="/collection" total={total} facets={[]} onChange={() => {}} />
  return renderPage(sheet, { path })
}

test('the button of the filters says how many products it leads to', () => {
  expect(show(3, '/collection')).toContain('>عرض 3\u00a0منتجات<')
  expect(show(3, '/en/collection')).toContain('>Show 3\u00a0products<')
})

test('where the filters leave no products, the button says that there are none', () => {
  expect(show(0, '/collection')).toContain('>لا منتجات<')
  expect(show(0, '/en/collection')).toContain('>No products<')
})
