import type { Localized } from '#domain/text/locale.ts'

/**
 * A picture that a page can show.
 * `file` is a stored file's name, or a whole address where the value came with `http`.
 * Width and height are in pixels and null for pictures of other hosts.
 */
export type Picture = {
  file: string
  width: number | null
  height: number | null
  /** Dominant colour as `#rrggbb`: the ground that is seen until the picture arrives. */
  color: string | null
  /** Widths in pixels at which smaller renditions exist, ascending; empty until they are made. */
  renditions: Record<RenditionFormat, number[]>
  /** What the library says of it, where it says anything. */
  words?: PictureWords
  /** The focal point; absent for the middle. */
  focus?: Focus
}

/** Focal points: the third of a picture's width, from the left, and of its height. `11` is the middle. */
export const FOCUSES = ['00', '10', '20', '01', '11', '21', '02', '12', '22'] as const
export type Focus = (typeof FOCUSES)[number]
export const MIDDLE: Focus = '11'

export function isFocus(value: unknown): value is Focus {
  return FOCUSES.some((focus) => focus === value)
}

/** What a picture shows, for those who do not see it; `isDecorative` says that there is nothing to tell. */
export type PictureWords = { alt: Localized; isDecorative: boolean }

export const RENDITION_FORMATS = ['avif', 'webp'] as const
export type RenditionFormat = (typeof RENDITION_FORMATS)[number]

export const UPLOADS_PATH = '/api/uploads'

/** Shown where a product has no picture (docs/specification 9). */
export const DEFAULT_PRODUCT_IMAGE = '/images/products/default.png'

export function isRemote(file: string): boolean {
  return file.startsWith('http')
}

/** Where a stored file is served; an address that starts with `http` stays as it is (docs/specification 3). */
export function fileUrl(file: string): string {
  return isRemote(file) ? file : `${UPLOADS_PATH}/${file}`
}

/** A picture as pages may show it: none of another host, from which visitors load nothing. */
export function shownPicture(picture: Picture | null): Picture | null {
  return picture && isRemote(picture.file) ? null : picture
}

/** Those of the pictures that pages may show. */
export function shownPictures<Shown extends Picture>(pictures: Shown[]): Shown[] {
  return pictures.filter(({ file }) => !isRemote(file))
}

/** The name of a smaller rendition: `3fa9….webp` at 640 pixels as AVIF is `3fa9…-640.avif`. */
export function renditionName(file: string, width: number, format: RenditionFormat): string {
  return `${file.slice(0, file.lastIndexOf('.'))}-${width}.${format}`
}

/** `srcset` of one format, or null where no rendition of it exists. */
export function srcSet(picture: Picture, format: RenditionFormat): string | null {
  const widths = picture.renditions[format]
  if (widths.length === 0) return null
  return widths.map((width) => `${fileUrl(renditionName(picture.file, width, format))} ${width}w`).join(', ')
}

/** What browsers load that do not know AVIF: the WebP of a phone's width, or the file itself while there is none. */
export function plainUrl({ file, renditions: { webp } }: Picture): string {
  const width = webp.find((one) => one >= PLAIN_WIDTH) ?? webp.at(-1)
  return fileUrl(width === undefined ? file : renditionName(file, width, 'webp'))
}

const PLAIN_WIDTH = 640

/**
 * The picture as a card shows it that takes half a phone or a quarter of a screen, some 320 pixels, of which each has about two
 * dots: without its smallest rendition and the large ones, which no card needs.
 */
export function cardPictureOf(picture: Picture): Picture {
  const { avif, webp } = picture.renditions
  return { ...picture, renditions: { avif: ofCards(avif), webp: ofCards(webp) } }
}

function ofCards(widths: number[]): number[] {
  const needed = widths.filter((width) => width >= 320 && width <= 640)
  return needed.length > 0 ? needed : widths
}

/** The picture as a list shows it, small: with the smallest of its renditions alone. */
export function thumbnailOf(picture: Picture): Picture {
  const { avif, webp } = picture.renditions
  return { ...picture, renditions: { avif: avif.slice(0, 1), webp: webp.slice(0, 1) } }
}

/** A picture that belongs to the site itself and is made with it, not uploaded by staff. */
export type StaticPicture = {
  /** Address without width and ending, e.g. `/images/hero-1.3fa91c2b`; it changes with the picture. */
  stem: string
  /** For browsers that know neither `srcset` nor AVIF. */
  src: string
  /** Pixels of the largest rendition. */
  width: number
  height: number
  /** Dominant colour as `#rrggbb`. */
  color: string
  /** Widths in pixels at which it exists in every format, ascending. */
  widths: number[]
}

export function staticPictureUrl(stem: string, width: number, format: RenditionFormat): string {
  return `${stem}-${width}.${format}`
}

/** `srcset` of one format. */
export function staticSrcSet(picture: StaticPicture, format: RenditionFormat): string {
  return picture.widths.map((width) => `${staticPictureUrl(picture.stem, width, format)} ${width}w`).join(', ')
}
