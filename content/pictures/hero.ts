// Made by scripts/static-pictures.ts from assets/pictures; change the list there.
import type { StaticPicture } from '../../domain/site/static-picture.ts'

export const heroPictures = {
  'hero-1': {
    stem: '/images/hero-1.e562c7dc',
    src: '/images/hero-1.e562c7dc-960.webp',
    width: 2000,
    height: 900,
    color: '#4f0e0f',
    alt: {
      ar: 'تشكيلة من اللواصق وموانع التسرب والرغوة على خلفية استوديو حمراء داكنة',
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
      ar: 'تشكيلة من اللواصق وموانع التسرب والرغوة على خلفية استوديو حمراء داكنة',
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
      ar: 'فاصل بين جدار وإطار نافذة معبأ بالرغوة مع علبة رغوة وخراطيش مانع تسرب ومسدس رغوة',
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
    stem: '/images/hero-1-narrow.cc4eb7ee',
    src: '/images/hero-1-narrow.cc4eb7ee-1200.webp',
    width: 1200,
    height: 900,
    color: '#8c2d2e',
    alt: {
      ar: 'تشكيلة من اللواصق وموانع التسرب والرغوة على خلفية استوديو حمراء داكنة',
      en: 'Range of adhesives, sealants and foams on a deep red studio set',
    },
    widths: [480, 720, 820, 1200],
  },
  'hero-2-narrow': {
    stem: '/images/hero-2-narrow.6f1757e9',
    src: '/images/hero-2-narrow.6f1757e9-1200.webp',
    width: 1200,
    height: 900,
    color: '#efedea',
    alt: {
      ar: 'فاصل بين جدار وإطار نافذة معبأ بالرغوة مع علبة رغوة وخراطيش مانع تسرب ومسدس رغوة',
      en: 'Foam-filled joint between a block wall and a window frame, with foam can, sealant cartridges and foam gun',
    },
    widths: [480, 720, 820, 1200],
  },
  'hero-3-narrow': {
    stem: '/images/hero-3-narrow.acb1ec7e',
    src: '/images/hero-3-narrow.acb1ec7e-1200.webp',
    width: 1200,
    height: 900,
    color: '#361c0d',
    alt: {
      ar: 'طاولة ورشة عليها غراء خشب وطقم لصق الزوايا وشريط وألواح خشبية',
      en: 'Workshop bench with wood glue, mitre kit, tape and timber panels',
    },
    widths: [480, 720, 820, 1200],
  },
} satisfies Record<string, StaticPicture>
