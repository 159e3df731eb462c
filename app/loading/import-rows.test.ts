import { expect, test } from 'vitest'
import { shownRows } from './import-rows.ts'

test('pictures of an archive are shown by their own names', () => {
  const change = { field: 'image' as const, before: null, after: '063558aa.webp' }
  const row = {
    row: 2,
    result: 'changed' as const,
    productId: null,
    changes: [change],
    cells: [],
    isWarned: false,
    place: null,
  }
  const pictures = { 'Photos/Front side.WEBP': '063558aa.webp' }
  const [shown] = shownRows([row], { names: new Map(), pictures, locale: 'en' })
  expect(shown!.cells[0]!.after).toBe('Front side.WEBP')
})
