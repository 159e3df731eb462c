import { expect, test } from 'vitest'
import { formPreviewPath } from './previewed.ts'

test('the form of every record with a page is shown as that, in either language', () => {
  expect(formPreviewPath('product', '805', 'ar')).toBe('/admin/items/preview')
  expect(formPreviewPath('brand', '', 'en')).toBe('/en/admin/brands/preview')
  expect(formPreviewPath('page', 'about', 'en')).toBe('/en/admin/site/preview?kind=page&id=about')
  expect(formPreviewPath('slide', '', 'ar')).toBe('/admin/site/preview?kind=slide')
})

test('what no page shows has no preview', () => {
  for (const [kind, id] of [
    ['page', 'mails'],
    ['page', 'footer'],
    ['template', 'price'],
    ['category', 'pu-foam'],
    ['constructor', ''],
  ] as const)
    expect(formPreviewPath(kind, id, 'en')).toBeNull()
})
