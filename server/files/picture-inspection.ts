import type { Metadata, Sharp } from 'sharp'
import { uploadMessages } from '#content/upload-messages.ts'
import {
  FILE_TYPES,
  isHeic,
  type PictureType,
  pictureType,
  accepted,
  type Inspection,
  MAX_PICTURE_BYTES,
  refused,
} from './file-type.ts'
import { decodePicture, dominantColor } from './picture-encoder.ts'
import { sharp } from './sharp.ts'

const PIXEL_CHUNKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH']
const HEADER = 12
const CHUNK_HEADER = 8

const MB = 1024 * 1024
/** A JPEG is read at half its size and smaller; other kinds need memory for each pixel. */
const MOST_PIXELS: Record<PictureType, number> = {
  jpeg: 100_000_000,
  png: 50_000_000,
  webp: 50_000_000,
  avif: 50_000_000,
}
/** What is stored is no larger; photographs of the largest size are, as their own kind. */
const MAX_STORED_BYTES = 5 * MB
/** No screen shows more; cameras make more. */
const MAX_STORED_SIDE = 3200
/** The shortest file of any accepted kind is longer than what its kind is told by. */
const SHORTEST = 16

export type InspectedPicture = {
  /** What to store: upright, in sRGB and without metadata. */
  bytes: Buffer
  extension: string
  mime: string
  width: number
  height: number
  color: string
}

/** Decodes the whole picture, so that one that is cut short or broken inside is refused now and not seen later. */
export async function inspectPicture(bytes: Buffer): Promise<Inspection<InspectedPicture>> {
  if (bytes.length === 0) return refused(uploadMessages.empty)
  if (bytes.length > MAX_PICTURE_BYTES) return refused(uploadMessages.pictureTooLarge)
  const type = bytes.length < SHORTEST ? null : pictureType(bytes)
  if (!type) return refused(isHeic(bytes) ? uploadMessages.heic : uploadMessages.notAPicture)
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (metadata.width * metadata.height > MOST_PIXELS[type]) return refused(uploadMessages.tooManyPixels)
    if (isAnimated(bytes, type, metadata)) return refused(uploadMessages.animated)
    return accepted(await prepare(bytes, type, metadata))
  } catch {
    return refused(uploadMessages.damagedPicture)
  }
}

async function prepare(bytes: Buffer, type: PictureType, metadata: Metadata): Promise<InspectedPicture> {
  const picture = await decodePicture(open(bytes))
  const isSmall = Math.max(metadata.width, metadata.height) <= MAX_STORED_SIDE
  const isAsSent = type === 'webp' && isSmall && isPlainWebp(bytes)
  const encoded = isAsSent ? { data: bytes, info: metadata } : await encodeAgain(bytes, ENCODERS[type])
  const isLight = encoded.data.length <= MAX_STORED_BYTES
  const stored = isLight ? encoded : await lightEnough(bytes)
  return {
    bytes: stored.data,
    ...FILE_TYPES[isLight ? type : 'webp'],
    width: stored.info.width,
    height: stored.info.height,
    color: await dominantColor(picture),
  }
}

/** A new file of the same kind: place, camera, colour profile and whatever else came along stay behind. */
function encodeAgain(bytes: Buffer, encode: (picture: Sharp) => Sharp) {
  const upright = open(bytes).autoOrient()
  const fitted = upright.resize(MAX_STORED_SIDE, MAX_STORED_SIDE, { fit: 'inside', withoutEnlargement: true })
  return encode(fitted.toColourspace('srgb')).toBuffer({ resolveWithObject: true })
}

const LIGHTER_QUALITIES = [85, 75]
const LIGHTEST_QUALITY = 65

/** As WebP, of the best quality with which it is light enough. */
async function lightEnough(bytes: Buffer) {
  const ofQuality = (quality: number) =>
    encodeAgain(bytes, (picture) => picture.webp({ quality, smartSubsample: true }))
  for (const quality of LIGHTER_QUALITIES) {
    const encoded = await ofQuality(quality)
    if (encoded.data.length <= MAX_STORED_BYTES) return encoded
  }
  return ofQuality(LIGHTEST_QUALITY)
}

const ENCODERS: Record<PictureType, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 90, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 90, smartSubsample: true }),
  avif: (picture) => picture.avif({ quality: 75, effort: 2 }),
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS.jpeg, failOn: 'error' })
}

/** The decoder does not count the frames of a PNG; the chunk that announces them stands before the pixels. */
function isAnimated(bytes: Buffer, type: PictureType, metadata: Metadata): boolean {
  if ((metadata.pages ?? 1) > 1) return true
  return type === 'png' && bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT'))).includes('acTL')
}

/** Whether a WebP file holds pixels and nothing else: no EXIF, XMP, colour profile, frames, or bytes behind its end. */
export function isPlainWebp(bytes: Buffer): boolean {
  let at = HEADER
  if (bytes.length < HEADER + CHUNK_HEADER || bytes.readUInt32LE(4) !== bytes.length - 8) return false
  while (at + CHUNK_HEADER <= bytes.length) {
    if (!PIXEL_CHUNKS.includes(bytes.toString('latin1', at, at + 4))) return false
    const size = bytes.readUInt32LE(at + 4)
    at += CHUNK_HEADER + size + (size % 2)
  }
  return at === bytes.length
}
