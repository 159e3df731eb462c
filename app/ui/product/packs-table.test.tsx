import { expect, test } from 'vitest'
import { productPage } from '../../../content/pages/product.ts'
import type { PackRow } from '../../../domain/products/product-view.ts'
import { renderPage } from '../../../tests/support/render-page.tsx'
import { PacksTable } from './packs-table.tsx'

const wrench = { place: 0, stockCode: 'AW8', productCode: 'TQ-AW', type: '8 inch', volume: '–', boxQuantity: '60' }
const pack: PackRow = { ...wrench, facts: [], price: null, stock: null }

const table = (...packs: PackRow[]) => renderPage(<PacksTable packs={packs} />, { path: '/en' })

test('packs of which none has a volume show no such column', () => {
  const { volume } = productPage.columns
  expect(table(pack, { ...pack, place: 1, volume: '2 l' })).toContain(`>${volume.en}</th>`)
  expect(table(pack, { ...pack, place: 1 })).not.toContain(`>${volume.en}</th>`)
})
