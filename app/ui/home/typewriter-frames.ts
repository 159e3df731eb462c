/** What the typewriter shows, and for how many milliseconds. */
type TypewriterFrame = { shown: string; wait: number }

const TYPE_MS = 150
const DELETE_MS = 50
const PAUSE_MS = 2000

/** A sign with the marks on it. `Intl.Segmenter` knows more, and takes a phone a tenth of a second to load. */
const STROKE = /.[\p{M}\u200C\u200D]*/gsu

/** The whole of the first text, as it came from the server; then it is deleted and the next one typed, without end. */
export function* typewriterFrames(texts: readonly string[]): Generator<TypewriterFrame, never> {
  const all = texts.map((text) => text.match(STROKE) ?? [])
  const first = (characters: readonly string[], count: number) => characters.slice(0, count).join('')
  for (let turn = 0; ; turn++) {
    const characters = all[turn % all.length]!
    const next = all[(turn + 1) % all.length]!
    yield { shown: first(characters, characters.length), wait: PAUSE_MS }
    for (let count = characters.length - 1; count > 0; count--)
      yield { shown: first(characters, count), wait: DELETE_MS }
    for (let count = 0; count < next.length; count++) yield { shown: first(next, count), wait: TYPE_MS }
  }
}
