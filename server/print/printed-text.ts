import { isolate } from '#domain/text/isolate.ts'
import type { Locale } from '#domain/text/locale.ts'

/**
 * A Latin name or a figure with the signs that belong to it: `≥ 250%`, `−40 / +90`, `8–12`, `3:1`, `EN 15651-1`.
 * A plus that stands free joins two packs (`200 مل + 50 جم`) and belongs to neither.
 */
const FIGURE =
  /(?:[≥≤]\s?|[±~+−-])?[A-Za-z0-9](?:[A-Za-z0-9.,:/+\-−–×*%²³&']|\s(?=[A-Za-z0-9]|[+−-]\d|[/–×]\s?[+−-]?[A-Za-z0-9]))*/g

/** Marks that end a sentence and not the figure before them. */
const TRAILING = /[\s.,:/+\-−–×*]+$/

/**
 * On paper every Latin name and figure of an Arabic text is a run of its own, not only those that would be turned: what
 * reads a PDF aloud or copies from it takes each for a word.
 */
export function isolateRuns(text: string, locale: Locale): string {
  if (locale === 'en') return text
  return text.replace(FIGURE, (run) => {
    const figure = run.replace(TRAILING, '')
    return `${isolate(figure, locale)}${run.slice(figure.length)}`
  })
}

/** Signs over and under Arabic letters, and the stroke that only lengthens a word. */
const SIGNS = /[\u064b-\u0652\u0670\u0640]/g

/**
 * The strings of a manuscript as they are searched for: nobody types vowel signs, and a letter with its sign is one
 * glyph on paper that no search takes apart.
 */
export function toSearchable<T>(data: T): T {
  const plain = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.normalize('NFC').replace(SIGNS, '') : value
  return JSON.parse(JSON.stringify(data, plain)) as T
}
