import type { Localized } from '../domain/text/locale.ts'
import type { heroPictures } from './pictures/hero.ts'

type HeroPictureName = keyof typeof heroPictures

/** One picture of the home page's hero with the words on it. */
export type HeroSlide = {
  /** Wide screens show this one, phones the narrow one above the words. */
  wide: Localized<HeroPictureName>
  narrow: HeroPictureName
  /** The colour of the picture's foot: the words stand on it, beside the picture or below it. */
  foot: string
  /** How much of a wide frame the words take. `full`: they stand on the calm side of the picture itself. */
  frame: 'full' | 'half' | 'third'
  tone: 'dark' | 'light'
  title: Localized
  text: Localized
  /** The first one is the slide's main action. */
  actions: { to: string; label: Localized }[]
}

const quote = { to: '/contact', label: { ar: 'اطلب عرض سعر', en: 'Request a quote' } }
const browse = { to: '/categories', label: { ar: 'تصفّح الفئات', en: 'Browse categories' } }

export const heroSlides: HeroSlide[] = [
  {
    wide: { ar: 'hero-1', en: 'hero-1-ltr' },
    narrow: 'hero-1-narrow',
    foot: '#5b1113',
    frame: 'full',
    tone: 'dark',
    title: { ar: 'كل ما تحتاجه للصق والسد والعزل', en: 'Everything You Need to Bond, Seal and Insulate' },
    text: {
      ar: 'أكثر من ستين منتجاً احترافياً للمقاولين والورش والموزعين.',
      en: 'More than sixty professional products for contractors, workshops and dealers.',
    },
    actions: [quote, browse],
  },
  {
    wide: { ar: 'hero-2', en: 'hero-2' },
    narrow: 'hero-2-narrow',
    foot: '#e4e1db',
    frame: 'half',
    tone: 'light',
    title: { ar: 'رغوة بولي يوريثان تناسب حرارة الموقع', en: 'PU Foam Made for Hot Sites' },
    text: {
      ar: 'يدوية ومسدس ومقاومة للحريق، بمردود معلن وتخزين مكيّف.',
      en: 'Straw, gun and fire-rated, with stated yields and climate-controlled storage.',
    },
    actions: [{ to: '/categories/pu-foam', label: { ar: 'شاهد رغوة البولي يوريثان', en: 'See PU foam' } }],
  },
  {
    wide: { ar: 'hero-3', en: 'hero-3' },
    narrow: 'hero-3-narrow',
    foot: '#2a160a',
    frame: 'third',
    tone: 'dark',
    title: { ar: 'عرض سعر واضح خلال يوم عمل', en: 'A Clear Quote Within One Working Day' },
    text: {
      ar: 'أرسل قائمتك ونعيدها إليك بالأسعار والكميات المقترحة.',
      en: 'Send your list and we return it with prices and suggested quantities.',
    },
    actions: [quote, browse],
  },
]
