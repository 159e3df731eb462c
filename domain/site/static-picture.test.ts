import { expect, test } from 'vitest'
import { staticSrcSet } from './static-picture.ts'

test('a browser can choose among all widths of a picture', () => {
  const picture = {
    stem: '/images/hero-1.3fa91c2b',
    src: '/images/hero-1.3fa91c2b-960.webp',
    width: 1200,
    height: 600,
    color: '#102030',
    alt: { ar: 'صورة', en: 'Picture' },
    widths: [640, 1200],
  }
  expect(staticSrcSet(picture, 'avif')).toBe(
    '/images/hero-1.3fa91c2b-640.avif 640w, /images/hero-1.3fa91c2b-1200.avif 1200w',
  )
})
