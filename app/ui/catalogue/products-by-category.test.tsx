import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { CONTENT_ID } from '#app/ui/site/skip-link.tsx'
import { ProductsByCategory } from './products-by-category.tsx'

const product = (id: string) => ({
  id,
  path: `/x/${id}`,
  code: id,
  name: id,
  category: { id, name: id, accent: 1 },
  image: null,
  figures: [],
})

test('a chip leads to its category, whatever that is called', () => {
  const html = renderPage(<ProductsByCategory products={[product(CONTENT_ID), product('foam')]} prices={{}} />, {
    path: '/en',
  })
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).not.toContain(CONTENT_ID)
  const targets = [...html.matchAll(/href="#([^"]+)" class="chip"/g)].map(([, id]) => id)
  expect(targets).toHaveLength(2)
  expect(ids).toEqual(expect.arrayContaining(targets))
})
