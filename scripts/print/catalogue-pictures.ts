import type { Locale } from '#domain/text/locale.ts'
import { accentColours } from '#content/accents.ts'
import type { ProductPage } from './chapters.ts'
import type { PrintedBrand, PrintedCategory, PrintedProduct } from './content.ts'
import type { Tile } from './pack-picture.ts'
import type { PictureOrder } from './picture-order.ts'

/** Sizes in millimetres; the template sets every picture at the full width of its place. */
const COVER = { width: 192, height: 160 }
const WAREHOUSE = { width: 192, height: 92 }
const POSTER = { width: 192, height: 279 }
const THUMBNAIL = { width: 30, height: 20 }
const GALLERY = [
  { width: 96, height: 72 },
  { width: 74, height: 34 },
  { width: 74, height: 34 },
]
const STAGE = { width: 174, height: 86 }
const CARD = { width: 56, height: 96 }

/** Where the packs of the cover's scene stand, in shares of its width. */
const COVER_PART = { left: 0, width: 0.66 }
/** On a stage the code stands at the reading start and the pack at the end. */
const STAGE_MIDDLE = { ar: 0.27, en: 0.73 }
const printing = { dotsPerInch: 300, quality: 76 }
/** Its quiet backdrop would show the steps of a harder one. */
const coverPrinting = { ...printing, quality: 90 }

/** The logos, the cover and the house. */
export function housePictures(brands: PrintedBrand[]): PictureOrder[] {
  const logos = brands.flatMap(({ slug }) => [`brand-${slug}.svg`, `brand-${slug}-white.svg`])
  const drawings = ['rawabit-logo.svg', 'rawabit-logo-white.svg', ...logos]
  return [
    ...drawings.map((name): PictureOrder => ({ name, source: `logos/${name}`, as: 'drawing' })),
    {
      name: 'cover.jpg',
      source: 'pictures/cover.webp',
      as: 'tall-scene',
      part: COVER_PART,
      area: COVER,
      printing: coverPrinting,
    },
    { name: 'warehouse.jpg', source: 'pictures/warehouse.webp', as: 'scene', area: WAREHOUSE, printing },
  ]
}

/** A category's poster and its thumbnail in the contents. */
export function categoryPictures({ id, accent, picture }: PrintedCategory): PictureOrder[] {
  const source = `categories/${picture}`
  const words = accentColours(accent).posterWords
  return [
    { name: `poster-${id}.jpg`, source, as: 'poster', words, area: POSTER, printing },
    { name: `thumbnail-${id}.jpg`, source, as: 'scene', area: THUMBNAIL, printing },
  ]
}

/** The packs of one page: a gallery of three, a stage for one, or two cards. */
export function pagePictures(page: ProductPage, locale: Locale): PictureOrder[] {
  const [product] = page
  if (page.length === 2) return page.map((one) => packPicture(one, 0, CARD))
  if (product.pictures.length < GALLERY.length) {
    return [packPicture(product, 0, { ...STAGE, middle: STAGE_MIDDLE[locale] })]
  }
  return GALLERY.map((tile, index) => packPicture(product, index, tile))
}

function packPicture(product: PrintedProduct, index: number, tile: Omit<Tile, 'ground'>): PictureOrder {
  return {
    name: `${product.id}-${index + 1}.jpg`,
    source: `products/${product.pictures[index]}`,
    as: 'pack',
    tile: { ...tile, ground: accentColours(product.accent).tint },
    printing,
  }
}
