import { cleanLine } from '#domain/text/clean-text.ts'
import { foldText } from '#domain/text/fold.ts'

/** What systems put into archives beside the files of people. */
const OF_SYSTEMS = /(?:^|\/)(?:__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/iu
const ENDING = /\.[a-z0-9]{2,5}$/u

function folded(name: string): string {
  return foldText(cleanLine(name)).replaceAll('\\', '/')
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The pictures of an archive as cells name them: folders, case and endings may be left out. Names are compared and nothing else. */
export type NamedPictures = {
  /** Those that a text means; several where it does not tell them apart. */
  find(text: string): readonly string[]
  /** The picture of a code and, by their numbers, those of its gallery: `RW1.jpg`, `RW1-2.jpg`. */
  ofCode(code: string, isCode: (text: string) => boolean): { pictures: readonly string[]; gallery: readonly string[] }
}

export function namedPictures(names: readonly string[]): NamedPictures {
  const pictures = names.filter((name) => !OF_SYSTEMS.test(name))
  const views = [(path: string) => path, withoutEnding, lastOf, (path: string) => withoutEnding(lastOf(path))]
  const lookUps = views.map((view) => Map.groupBy(pictures, (name) => view(folded(name))))
  const byStem = lookUps.at(-1)!
  const numbered = Map.groupBy(byStem.keys(), (stem) => NUMBERED.exec(stem)?.[1] ?? '')

  function find(text: string): readonly string[] {
    const path = folded(text)
    for (const wanted of new Set([path, lastOf(path)])) {
      const found = lookUps.map((names) => names.get(wanted)).find((some) => some !== undefined)
      if (wanted !== '' && found) return found
    }
    return []
  }

  return {
    find,
    ofCode(code, isCode) {
      const stem = folded(code)
      const others = (stem === '' ? [] : (numbered.get(stem) ?? [])).filter((other) => !isCode(other))
      const gallery = others.toSorted((one, other) => numberOf(one) - numberOf(other))
      return { pictures: byStem.get(stem) ?? [], gallery: gallery.flatMap((other) => byStem.get(other) ?? []) }
    },
  }
}

const NUMBERED = /^(.+)-(\d{1,3})$/u

function numberOf(stem: string): number {
  return Number(NUMBERED.exec(stem)?.[2])
}

function withoutEnding(path: string): string {
  return path.replace(ENDING, '')
}
