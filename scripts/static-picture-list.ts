import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DENSE_SETTINGS, ENCODER_SETTINGS } from '#server/files/picture-encoder.ts'

/** A picture of the site as it is to be made from its source in `assets/pictures`. */
export type StaticPictureSource = {
  name: string
  file: string
  /** The part of the source to keep, in its pixels; the whole without it. */
  crop?: { left: number; top: number; width: number; height: number }
  /** Ascending; the last is the full width. */
  widths: number[]
  /** Its edges may be softer: it is shown on dense screens alone, or most of it is out of focus. */
  dense?: true
}

export const SOURCES_DIRECTORY = join(import.meta.dirname, '../assets/pictures')

// A 4:3 part of the picture, one, two and three dense pixels for each of 360, and two for each of 375 to 414, whose next
// step would be nearly twice as heavy.
const NARROW_WIDTHS = [480, 720, 820, 1200]

/** Beside the form in which staff of the demo sign in; pictures of pages are records' own. */
export const staticPictureList: StaticPictureSource[] = [narrow('hero-3-narrow', 'hero-3.webp', 52)]

function narrow(name: string, file: string, left: number): StaticPictureSource {
  return { name, file, crop: { left, top: 0, width: 1200, height: 900 }, widths: NARROW_WIDTHS, dense: true }
}

export function settingsOf({ dense }: Pick<StaticPictureSource, 'dense'>) {
  return dense ? DENSE_SETTINGS : ENCODER_SETTINGS
}

/** Stands in the address, so that browsers may keep a picture for ever: a new source or setting is a new address. */
function sourceHash({ file, crop, dense }: StaticPictureSource): string {
  const hash = createHash('sha256').update(readFileSync(join(SOURCES_DIRECTORY, file)))
  return hash
    .update(JSON.stringify([crop, settingsOf({ dense })]))
    .digest('hex')
    .slice(0, 8)
}

export function fullWidth({ widths }: Pick<StaticPictureSource, 'widths'>): number {
  return Math.max(...widths)
}

export function pictureStem(source: StaticPictureSource): string {
  return `/images/${source.name}.${sourceHash(source)}`
}
