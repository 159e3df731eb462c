import { expect, test } from 'vitest'
import { blogForm } from '#content/admin/blogs.ts'
import { itemForm } from '#content/admin/items.ts'
import { meta as blogMeta } from '#app/routes/admin/posts/blog-preview.tsx'
import { meta as itemMeta } from './item-preview.tsx'

const titleOf = (meta: (scope: never) => object[], pathname: string) => meta({ location: { pathname } } as never)[0]

test('a preview is named in the language that it is shown in', () => {
  expect(titleOf(blogMeta, '/admin/blogs/preview')).toEqual({ title: blogForm.previews.ar })
  expect(titleOf(blogMeta, '/en/admin/blogs/preview')).toEqual({ title: blogForm.previews.en })
  expect(titleOf(itemMeta, '/admin/items/preview')).toEqual({ title: itemForm.previewDialog.frame.ar })
  expect(titleOf(itemMeta, '/en/admin/items/preview')).toEqual({ title: itemForm.previewDialog.frame.en })
})
