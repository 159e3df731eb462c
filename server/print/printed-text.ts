import { cleanLine, cleanLines } from '#domain/text/clean-text.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isolateRuns } from './isolated-runs.ts'

/** A text of a document in two languages, with the one that its direction and its letters are of. */
export type PrintedText = { lang: Locale; text: string }

const FIRST_LETTER = /\p{L}/u
const ARABIC = /\p{Script=Arabic}/u
/** A word that no column would hold: where it may be broken nobody can know. */
const ENDLESS = /\S{28}(?=\S)/gu
const BREAK = '\u200b'

/** What somebody typed, ready to be set: in the language of its first letter, as one line. */
export function printedLine(typed: string): PrintedText {
  return printed(cleanLine(typed))
}

/** The same for several lines, without those at the ends that say nothing. */
export function printedLines(typed: string): PrintedText[] {
  const text = cleanLines(typed)
  return text === '' ? [] : text.split('\n').map((line) => printed(line.trim()))
}

function printed(text: string): PrintedText {
  const lang = ARABIC.test(FIRST_LETTER.exec(text)?.[0] ?? '') ? 'ar' : 'en'
  return { lang, text: isolateRuns(text.replaceAll(ENDLESS, `$&${BREAK}`), lang) }
}
