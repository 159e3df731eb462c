import type { RenditionFormat } from './picture.ts'

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
