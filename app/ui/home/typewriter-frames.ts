/** What the typewriter shows, and for how many milliseconds. */
export type TypewriterFrame = { shown: string; wait: number }

const TYPE_MS = 150
const DELETE_MS = 50
const PAUSE_MS = 2000

/** A sign with the marks on it. `Intl.Segmenter` knows more, and takes a phone a tenth of a second to load. */
const STROKE = /.[\p{M}\u200C\u200D]*/gsu

/** The whole text first, as it came from the server; then it is deleted and typed again, without end. */
export function* typewriterFrames(text: string): Generator<TypewriterFrame, never> {
  const characters = text.match(STROKE) ?? []
  const first = (count: number) => characters.slice(0, count).join('')
  while (true) {
    yield { shown: text, wait: PAUSE_MS }
    for (let count = characters.length - 1; count > 0; count--) yield { shown: first(count), wait: DELETE_MS }
    for (let count = 0; count < characters.length; count++) yield { shown: first(count), wait: TYPE_MS }
  }
}
