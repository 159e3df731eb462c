import type { Sharp } from 'sharp'
import { RENDITION_FORMATS, type RenditionFormat } from '#domain/site/picture.ts'
import { sharp } from './sharp.ts'

/** Widths in pixels for thumbnails, cards, stages and whole screens. */
const WIDTHS = [160, 320, 640, 960, 1600] as const
const LARGEST = Math.max(...WIDTHS)

/**
 * Qualities chosen by eye on the packs' labels: small print keeps its edges, and a shot of a pack at 960 pixels takes
 * 10 to 40 kB. AVIF at effort 2 is four times as quick as at the library's own choice and hardly larger.
 */
export const ENCODER_SETTINGS = {
  avif: { quality: 62, effort: 2 },
  webp: { quality: 82, effort: 4, smartSubsample: true },
} as const

/** For what is only seen on dense screens: where three pixels stand in the place of one, edges may be softer. */
export const DENSE_SETTINGS = { ...ENCODER_SETTINGS, avif: { quality: 52, effort: 4 } } as const

/** The widths made of a picture: none above its own, and its own where no larger one is left. */
export function renditionWidths(width: number): number[] {
  const smaller = WIDTHS.filter((each) => each < width * 0.9)
  return width <= LARGEST ? [...smaller, width] : smaller
}

/** A picture in memory, decoded once, from which every rendition is made. */
type DecodedPicture = { pixels: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

/** Decodes upright and in sRGB, no wider than the largest rendition or than `width`. */
export async function decodePicture(source: Buffer | Sharp, width: number = LARGEST): Promise<DecodedPicture> {
  const picture = Buffer.isBuffer(source) ? sharp(source) : source
  const { data, info } = await picture
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height, channels: info.channels }
}

type EncoderSettings = Record<RenditionFormat, { quality: number; effort: number; smartSubsample?: boolean }>

export function encodePicture(
  picture: DecodedPicture,
  width: number,
  format: RenditionFormat,
  settings: EncoderSettings = ENCODER_SETTINGS,
): Promise<Buffer> {
  const scaled = toSharp(picture).resize({ width, withoutEnlargement: true })
  return scaled.toFormat(format, settings[format]).toBuffer()
}

export type EncodedRendition = { width: number; format: RenditionFormat; bytes: Buffer }

export async function encodeRenditions(source: Buffer): Promise<EncodedRendition[]> {
  const picture = await decodePicture(source)
  const renditions: EncodedRendition[] = []
  for (const width of renditionWidths(picture.width)) {
    for (const format of RENDITION_FORMATS) {
      renditions.push({ width, format, bytes: await encodePicture(picture, width, format) })
    }
  }
  return renditions
}

/** The colour that covers most of a picture, as `#rrggbb`: its ground until it has arrived. */
export async function dominantColor(picture: DecodedPicture): Promise<string> {
  const small = toSharp(picture)
    .flatten({ background: '#ffffff' })
    .resize({ width: 64, withoutEnlargement: true })
    .toColourspace('srgb')
  const bins = new Map<number, { red: number; green: number; blue: number; count: number }>()
  let largest = { red: 255, green: 255, blue: 255, count: 1 }
  const pixels = await small.raw().toBuffer()
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red, green, blue] = [pixels.readUInt8(at), pixels.readUInt8(at + 1), pixels.readUInt8(at + 2)]
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
    const bin = bins.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 }
    bins.set(key, bin)
    bin.red += red
    bin.green += green
    bin.blue += blue
    bin.count++
    if (bin.count > largest.count) largest = bin
  }
  const { red, green, blue, count } = largest
  return `#${[red, green, blue].map((sum) => hexByte(sum / count)).join('')}`
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}

function toSharp({ pixels, width, height, channels }: DecodedPicture): Sharp {
  return sharp(pixels, { raw: { width, height, channels } })
}
