import { sharp } from '#server/files/sharp.ts'
import { dots, type Printing, settled, toJpeg } from './printing.ts'

/** The studio's ground, and how far from it a pixel must be to belong to the pack and not to its soft shadow. */
const GROUND = '#f4f4f4'
const DIFFERENCE = 30

/** A tile on paper: its size in millimetres, its ground, and where the pack's middle stands from the left (0 to 1). */
export type Tile = { width: number; height: number; ground: string; middle?: number }

/** Where the whole picture lies on the tile, in dots, and whether its sides fade out. */
type Place = { left: number; top: number; size: number; fades: boolean }

/** The studio ground is lifted to white, so that it takes the tile's colour without a seam. */
const LIFT = 1.1
/** How much of the tile a pack may fill, and the air under it. */
const FILL = { across: 0.8, down: 0.84 }
const FOOT = 0.085
/** A pack that reaches this far down is cut off by its picture. */
const CUT = 0.985
/** The share of the picture's width that fades out at each side. */
const FADE = 0.05

/** The pack, as large as its tile allows, on the tile's ground. */
export async function printPack(shot: Buffer, tile: Tile, printing: Printing): Promise<Buffer> {
  const picture = await squared(shot)
  const width = dots(tile.width, printing)
  const height = dots(tile.height, printing)
  const place = placePack(await findPack(picture), width, height, tile.middle ?? 0.5)
  const white = sharp({ create: { width, height, channels: 3, background: '#fff' } })
  const ground = { create: { width, height, channels: 3, background: tile.ground } } as const
  const tinted = white.composite([await cutToTile(picture, place, width, height), { input: ground, blend: 'multiply' }])
  return toJpeg(await settled(tinted), printing)
}

/** On the studio's ground, which a picture of other sides goes on with. */
async function squared(shot: Buffer): Promise<Buffer> {
  const { width, height, hasAlpha } = await sharp(shot).metadata()
  if (width === height && !hasAlpha) return shot
  const side = Math.max(width, height)
  const ground = { fit: 'contain', background: GROUND } as const
  return sharp(shot).flatten({ background: GROUND }).resize(side, side, ground).png().toBuffer()
}

async function cutToTile(picture: Buffer, { left, top, size, fades }: Place, width: number, height: number) {
  const lifted = sharp(picture).resize(size, size, { kernel: 'lanczos3' }).removeAlpha().linear(LIFT, 0)
  const shown = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(size, width - left) - Math.max(0, -left),
    height: Math.min(size, height - top) - Math.max(0, -top),
  }
  const whole = await settled(lifted)
  const soft = fades ? await settled(whole.composite([{ input: sideFade(size) }]).removeAlpha()) : whole
  const { data, info } = await soft.extract(shown).raw().toBuffer({ resolveWithObject: true })
  return { input: data, raw: info, left: Math.max(0, left), top: Math.max(0, top) }
}

/** Shadows that run to the picture's sides end softly there, not in a line on the tile. */
function sideFade(size: number): Buffer {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="#fff" stop-opacity="${opacity}"/>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><linearGradient id="fade">` +
      `${stop(0, 1)}${stop(FADE, 0)}${stop(1 - FADE, 0)}${stop(1, 1)}</linearGradient>` +
      `<rect width="${size}" height="${size}" fill="url(#fade)"/></svg>`,
  )
}

function placePack(frame: PackFrame, width: number, height: number, middle: number): Place {
  if (frame.bottom > CUT) return fillFromBelow(frame, width, height)
  const down = frame.bottom - frame.top
  const room = 2 * Math.min(middle, 1 - middle) * width
  const size = Math.round(Math.min((room * FILL.across) / (frame.right - frame.left), (height * FILL.down) / down))
  const left = Math.round(width * middle - ((frame.left + frame.right) / 2) * size)
  const slack = Math.max(0, height * (1 - 2 * FOOT) - down * size)
  return { left, top: Math.round(height * (1 - FOOT) - frame.bottom * size - slack / 2), size, fades: true }
}

/** A close view, cut at its picture's foot, fills the tile and is cut at the tile's foot. */
function fillFromBelow(frame: PackFrame, width: number, height: number): Place {
  const size = Math.max(width, height)
  const centred = width / 2 - ((frame.left + frame.right) / 2) * size
  return { left: Math.round(Math.min(0, Math.max(width - size, centred))), top: height - size, size, fades: false }
}

/** Where the pack stands in its picture, in shares of width and height. */
type PackFrame = { left: number; top: number; right: number; bottom: number }

export async function findPack(picture: Buffer): Promise<PackFrame> {
  const { width, height } = await sharp(picture).metadata()
  const trimmed = sharp(picture).trim({ background: GROUND, threshold: DIFFERENCE })
  const { info } = await trimmed.raw().toBuffer({ resolveWithObject: true })
  const left = -(info.trimOffsetLeft ?? 0)
  const top = -(info.trimOffsetTop ?? 0)
  return {
    left: left / width,
    top: top / height,
    right: (left + info.width) / width,
    bottom: (top + info.height) / height,
  }
}
