import { isolateFigures } from '#domain/text/isolate.ts'
import { directionOf, type Locale } from '#domain/text/locale.ts'
import { sharp } from './sharp.ts'

/** Names of the faces in `assets/print/fonts`. */
const FACES = { display: 'Alexandria SemiBold', text: 'IBM Plex Sans Arabic' }

export type SetText = {
  text: string
  locale: Locale
  face: keyof typeof FACES
  /** Sizes in pixels to try, the largest first: the first that fits the room is taken. */
  sizes: number[]
  colour: string
  /** Of the column, in pixels. */
  width: number
  /** Height in pixels that the words may take. */
  room: number
}

export type DrawnText = { image: Buffer; width: number; height: number }

/** Between the figures of a range and their sign: the three stay on one line. */
const NO_BREAK = '\u2060'
const RANGE = /(?<=\d)[–-](?=\d)/g

/** Longer texts are cut before they are set, so that none takes long. */
const LONGEST = 300

/**
 * Words as a picture with a clear ground, Arabic shaped and joined, in lines that begin at the reading start. What does
 * not fit in the smallest size loses words at its end.
 */
export async function setText({ text, sizes, room, ...style }: SetText): Promise<DrawnText> {
  let words = text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST)
  for (const size of sizes) {
    const drawn = await draw(words, size, style)
    if (drawn.height <= room) return drawn
  }
  const smallest = sizes.at(-1) ?? 0
  for (;;) {
    const shorter = words.slice(0, Math.max(1, Math.floor(words.length * 0.85)))
    words = shorter.includes(' ') ? shorter.slice(0, shorter.lastIndexOf(' ')) : shorter
    const drawn = await draw(`${words}…`, smallest, style)
    if (drawn.height <= room || words.length <= 1) return drawn
  }
}

type Style = Omit<SetText, 'text' | 'sizes' | 'room'>

async function draw(text: string, size: number, { locale, face, colour, width }: Style): Promise<DrawnText> {
  // The mark of direction decides where lines begin, also where the first word is of the other script.
  const directed = `${directionOf(locale) === 'rtl' ? '\u200f' : '\u200e'}${escaped(together(isolateFigures(text, locale)))}`
  const markup = `<span font_desc="${FACES[face]} ${size}" foreground="${colour}" line_height="1.28">${directed}</span>`
  const { data, info } = await sharp({ text: { text: markup, width, dpi: 72, rgba: true, wrap: 'word-char' } })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { image: data, width: info.width, height: info.height }
}

function together(text: string): string {
  return text.replaceAll(RANGE, (sign) => NO_BREAK + sign + NO_BREAK)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
