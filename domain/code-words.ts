/** A part of a text; a code is a word that has to stay on one line, such as `MS-55`. */
export type TextPart = { text: string; isCode: boolean }

/** Longer ones may be wider than a line. */
const LONGEST_CODE = 16

const CODE_SIGNS = /\d|[A-Z]-[A-Z]/

/** Takes the codes out of a text: words with a hyphen, and a digit or a capital on either side of it. */
export function splitCodes(text: string): TextPart[] {
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

export function isCode(word: string): boolean {
  return word.length <= LONGEST_CODE && word.includes('-') && CODE_SIGNS.test(word) && !word.includes(' ')
}
