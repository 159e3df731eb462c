import type { Locale } from './locale.ts'

const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const POP_ISOLATE = '\u2069'

/**
 * A Latin name or a figure with the signs that belong to it: `≥ 250%`, `−40 / +90`, `8–12`, `3:1`, `EN 15651-1`.
 * A plus that stands free joins two packs (`200 مل + 50 جم`) and belongs to neither.
 */
const FIGURE =
  /(?:[≥≤]\s?|[±~+−-])?[A-Za-z0-9](?:[A-Za-z0-9.,:/+\-−–%²³&']|\s(?=[A-Za-z0-9]|[+−-]\d|[/–]\s?[+−-]?[A-Za-z0-9]))*/g

/** Marks that end a sentence and not the figure before them. */
const TRAILING = /[\s.,:/+\-−–]+$/

/** A text that always reads left to right, as one run of an Arabic line: a code, a standard, a phone number. */
export function isolate(text: string, locale: Locale): string {
  return locale === 'ar' && text !== '' ? `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}` : text
}

/**
 * An Arabic text in which every Latin name and every figure is a run of its own, so that `8–12` and `25%` keep their
 * order on paper. English needs none of it.
 */
export function isolateFigures(text: string, locale: Locale): string {
  if (locale === 'en') return text
  return text.replace(FIGURE, (run) => {
    const figure = run.replace(TRAILING, '')
    return `${isolate(figure, locale)}${run.slice(figure.length)}`
  })
}

/** Text of whatever direction that somebody typed, set apart from the sentence that names it. */
export function isolateText(text: string): string {
  return `\u2068${text}\u2069`
}
