// Made by scripts/static-pictures.ts from assets/pictures; change the list there.
import type { StaticPicture } from '../domain/static-picture.ts'

export const pictures = {
  'hero-1': {
    stem: '/images/hero-1.e562c7dc',
    src: '/images/hero-1.e562c7dc-960.webp',
    width: 2000,
    height: 900,
    color: '#4f0e0f',
    alt: {
      ar: 'تشكيلة من اللواصق ومواد العزل والفوم على خلفية استوديو حمراء داكنة',
      en: 'Range of adhesives, sealants and foams on a deep red studio set',
    },
    widths: [640, 960, 1280, 1600, 2000],
  },
  'hero-1-ltr': {
    stem: '/images/hero-1-ltr.99d795df',
    src: '/images/hero-1-ltr.99d795df-960.webp',
    width: 2000,
    height: 900,
    color: '#4f0e0f',
    alt: {
      ar: 'تشكيلة من اللواصق ومواد العزل والفوم على خلفية استوديو حمراء داكنة',
      en: 'Range of adhesives, sealants and foams on a deep red studio set',
    },
    widths: [640, 960, 1280, 1600, 2000],
  },
  'hero-2': {
    stem: '/images/hero-2.4f3981d6',
    src: '/images/hero-2.4f3981d6-960.webp',
    width: 2000,
    height: 900,
    color: '#ebebe7',
    alt: {
      ar: 'فاصل بين جدار وإطار نافذة معبأ بالفوم مع علبة فوم وخراطيش عازل ومسدس فوم',
      en: 'Foam-filled joint between a block wall and a window frame, with foam can, sealant cartridges and foam gun',
    },
    widths: [640, 960, 1280, 1600, 2000],
  },
  'hero-3': {
    stem: '/images/hero-3.c7f25492',
    src: '/images/hero-3.c7f25492-960.webp',
    width: 2000,
    height: 900,
    color: '#341b0d',
    alt: {
      ar: 'طاولة ورشة عليها غراء خشب وطقم لصق الزوايا وشريط وألواح خشبية',
      en: 'Workshop bench with wood glue, mitre kit, tape and timber panels',
    },
    widths: [640, 960, 1280, 1600, 2000],
  },
  'hero-1-narrow': {
    stem: '/images/hero-1-narrow.0b3417eb',
    src: '/images/hero-1-narrow.0b3417eb-1200.webp',
    width: 1200,
    height: 900,
    color: '#8c2d2e',
    alt: {
      ar: 'تشكيلة من اللواصق ومواد العزل والفوم على خلفية استوديو حمراء داكنة',
      en: 'Range of adhesives, sealants and foams on a deep red studio set',
    },
    widths: [480, 780, 1200],
  },
  'hero-2-narrow': {
    stem: '/images/hero-2-narrow.b83d99cb',
    src: '/images/hero-2-narrow.b83d99cb-1200.webp',
    width: 1200,
    height: 900,
    color: '#efedea',
    alt: {
      ar: 'فاصل بين جدار وإطار نافذة معبأ بالفوم مع علبة فوم وخراطيش عازل ومسدس فوم',
      en: 'Foam-filled joint between a block wall and a window frame, with foam can, sealant cartridges and foam gun',
    },
    widths: [480, 780, 1200],
  },
  'hero-3-narrow': {
    stem: '/images/hero-3-narrow.d90220b4',
    src: '/images/hero-3-narrow.d90220b4-1200.webp',
    width: 1200,
    height: 900,
    color: '#371c0d',
    alt: {
      ar: 'طاولة ورشة عليها غراء خشب وطقم لصق الزوايا وشريط وألواح خشبية',
      en: 'Workshop bench with wood glue, mitre kit, tape and timber panels',
    },
    widths: [480, 780, 1200],
  },
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
      ar: 'طاولة أشغال يدوية مع أصابع غراء وغراء فوري وورق ملون',
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
      ar: 'مواد عزل ومسدس سيليكون على أرضية باركيه',
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
      ar: 'رفوف متجر معبأة بالفوم ومواد العزل والبخاخات',
      en: 'Retail shelves stocked with foams, sealants and sprays',
    },
    widths: [320, 480, 640, 960, 1200],
  },
  'about-warehouse': {
    stem: '/images/about-warehouse.3323ec88',
    src: '/images/about-warehouse.3323ec88-1200.webp',
    width: 1600,
    height: 900,
    color: '#888c90',
    alt: {
      ar: 'ممر مستودع برفوف البضائع ومنصة عرض',
      en: 'Warehouse aisle with racked goods and a display pallet',
    },
    widths: [480, 800, 1200, 1600],
  },
} satisfies Record<string, StaticPicture>

export type PictureName = keyof typeof pictures
