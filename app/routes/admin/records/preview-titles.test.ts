import { expect, test } from 'vitest'
import { blogForm } from '#content/admin/blogs.ts'
import { itemForm } from '#content/admin/items.ts'
import { meta } from './preview.tsx'

const titleOf = (pathname: string) => meta({ location: { pathname } } as never)[0]

test('a preview is named in the language that it is shown in', () => {
  expect(titleOf('/admin/blogs/preview')).toEqual({ title: blogForm.previews.ar })
  expect(titleOf('/en/admin/blogs/preview')).toEqual({ title: blogForm.previews.en })
  expect(titleOf('/admin/items/preview')).toEqual({ title: itemForm.previewDialog.frame.ar })
  expect(titleOf('/en/admin/items/preview')).toEqual({ title: itemForm.previewDialog.frame.en })
})
