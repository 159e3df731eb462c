import { expect, test } from 'vitest'
import { sentValues } from './sent-values.ts'

const files = {
  single: { product_image: 'existing_image' },
  gallery: { added: 'gallery_images[]', existing: 'existing_gallery_images' },
}

test('what was typed comes back, lists with all their values', () =>
  expect(sentValues({ code: '805', 'volume[]': ['750 ml', ''] }, files)).toEqual({
    code: ['805'],
    'volume[]': ['750 ml', ''],
  }))

test('files that came along take the place of those that were there, and join the gallery', () => {
  const sent = {
    product_image: 'new.webp',
    existing_image: 'old.webp',
    'gallery_images[]': ['c.webp'],
    existing_gallery_images: '["a.webp"]',
  }
  expect(sentValues(sent, files)).toMatchObject({
    existing_image: ['new.webp'],
    existing_gallery_images: ['["a.webp","c.webp"]'],
  })
})

test('a form without files, or with a broken gallery, keeps what it says', () =>
  expect(sentValues({ existing_image: 'old.webp', existing_gallery_images: 'broken' }, files)).toEqual({
    existing_image: ['old.webp'],
    existing_gallery_images: ['broken'],
  }))
