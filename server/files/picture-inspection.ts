import type { Metadata, Sharp } from 'sharp'
import { uploadMessages } from '../../content/upload-messages.ts'
import { FILE_TYPES, type PictureType, pictureType } from './file-type.ts'
import { accepted, type Inspection, refused } from './inspection.ts'
import { decodePicture, dominantColor } from './picture-encoder.ts'
import { sharp } from './sharp.ts'
import { isPlainWebp } from './webp-chunks.ts'

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
export const MAX_PIXELS = 40_000_000
/** No screen shows more; cameras make more. */
const MAX_STORED_SIDE = 3200
const TIME_LIMIT_SECONDS = 10
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
  if (!type) return refused(uploadMessages.notAPicture)
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (metadata.width * metadata.height > MAX_PIXELS) return refused(uploadMessages.tooManyPixels)
    if (isAnimated(bytes, type, metadata)) return refused(uploadMessages.animated)
    return accepted(await prepare(bytes, type, metadata))
  } catch (error) {
    return refused(isTimeout(error) ? uploadMessages.pictureTooSlow : uploadMessages.damagedPicture)
  }
}

async function prepare(bytes: Buffer, type: PictureType, metadata: Metadata): Promise<InspectedPicture> {
  const picture = await decodePicture(open(bytes))
  const isSmall = Math.max(metadata.width, metadata.height) <= MAX_STORED_SIDE
  const kept = type === 'webp' && isSmall && isPlainWebp(bytes)
  const stored = kept ? { data: bytes, info: metadata } : await encodeAgain(bytes, type)
  return {
    bytes: stored.data,
    ...FILE_TYPES[type],
    width: stored.info.width,
    height: stored.info.height,
    color: await dominantColor(picture),
  }
}

/** A new file of the same kind: place, camera, colour profile and whatever else came along stay behind. */
function encodeAgain(bytes: Buffer, type: PictureType) {
  const upright = open(bytes).autoOrient()
  const fitted = upright.resize(MAX_STORED_SIDE, MAX_STORED_SIDE, { fit: 'inside', withoutEnlargement: true })
  return ENCODERS[type](fitted.toColourspace('srgb')).toBuffer({ resolveWithObject: true })
}

const ENCODERS: Record<PictureType, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 90, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 90, smartSubsample: true }),
  avif: (picture) => picture.avif({ quality: 75, effort: 2 }),
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: TIME_LIMIT_SECONDS })
}

/** The decoder does not count the frames of a PNG; the chunk that announces them stands before the pixels. */
function isAnimated(bytes: Buffer, type: PictureType, metadata: Metadata): boolean {
  if ((metadata.pages ?? 1) > 1) return true
  return type === 'png' && bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT'))).includes('acTL')
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout')
}
