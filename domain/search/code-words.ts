import { turnedRuns } from '#domain/text/isolate.ts'

/**
 * A part of a text. A code is a word that has to stay on one line, such as `MS-55`; what is turned would stand the other way
 * round among Arabic words.
 */
export type TextPart = { text: string; isCode: boolean; isTurned?: boolean }

/** Longer ones may be wider than a line. */
const LONGEST_CODE = 16

const CODE_SIGNS = /\d|[A-Z]-[A-Z]/

/**
 * Takes the codes out of a text: words with a hyphen, and a digit or a capital on either side of it. Out of an Arabic text
 * also the figures whose signs and groups would stand the other way round there: phone numbers, ranges, `25%`, `0.75 L`.
 */
export function splitCodes(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { text: run, index } of turnedRuns(text)) {
    parts.push(...splitWords(text.slice(end, index)), { text: run, isCode: run.length <= LONGEST_CODE, isTurned: true })
    end = index + run.length
  }
  return [...parts, ...splitWords(text.slice(end))]
}

function splitWords(text: string): TextPart[] {
  const parts: TextPart[] = []
  for (const [index, word] of text.split(' ').entries()) {
    const space = index === 0 ? '' : ' '
    const last = parts.at(-1)
    if (isCode(word)) {
      if (space !== '') append(parts, last, space)
      parts.push({ text: word, isCode: true })
    } else append(parts, last, space + word)
  }
  return parts
}

function append(parts: TextPart[], last: TextPart | undefined, text: string) {
  if (last && !last.isCode) last.text += text
  else if (text !== '') parts.push({ text, isCode: false })
}

function isCode(word: string): boolean {
  return word.length <= LONGEST_CODE && word.includes('-') && CODE_SIGNS.test(word) && !word.includes(' ')
}
