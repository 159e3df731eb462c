import { expect, test } from 'vitest'
import { linkedProductIds, withSections } from './article-parts.ts'

test('every heading of an article has an address, and is told of as plain text', () => {
  const { html, sections } = withSections(
    '<h2>Foam &amp; <strong>gun</strong></h2><p>x</p><h2 dir="rtl">ب</h2><h2> </h2>',
  )
  expect(html).toBe(
    '<h2 id="section-1">Foam &amp; <strong>gun</strong></h2><p>x</p><h2 id="section-2" dir="rtl">ب</h2><h2> </h2>',
  )
  expect(sections).toEqual([
    { id: 'section-1', title: 'Foam & gun' },
    { id: 'section-2', title: 'ب' },
  ])
})

test('products that an article links to are known once each, in its order', () => {
  const link = (to: string) => `<a href="${to}">x</a>`
  const html = ['/pu-foam/812', '/en/sealants/s80?x=1', '/ar/pu-foam/812', '/categories/spray', '/contact'].map(link)
  expect(linkedProductIds(html.join(''))).toEqual(['812', 's80'])
  expect(linkedProductIds(`${link('https://example.com/a/b')}${link('/%E0/%E0')}`)).toEqual(['%E0'])
})
