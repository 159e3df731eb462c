import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loginPictures } from '#app/ui/admin/login/login-pictures.ts'
import { RENDITION_FORMATS } from '#domain/site/picture.ts'
import { type StaticPicture, staticPictureUrl } from '#domain/site/static-picture.ts'
import { sharp } from '#server/files/sharp.ts'
import { pictureStem, staticPictureList } from './static-picture-list.ts'

const PUBLIC = join(import.meta.dirname, '../public')
const made: Record<string, StaticPicture> = loginPictures

test('every picture of the site was made from its present source', () => {
  const expected = staticPictureList.map((source) => [source.name, pictureStem(source), source.widths])
  expect(Object.entries(made).map(([name, { stem, widths }]) => [name, stem, widths])).toEqual(expected)
})

test('every address of a picture leads to a file, and no other file lies there', () => {
  const named = Object.values(made).flatMap(({ stem, widths }) =>
    widths.flatMap((width) => RENDITION_FORMATS.map((format) => staticPictureUrl(stem, width, format))),
  )
  const images = readdirSync(join(PUBLIC, 'images')).map((file) => `/images/${file}`)
  expect(images.toSorted()).toEqual([...named, '/images/products', '/images/social.jpg'].toSorted())
  for (const { src } of Object.values(made)) expect(named).toContain(src)
})

test('sizes in the list are those of the pictures', async () => {
  for (const { stem, width, height } of Object.values(made)) {
    const largest = await sharp(join(PUBLIC, staticPictureUrl(stem, width, 'avif'))).metadata()
    expect([largest.width, largest.height]).toEqual([width, height])
  }
})

test('crawlers and systems find the pictures that they expect', async () => {
  const size = async (file: string) => {
    const { format, width, height } = await sharp(join(PUBLIC, file)).metadata()
    return `${format} ${width}x${height}`
  }
  expect(await size('images/social.jpg')).toBe('jpeg 1200x630')
  expect(await size('images/products/default.png')).toBe('png 800x800')
  expect(await size('apple-touch-icon.png')).toBe('png 180x180')
  expect(await size('icons/icon-192.png')).toBe('png 192x192')
  expect(await size('icons/icon-512.png')).toBe('png 512x512')
  expect(await size('icons/icon-maskable-512.png')).toBe('png 512x512')
  expect(existsSync(join(PUBLIC, 'favicon.svg'))).toBe(true)
})
