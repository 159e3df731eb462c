import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/support/render-page.tsx'
import { QuoteSection } from './quote-section.tsx'

const product = { code: 'MS-55', name: 'MS-55 Sealant', image: null, category: null }

function links(path: string): string[] {
  const html = renderPage(<QuoteSection product={product} />, { path })
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) =>
    decodeURIComponent(href ?? '').replaceAll('&amp;', '&'),
  )
}

test('every written way to ask carries the code of the product', () => {
  const written = links('/en').filter((href) => !href.startsWith('tel:'))
  expect(written).toHaveLength(2)
  for (const href of written) expect(href).toContain('Product: MS-55')
})

test('the words are those of the page', () => {
  expect(links('/').find((href) => href.startsWith('mailto:'))).toContain('subject=طلب عرض سعر: MS-55')
})

test('the section is where the buttons lead', () => {
  expect(renderPage(<QuoteSection product={product} />)).toContain('id="request-quote"')
})
