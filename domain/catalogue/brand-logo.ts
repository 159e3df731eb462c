import { shownPicture, type Picture, fileUrl, renditionName } from '#domain/site/picture.ts'

/** A logo as pages show it, small, in one size: names of several would weigh more than they save. */
export type BrandLogo = { src: string; width: number | undefined; height: number | undefined }

/** No logo is shown wider than half of this; screens have two points for each of its pixels. */
const ENOUGH = 400

export function brandLogoOf(picture: Picture | null): BrandLogo | null {
  const shown = shownPicture(picture)
  if (!shown) return null
  const { file, renditions, width, height } = shown
  const rendition = renditions.webp.find((one) => one >= ENOUGH) ?? renditions.webp.at(-1)
  const name = rendition === undefined ? file : renditionName(file, rendition, 'webp')
  return { src: fileUrl(name), width: width ?? undefined, height: height ?? undefined }
}
