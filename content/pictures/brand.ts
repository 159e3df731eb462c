// Made by scripts/static-pictures.ts from assets/pictures; change the list there.
import type { StaticPicture } from '../../domain/site/static-picture.ts'

export const brandPictures = {
  'brand-anadol-bond': {
    stem: '/images/brand-anadol-bond.52db3d27',
    src: '/images/brand-anadol-bond.52db3d27-1200.webp',
    width: 1200,
    height: 900,
    color: '#d14e0a',
    alt: {
      ar: 'عبوات رغوة أنادول بوند على خلفية برتقالية',
      en: 'ANADOL BOND foam cans on an orange ground',
    },
    widths: [480, 800, 1200],
  },
  'brand-iberseal': {
    stem: '/images/brand-iberseal.bbf72136',
    src: '/images/brand-iberseal.bbf72136-1200.webp',
    width: 1200,
    height: 900,
    color: '#104d96',
    alt: {
      ar: 'خراطيش إيبرسيل من السيليكون والبولي يوريثان على خلفية زرقاء',
      en: 'IBERSEAL silicone and polyurethane cartridges on a blue ground',
    },
    widths: [480, 800, 1200],
  },
  'brand-masar': {
    stem: '/images/brand-masar.bfc5037b',
    src: '/images/brand-masar.bfc5037b-1200.webp',
    width: 1200,
    height: 900,
    color: '#377446',
    alt: {
      ar: 'مواد بناء من مسار على خلفية خضراء',
      en: 'MASAR construction materials on a green ground',
    },
    widths: [480, 800, 1200],
  },
} satisfies Record<string, StaticPicture>
