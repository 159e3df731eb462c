import { uploadMessages } from '#content/upload-messages.ts'
import type { LogoShape } from '#domain/site/stored-file.ts'
import { FILE_TYPES, pictureType, accepted, type Inspection, refused } from '#server/files/file-type.ts'
import { decodePicture, dominantColor } from '#server/files/picture-encoder.ts'
import { inspectPicture, type InspectedPicture } from '#server/files/picture-inspection.ts'
import { sharp } from '#server/files/sharp.ts'

/** Long before this, drawing it would take too long. */
const MOST_BYTES = 2 * 1024 * 1024
/** What may stand before the drawing itself, one after another. */
const BEFORE = [/^<\?xml[^>]*\?>/i, /^<!--[\s\S]*?-->/, /^<!DOCTYPE[^>]*>/i]
const BEGINNING = 4096

/**
 * What makes a drawing more than a drawing: scripts and handlers, markup of other kinds, entities, sheets and anything
 * that lies elsewhere. Pictures may be inside it, as PNG, JPEG or WebP.
 */
const FORBIDDEN = [
  /<\s*(?:\w+:)?(?:script|foreignObject|iframe|embed|object|audio|video|a|animate\w*|set|handler|listener)[\s/>]/i,
  /\son\w+\s*=/i,
  /<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet|@import/i,
  /\b(?:xlink:)?href\s*=\s*(?:"(?!\s*#|\s*data:image\/(?:png|jpeg|webp);)|'(?!\s*#|\s*data:image\/(?:png|jpeg|webp);)|[^"'\s])/i,
  /url\(\s*(?!["']?\s*#)/i,
  /javascript:/i,
]

/** Pixels that a logo is wide at least, and a mark both ways. */
const LEAST_SIDE = 512
/** What is stored: sharp on dense screens at the sizes in which logos are shown. */
const STORED: Record<LogoShape, { width: number; height: number }> = {
  logo: { width: 640, height: 320 },
  mark: { width: 1024, height: 1024 },
}
/** A mark may be this much off a square. */
const NEARLY = 0.02
/** So many times as wide as high. */
const LONGEST = 4
const SVG_DPI = 72

/** A logo as it is to be stored: a PNG, drawn from the SVG or made from the picture that was sent. */
export async function inspectLogo(bytes: Buffer, shape: LogoShape): Promise<Inspection<InspectedPicture>> {
  return isSvg(bytes) ? drawSvg(bytes, shape) : preparePicture(bytes, shape)
}

async function drawSvg(bytes: Buffer, shape: LogoShape): Promise<Inspection<InspectedPicture>> {
  if (!isPlainDrawing(bytes)) return refused(uploadMessages.drawingActive)
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (shape === 'mark' && !isSquare(width, height)) return refused(uploadMessages.markNotSquare)
    // Drawn in the size in which it is stored: a small drawing stays sharp, a huge one takes no memory.
    const most = STORED[shape]
    const density = SVG_DPI * Math.min(most.width / width, most.height / height)
    return accepted(await toPng(sharp(bytes, { density: Math.min(Math.max(density, 1), 7200) }), shape))
  } catch {
    return refused(uploadMessages.damagedDrawing)
  }
}

async function preparePicture(bytes: Buffer, shape: LogoShape): Promise<Inspection<InspectedPicture>> {
  const inspection = await inspectPicture(bytes)
  if (!inspection.ok) {
    const isUnknown = bytes.length >= 16 && pictureType(bytes) === null
    return isUnknown ? refused(uploadMessages.notALogo) : inspection
  }
  const sent = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (sent.width < LEAST_SIDE) return refused(uploadMessages.logoTooSmall)
  if (shape === 'mark' && !isSquare(sent.width, sent.height)) return refused(uploadMessages.markNotSquare)
  if (shape === 'logo' && !sent.hasAlpha) return refused(uploadMessages.logoOpaque)
  return accepted(await toPng(sharp(inspection.value.bytes), shape))
}

async function toPng(picture: ReturnType<typeof sharp>, shape: LogoShape): Promise<InspectedPicture> {
  const size = { ...STORED[shape], fit: 'inside', withoutEnlargement: true } as const
  const fitted = await picture.resize(size).toColourspace('srgb').png().toBuffer({ resolveWithObject: true })
  // A long line is given room above and below: in a header of one height it would take the whole width.
  const missing = Math.max(0, Math.ceil(fitted.info.width / LONGEST) - fitted.info.height)
  const room = { top: Math.floor(missing / 2), bottom: Math.ceil(missing / 2), background: '#0000' }
  const padded = missing > 0 ? sharp(fitted.data).extend(room) : sharp(fitted.data)
  const { data, info } = await padded.png({ compressionLevel: 9, effort: 10 }).toBuffer({ resolveWithObject: true })
  const color = await dominantColor(await decodePicture(data))
  return { bytes: data, ...FILE_TYPES.png, width: info.width, height: info.height, color }
}

function isSquare(width: number, height: number): boolean {
  return Math.abs(width - height) <= NEARLY * Math.max(width, height)
}

/** Whether a file is an SVG drawing, by how it begins. */
function isSvg(bytes: Buffer): boolean {
  let text = bytes
    .toString('utf8', 0, BEGINNING)
    .replace(/^\uFEFF/, '')
    .trimStart()
  for (;;) {
    const found = BEFORE.map((part) => part.exec(text)?.[0]).find((part) => part !== undefined)
    if (found === undefined) return /^<svg[\s>]/i.test(text)
    text = text.slice(found.length).trimStart()
  }
}

function isPlainDrawing(bytes: Buffer): boolean {
  if (bytes.length > MOST_BYTES) return false
  const text = bytes.toString('utf8')
  return !FORBIDDEN.some((part) => part.test(text))
}
