// Made by scripts/static-pictures.ts from assets/pictures; change the list there.
import type { StaticPicture } from '#domain/site/picture.ts'

export const loginPictures = {
  'hero-3-narrow': {
    stem: '/images/hero-3-narrow.acb1ec7e',
    src: '/images/hero-3-narrow.acb1ec7e-1200.webp',
    width: 1200,
    height: 900,
    color: '#361c0d',
    widths: [480, 720, 820, 1200],
  },
} satisfies Record<string, StaticPicture>
