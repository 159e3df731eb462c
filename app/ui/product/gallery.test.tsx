import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import type { GalleryPicture } from '#domain/products/product-view.ts'
import { Gallery } from './gallery.tsx'
import { PictureSection } from './picture-section.tsx'

function picture(file: string): GalleryPicture {
  return {
    file,
    width: 1200,
    height: 1200,
    color: '#eeeeee',
    alt: `Picture ${file}`,
    renditions: { avif: [], webp: [] },
  }
}

const four = ['1.webp', '2.webp', '3.webp', '4.webp'].map(picture)

test('a product without gallery pictures has no gallery', () =>
  expect(renderPage(<Gallery pictures={[]} name="805" later />)).toBe(''))

test('one picture needs no buttons to turn', () => {
  expect(renderPage(<Gallery pictures={four.slice(0, 1)} name="805" later />, { path: '/en' })).not.toContain(
    'Next picture',
  )
  expect(renderPage(<Gallery pictures={four} name="805" later />, { path: '/en' })).toContain('Next picture')
})

test('the first picture is fetched at once and before others', () =>
  expect(renderPage(<Gallery pictures={four} name="805" later />)).toMatch(
    /src="\/api\/uploads\/1\.webp"[^>]*fetchPriority="high"/,
  ))

test('without scripts every picture can be opened', () => {
  const html = renderPage(<Gallery pictures={four} name="805" later />)
  for (const { file } of four) expect(html).toContain(`href="/api/uploads/${file}"`)
})

test('all pictures are offered only where more than three exist', () => {
  expect(renderPage(<PictureSection pictures={four} name="805" />, { path: '/en' })).toContain('View all')
  expect(renderPage(<PictureSection pictures={four.slice(0, 3)} name="805" />, { path: '/en' })).not.toContain(
    'View all',
  )
})

test('the picture that is seen has its own text', () =>
  expect(renderPage(<Gallery pictures={four} name="805" later />)).toContain('alt="Picture 1.webp"'))
