// Made by scripts/static-pictures.ts from assets/pictures; change the list there.
import type { StaticPicture } from '../../domain/site/static-picture.ts'

export const industryPictures = {
  'industry-automotive': {
    stem: '/images/industry-automotive.db2d40a5',
    src: '/images/industry-automotive.db2d40a5-960.webp',
    width: 1200,
    height: 800,
    color: '#292e35',
    alt: {
      ar: 'عجلة سيارة مع منظف فرامل وزيوت ولاصق زجاج',
      en: 'Car wheel with brake cleaner, lubricants and windscreen adhesive',
    },
    widths: [320, 480, 640, 960, 1200],
  },
  'industry-construction': {
    stem: '/images/industry-construction.7a4b662e',
    src: '/images/industry-construction.7a4b662e-960.webp',
    width: 1200,
    height: 800,
    color: '#b5a893',
    alt: {
      ar: 'مواد بناء أمام جدار من الطوب',
      en: 'Construction materials in front of a block wall',
    },
    widths: [320, 480, 640, 960, 1200],
  },
  'industry-furniture': {
    stem: '/images/industry-furniture.9743228c',
    src: '/images/industry-furniture.9743228c-960.webp',
    width: 1200,
    height: 800,
    color: '#ac9373',
    alt: {
      ar: 'غراء حراري وغراء خشب وألواح في ورشة أثاث',
      en: 'Hot melt, wood glue and panels in a furniture workshop',
    },
    widths: [320, 480, 640, 960, 1200],
  },
  'industry-handcraft': {
    stem: '/images/industry-handcraft.9cef16ad',
    src: '/images/industry-handcraft.9cef16ad-960.webp',
    width: 1200,
    height: 800,
    color: '#e7c7ab',
    alt: {
      ar: 'طاولة أشغال يدوية مع أصابع غراء وغراء سريع وورق ملون',
      en: 'Craft table with glue sticks, super glue and coloured paper',
    },
    widths: [320, 480, 640, 960, 1200],
  },
  'industry-interior': {
    stem: '/images/industry-interior.c5f9fafa',
    src: '/images/industry-interior.c5f9fafa-960.webp',
    width: 1200,
    height: 800,
    color: '#e9e6d7',
    alt: {
      ar: 'موانع تسرب ومسدس سيليكون على أرضية باركيه',
      en: 'Sealants and cartridge gun on a parquet floor',
    },
    widths: [320, 480, 640, 960, 1200],
  },
  'industry-retail': {
    stem: '/images/industry-retail.40bfe44d',
    src: '/images/industry-retail.40bfe44d-960.webp',
    width: 1200,
    height: 800,
    color: '#72716a',
    alt: {
      ar: 'رفوف متجر معبأة بالرغوة وموانع التسرب والبخاخات',
      en: 'Retail shelves stocked with foams, sealants and sprays',
    },
    widths: [320, 480, 640, 960, 1200],
  },
} satisfies Record<string, StaticPicture>
