import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Localized } from '../domain/text/locale.ts'
import { DENSE_SETTINGS, ENCODER_SETTINGS } from '../server/files/picture-encoder.ts'

/** A picture of the site as it is to be made from its source in `assets/pictures`. */
export type StaticPictureSource = {
  name: string
  file: string
  /** The part of the source to keep, in its pixels; the whole without it. */
  crop?: { left: number; top: number; width: number; height: number }
  /** Ascending; the last is the full width. */
  widths: number[]
  /** Its edges may be softer: it is shown on dense screens alone, or most of it is out of focus. */
  dense?: true
  alt: Localized
}

export const SOURCES_DIRECTORY = join(import.meta.dirname, '../assets/pictures')

// At most 1400 CSS pixels wide, and cropped to 620 of height: 2000 serves a dense screen.
const HERO_WIDTHS = [640, 960, 1280, 1600, 2000]
// Phones show the packs above the text: a 4:3 part of the same picture, one, two and three dense pixels
// for each of 360, and two for each of 375 to 414, whose next step would be nearly twice as heavy.
const NARROW_WIDTHS = [480, 720, 820, 1200]
const TILE_WIDTHS = [320, 480, 640, 960, 1200]

const HERO_ALT = {
  packs: {
    ar: 'تشكيلة من اللواصق وموانع التسرب والرغوة على خلفية استوديو حمراء داكنة',
    en: 'Range of adhesives, sealants and foams on a deep red studio set',
  },
  joint: {
    ar: 'فاصل بين جدار وإطار نافذة معبأ بالرغوة مع علبة رغوة وخراطيش مانع تسرب ومسدس رغوة',
    en: 'Foam-filled joint between a block wall and a window frame, with foam can, sealant cartridges and foam gun',
  },
  bench: {
    ar: 'طاولة ورشة عليها غراء خشب وطقم لصق الزوايا وشريط وألواح خشبية',
    en: 'Workshop bench with wood glue, mitre kit, tape and timber panels',
  },
}

export const staticPictureList: StaticPictureSource[] = [
  { name: 'hero-1', file: 'hero-1.webp', widths: HERO_WIDTHS, alt: HERO_ALT.packs },
  { name: 'hero-1-ltr', file: 'hero-1-ltr.webp', widths: HERO_WIDTHS, alt: HERO_ALT.packs },
  { name: 'hero-2', file: 'hero-2.webp', widths: HERO_WIDTHS, alt: HERO_ALT.joint },
  { name: 'hero-3', file: 'hero-3.webp', widths: HERO_WIDTHS, alt: HERO_ALT.bench },
  narrow('hero-1-narrow', 'hero-1.webp', 60, HERO_ALT.packs),
  narrow('hero-2-narrow', 'hero-2.webp', 0, HERO_ALT.joint),
  narrow('hero-3-narrow', 'hero-3.webp', 52, HERO_ALT.bench),
  industry('automotive', {
    ar: 'عجلة سيارة مع منظف فرامل وزيوت ولاصق زجاج',
    en: 'Car wheel with brake cleaner, lubricants and windscreen adhesive',
  }),
  industry('construction', {
    ar: 'مواد بناء أمام جدار من الطوب',
    en: 'Construction materials in front of a block wall',
  }),
  industry('furniture', {
    ar: 'غراء حراري وغراء خشب وألواح في ورشة أثاث',
    en: 'Hot melt, wood glue and panels in a furniture workshop',
  }),
  industry('handcraft', {
    ar: 'طاولة أشغال يدوية مع أصابع غراء وغراء سريع وورق ملون',
    en: 'Craft table with glue sticks, super glue and coloured paper',
  }),
  industry('interior', {
    ar: 'موانع تسرب ومسدس سيليكون على أرضية باركيه',
    en: 'Sealants and cartridge gun on a parquet floor',
  }),
  industry('retail', {
    ar: 'رفوف متجر معبأة بالرغوة وموانع التسرب والبخاخات',
    en: 'Retail shelves stocked with foams, sealants and sprays',
  }),
]

function narrow(name: string, file: string, left: number, alt: Localized): StaticPictureSource {
  return { name, file, crop: { left, top: 0, width: 1200, height: 900 }, widths: NARROW_WIDTHS, dense: true, alt }
}

function industry(sector: string, alt: Localized): StaticPictureSource {
  return { name: `industry-${sector}`, file: `industry-${sector}.webp`, widths: TILE_WIDTHS, alt }
}

export function settingsOf({ dense }: Pick<StaticPictureSource, 'dense'>) {
  return dense ? DENSE_SETTINGS : ENCODER_SETTINGS
}

/** Stands in the address, so that browsers may keep a picture for ever: a new source or setting is a new address. */
export function sourceHash({ file, crop, dense }: StaticPictureSource): string {
  const hash = createHash('sha256').update(readFileSync(join(SOURCES_DIRECTORY, file)))
  return hash
    .update(JSON.stringify([crop, settingsOf({ dense })]))
    .digest('hex')
    .slice(0, 8)
}

export function fullWidth({ widths }: Pick<StaticPictureSource, 'widths'>): number {
  return Math.max(...widths)
}

export function pictureStem(source: StaticPictureSource): string {
  return `/images/${source.name}.${sourceHash(source)}`
}
