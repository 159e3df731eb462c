import { WHITE } from '#content/palette.ts'
import { ICON_SIZES, type IconName } from '#domain/site/site-icons.ts'
import { sharp } from '#server/files/sharp.ts'
import { setText, type SetText } from '#server/files/text-setting.ts'

/** A mark that stands inside the circle of 80 % that every phone shows whole: the square within that circle. */
const SAFE = 0.56
/** Apple's icons have corners of their own, and a little room. */
const ROOMY = 0.8
const LETTER = 0.62
const ROUND = 0.22

/** What an icon is made of: the company's mark, or the first letter of its name. */
export type IconSource = { mark: Buffer } | { letter: string; ground: string; ink: string }

export async function drawIcon(source: IconSource, name: IconName): Promise<Buffer> {
  const size = ICON_SIZES[name]
  const isCut = name === 'maskable-512' || name === 'apple-180'
  const ground = 'letter' in source ? source.ground : isCut ? WHITE : null
  const share = name === 'maskable-512' ? SAFE : name === 'apple-180' ? ROOMY : 1
  const sign =
    'letter' in source ? await drawLetter(source, size * LETTER * share) : await fit(source.mark, size * share)
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background: ground ?? '#0000' } })
  const drawn = await canvas
    .composite([{ input: sign, gravity: 'centre' }])
    .png()
    .toBuffer()
  return ground === null || isCut ? compact(drawn) : compact(await rounded(drawn, size))
}

function fit(mark: Buffer, size: number): Promise<Buffer> {
  const side = Math.round(size)
  return sharp(mark).resize({ width: side, height: side, fit: 'contain', background: '#0000' }).png().toBuffer()
}

async function drawLetter({ letter, ink }: { letter: string; ink: string }, size: number): Promise<Buffer> {
  const text: SetText = {
    text: letter,
    locale: 'en',
    face: 'display',
    sizes: [320],
    colour: ink,
    width: 1000,
    room: 1000,
  }
  const { image } = await setText(text)
  const trimmed = await sharp(image).trim({ threshold: 0 }).png().toBuffer()
  return fit(trimmed, size)
}

function rounded(square: Buffer, size: number): Promise<Buffer> {
  const corner = Math.round(size * ROUND)
  const shape = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner}"/></svg>`
  return sharp(square)
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

function compact(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ compressionLevel: 9, effort: 10 }).toBuffer()
}
