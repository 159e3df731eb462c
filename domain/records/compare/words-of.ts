/** The words of a text, and where each of them ends, with the blanks behind it. */
export type Words = { words: string[]; ends: number[] }

/** Unicode's own rules end words in every script; a language would change nothing for Arabic or English. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const BLANKS = /^[^\S\n]+$/
/** A line's end is a word of its own: a paragraph that was divided has changed. */
const BETWEEN_BLANKS = /\n|[^\s]+[^\S\n]*|[^\S\n]+/g

/** `isSegmented` tells words from the signs beside them, which takes longer; the text begins at `start`. */
export function wordsOf(text: string, isSegmented: boolean, start: number): Words {
  return isSegmented ? segmentedWords(text, start) : wordsBetweenBlanks(text, start)
}

function segmentedWords(text: string, start: number): Words {
  const words: string[] = []
  const ends: number[] = []
  for (const { segment, index } of segmenter.segment(text)) {
    const end = start + index + segment.length
    const isTail = BLANKS.test(segment) && words.length > 0 && words.at(-1) !== '\n'
    if (isTail) ends[ends.length - 1] = end
    else {
      words.push(segment)
      ends.push(end)
    }
  }
  return { words, ends }
}

function wordsBetweenBlanks(text: string, start: number): Words {
  let end = start
  const whole = text.match(BETWEEN_BLANKS) ?? []
  return {
    words: whole.map((word) => (word === '\n' ? word : word.trimEnd())),
    ends: whole.map((word) => (end += word.length)),
  }
}
