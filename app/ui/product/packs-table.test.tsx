import { expect, test } from 'vitest'
import { MISSING_CELL } from '#domain/products/missing-cell.ts'
import { renderPage } from '#tests/support/render-page.tsx'
import { PacksTable } from './packs-table.tsx'

test('the button of a pack says its size and colour after its code', () => {
  const pack = { productCode: 'S20', boxQuantity: '24', facts: [], price: null, stock: null }
  const packs = [
    { ...pack, place: 0, stockCode: 'RW300401', type: 'أبيض', volume: '750 مل' },
    { ...pack, place: 1, stockCode: 'RW300402', type: MISSING_CELL, volume: '750 مل' },
  ]
  const html = renderPage(<PacksTable packs={packs} productId="s20" />)
  expect(html).toContain('aria-label="أضف RW300401 إلى القائمة، 750 مل، أبيض"')
  expect(html).toContain('aria-label="أضف RW300402 إلى القائمة، 750 مل"')
})
