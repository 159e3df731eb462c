// Made by scripts/static-pictures.ts from assets/pictures; change the list there.
import type { StaticPicture } from '../../domain/site/static-picture.ts'

export const aboutPictures = {
  'about-warehouse': {
    stem: '/images/about-warehouse.ffe88f63',
    src: '/images/about-warehouse.ffe88f63-1200.webp',
    width: 1600,
    height: 900,
    color: '#888c90',
    alt: {
      ar: 'ممر مستودع برفوف البضائع ومنصة عرض',
      en: 'Warehouse aisle with racked goods and a display pallet',
    },
    widths: [480, 640, 800, 1200, 1600],
  },
} satisfies Record<string, StaticPicture>
