/** Marks that turn the direction of what follows, and marks that nobody sees: people copy them without knowing. */
const ACTING_MARKS = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/gu
const CONTROLS = /\p{Cc}/gu
const CONTROLS_IN_TEXT = /[^\P{Cc}\n\t]/gu
const CONTROLS_IN_MARKUP = /[^\P{Cc}\r\n\t]/gu

/** Typed text for a field of one line: no line ends, controls or marks of direction, and single spaces. */
export function cleanLine(text: string): string {
  return wellFormed(text).replace(LINE_ENDS, ' ').replace(CONTROLS, ' ').replace(/ {2,}/g, ' ').trim()
}

/** Typed text of several lines: as `cleanLine`, but lines and tabs stay. */
export function cleanLines(text: string): string {
  return cleanPlacedLines(text).trim()
}

/** As `cleanLines`, where lines are counted from the first: empty ones before the text stay. */
export function cleanPlacedLines(text: string): string {
  return wellFormed(text).replace(LINE_ENDS, '\n').replace(CONTROLS_IN_TEXT, '').trimEnd()
}

/** Text with marks of its own (HTML, JSON): what no text may hold is taken out, and nothing else. */
export function cleanMarkup(text: string): string {
  return composed(text).replace(CONTROLS_IN_MARKUP, '').trim()
}

function wellFormed(text: string): string {
  return composed(text).replace(ACTING_MARKS, '')
}

/** Half a surrogate pair would be refused by databases and mail servers. */
function composed(text: string): string {
  return withoutHeaps(text.toWellFormed()).normalize('NFC')
}

/** More marks on one letter than any script has: to put them in order takes time by their square. */
const HEAP = /(\p{M}{30})\p{M}+/gu

/** What can be normalized in time by its length; languages have the same words without such heaps. */
export function withoutHeaps(text: string): string {
  return text.length > 1000 ? text.replace(HEAP, '$1') : text
}
