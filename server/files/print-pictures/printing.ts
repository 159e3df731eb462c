import type { Sharp } from 'sharp'
import { sharp } from '#server/files/sharp.ts'

/** How finely a picture is printed, and how hard its JPEG is pressed. */
export type Printing = { dotsPerInch: number; quality: number }

export type Rgb = [number, number, number]

const MILLIMETRES_PER_INCH = 25.4

export function dots(millimetres: number, printing: Printing): number {
  return Math.round((millimetres / MILLIMETRES_PER_INCH) * printing.dotsPerInch)
}

/** The image with all its steps done, so that the next ones come after them and not where sharp would put them. */
export async function settled(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

export function toJpeg(image: Sharp, printing: Printing): Promise<Buffer> {
  return image.jpeg({ quality: printing.quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
}

export function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
