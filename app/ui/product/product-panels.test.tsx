import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { toProductSeo } from '#domain/products/product-seo.ts'
import { ProductPanels } from './product-panels.tsx'

const pack = {
  place: 1,
  facts: [],
  stockCode: 'RW300101',
  productCode: '–',
  type: 'Straw',
  volume: '750\u00a0ml',
  boxQuantity: '12',
  price: null,
  stock: null,
}
const seo = toProductSeo(null, 'en')
const product = { id: '805', properties: ['Bonds wood'], areas: ['Doors'], packs: [pack], specs: [], figures: [], seo }
const empty = { id: '805', properties: [], areas: [], packs: [], specs: [], figures: [], seo }

/** What is read in a page, its parts with blanks between. */
function textOf(page: ReactElement, path: string): string {
  return renderPage(page, { path })
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

function panel(html: string, title: string): string {
  return html.split('<details').find((part) => part.includes(`>${title}<`)) ?? ''
}

test('packaging starts open, properties and areas closed', () => {
  const html = renderPage(<ProductPanels product={product} />, { path: '/en' })
  expect(panel(html, 'Packaging')).toMatch(/^[^>]*open/)
  expect(panel(html, 'Properties')).not.toMatch(/^[^>]*open/)
  expect(panel(html, 'Application areas')).not.toMatch(/^[^>]*open/)
})

test('a panel without content says so', () => {
  const arabic = renderPage(<ProductPanels product={empty} />)
  expect(arabic).toContain('لا توجد خصائص متوفرة')
  expect(arabic).toContain('لا توجد مجالات تطبيق متوفرة')
  const english = renderPage(<ProductPanels product={empty} />, { path: '/en' })
  expect(english).toContain('No properties available.')
  expect(english).toContain('No application areas available.')
})

test('the packaging table has the five columns, and a dash for a missing cell', () => {
  const html = renderPage(<ProductPanels product={product} />, { path: '/en' })
  const columns = [...html.matchAll(/<th scope="col">([^<]*)/g)].map(([, name]) => name)
  expect(columns).toEqual(['Stock code', 'Product code', 'Type', 'Volume', 'Boxes count'])
  expect(html).toContain('<bdi dir="ltr">–</bdi>')
})

test('a pack says what it costs with VAT and without, and since when it is there, at the end of its row', () => {
  const stock = { state: 'on_order', day: { iso: '2026-11-26', text: '26 Nov 2026' } } as const
  const priced = { ...pack, price: { excluding: '21.00', including: '24.15' }, stock }
  const english = textOf(<ProductPanels product={{ ...product, packs: [priced] }} />, '/en')
  expect(english).toMatch(/Price and stock RW300101 .* 12 SAR 21\.00 excl\. VAT \(24\.15 incl\.\) On order 26 Nov 2026/)
  const arabic = textOf(<ProductPanels product={{ ...product, packs: [priced] }} />, '/')
  expect(arabic).toMatch(/RW300101 .* 12 21\.00 ر\.س غير شامل الضريبة \(24\.15 شاملة\) تحت الطلب 26 Nov 2026/)
})

test('two packs that read the same are two rows', () => {
  const html = renderPage(<ProductPanels product={{ ...product, packs: [pack, { ...pack, place: 2 }] }} />, {
    path: '/en',
  })
  expect(html.match(/<bdi dir="ltr">RW300101<\/bdi>/g)).toHaveLength(2)
})

test('what staff wrote for search engines opens the panels, and questions have a panel of their own', () => {
  const openings = { properties: 'Why it bonds', areas: 'Where it is used', figures: 'Sizes and times' }
  const told = { ...seo, openings, questions: [{ question: 'Is it dry?', answer: 'After an hour.' }] }
  const html = renderPage(<ProductPanels product={{ ...product, seo: told }} />, { path: '/en' })
  expect(panel(html, 'Properties')).toContain('Why it bonds</h3>')
  expect(panel(html, 'Application areas')).toContain('Where it is used</h3>')
  expect(panel(html, 'Packaging')).toContain('Sizes and times</h3>')
  expect(panel(html, 'Questions about this product')).toContain('After an hour.')
})

test('a product without questions has no panel for them', () =>
  expect(renderPage(<ProductPanels product={product} />, { path: '/en' })).not.toContain('Questions about'))
