import { sharp } from '#server/files/sharp.ts'
import { dots, type Printing, type Rgb, settled, toHex, toJpeg } from './printing.ts'

/** A place on paper, in millimetres. */
export type Area = { width: number; height: number }

/** White words are read on the colour of the picture's upper edge when it is made a little darker. */
const SHADE = 0.8
/** The share of the picture's height over which it melts into the ground above it. */
const MELT = 0.34
/** Above the highest pack of the cover's scene. */
const BACKDROP_MELT = 0.12
/** A backdrop takes so many tones from so many rows of the scene's edge. */
const EDGE_TONES = 6
const EDGE_ROWS = 24

/** A scene cut to its place on paper; never enlarged beyond its own pixels. */
export async function printScene(scene: Buffer, area: Area, printing: Printing): Promise<Buffer> {
  const { width: own } = await sharp(scene).metadata()
  const width = Math.min(own, dots(area.width, printing))
  const height = Math.round((width * area.height) / area.width)
  return toJpeg(sharp(scene).resize(width, height, { fit: 'cover' }), printing)
}

/**
 * A part of a wide scene, given in shares of its width, whose backdrop goes on upwards until it fills its place: in the
 * colours of its upper edge, into which it melts. Its rows of pixels drawn out would be stripes.
 */
export async function printTallScene(
  scene: Buffer,
  part: { left: number; width: number },
  area: Area,
  printing: Printing,
): Promise<Buffer> {
  const { width: own, height } = await sharp(scene).metadata()
  const width = Math.round(own * part.width)
  const top = Math.max(0, Math.round((width * area.height) / area.width) - height)
  const cut = sharp(scene).extract({ left: Math.round(own * part.left), top: 0, width, height })
  const high = await settled(cut.extend({ top, background: '#000' }).removeAlpha())
  const edge = await sharp(await high.clone().png().toBuffer())
    .extract({ left: 0, top, width, height: EDGE_ROWS })
    .resize(EDGE_TONES, 1, { fit: 'fill' })
    .png()
    .toBuffer()
  const melt = Math.round(height * BACKDROP_MELT)
  const backdrop = await sharp(edge)
    .resize(width, top + melt, { fit: 'fill', kernel: 'cubic' })
    .ensureAlpha()
    .composite([{ input: runOut(width, top, melt), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return toJpeg(high.composite([{ input: backdrop, left: 0, top: 0 }]), printing)
}

/** The scene at the foot of a page-high ground of its own colour, melting into it upwards. */
export async function printPoster(
  scene: Buffer,
  words: 'light' | 'dark',
  area: Area,
  printing: Printing,
): Promise<Buffer> {
  const { width, height } = await sharp(scene).metadata()
  const edge = await upperEdge(scene, width)
  const ground = words === 'light' ? (edge.map((channel) => Math.round(channel * SHADE)) as Rgb) : edge
  const veiled = sharp(scene).composite([{ input: veil(width, height, toHex(ground)), left: 0, top: 0 }])
  const top = Math.round((width * area.height) / area.width) - height
  const [r, g, b] = ground
  const poster = (await settled(veiled.removeAlpha())).extend({ top, background: { r, g, b } })
  return toJpeg(poster, printing)
}

async function upperEdge(scene: Buffer, width: number): Promise<Rgb> {
  const edge = sharp(scene).extract({ left: 0, top: 0, width, height: 12 }).resize(1, 1, { fit: 'fill' })
  const [red = 0, green = 0, blue = 0] = await edge.removeAlpha().raw().toBuffer()
  return [red, green, blue]
}

function veil(width: number, height: number, colour: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
      `<linearGradient id="veil" x2="0" y2="1"><stop offset="0" stop-color="${colour}"/>` +
      `<stop offset="${MELT}" stop-color="${colour}" stop-opacity="0"/></linearGradient></defs>` +
      `<rect width="${width}" height="${height}" fill="url(#veil)"/></svg>`,
  )
}

/** A mask: whole down to a height, and nothing so much further down. */
function runOut(width: number, whole: number, melt: number): Buffer {
  const height = whole + melt
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
      `<linearGradient id="out" x2="0" y2="1"><stop offset="${whole / height}"/>` +
      `<stop offset="1" stop-opacity="0"/></linearGradient></defs>` +
      `<rect width="${width}" height="${height}" fill="url(#out)"/></svg>`,
  )
}
