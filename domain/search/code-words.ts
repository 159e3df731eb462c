/**
 * A part of a text. A code is a word that has to stay on one line, such as `MS-55`; what is turned would stand the other way
 * round among Arabic words.
 */
export type TextPart = { text: string; isCode: boolean; isTurned?: boolean }

/** Longer ones may be wider than a line. */
const LONGEST_CODE = 16

const CODE_SIGNS = /\d|[A-Z]-[A-Z]/

const ARABIC = /[\u0600-\u06ff]/

/** Latin words and figures that follow one another, and the signs between and before them: `+966 50 123 4567`. */
const RUN =
  /[±≥≤+−-]?[\w٠-٩](?:[\w٠-٩%²³]|[.,:/+–−±-](?=[\w٠-٩])|\s(?=[±+−-]?[\w٠-٩]|[/–−-]\s[±+−-]?[\w٠-٩])|[/–−-](?=\s[±+−-]?[\w٠-٩]))*/g

/** What begins with a letter keeps its order among Arabic words, and so does a plain number. */
const IS_TURNED = /^[^A-Za-z]*[\d٠-٩].*[^\d٠-٩.,:/]|^[±≥≤+−-]|%$/

/**
 * Takes the codes out of a text: words with a hyphen, and a digit or a capital on either side of it. Out of an Arabic text
 * also the figures whose signs and groups would stand the other way round there: phone numbers, ranges, `25%`, `0.75 L`.
 */
export function splitCodes(text: string): TextPart[] {
  if (!ARABIC.test(text)) return splitWords(text)
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(RUN)) {
    // A hyphen after a letter joins two words and is no sign.
    const joins = /[^\w٠-٩]/.test(found[0]!) && /\p{L}/u.test(text[index - 1] ?? '')
    const run = joins ? found.slice(1) : found
    if (!IS_TURNED.test(run)) continue
    const start = index + found.length - run.length
    parts.push(...splitWords(text.slice(end, start)), { text: run, isCode: run.length <= LONGEST_CODE, isTurned: true })
    end = index + found.length
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

export function isCode(word: string): boolean {
  return word.length <= LONGEST_CODE && word.includes('-') && CODE_SIGNS.test(word) && !word.includes(' ')
}
