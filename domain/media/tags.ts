import { cleanLine } from '#domain/text/clean-text.ts'
import { foldText } from '#domain/text/fold.ts'

/** A word that files of the library are sorted by, and how many have it. */
export type Tag = { tag: string; count: number }

export const TAG_LIMITS = { tags: 20, length: 40, text: 1000 } as const

const BETWEEN = /[,،;؛\n]/

/** The words of a field, in their order; one that stands there twice counts once. */
export function readTags(text: string): string[] {
  const tags = text
    .split(BETWEEN)
    .map(cleanLine)
    .filter((tag) => tag !== '')
  const folded = tags.map(foldText)
  return tags.filter((_tag, at) => folded.indexOf(folded[at]!) === at)
}

/** As a field shows them. */
export function tagsText(tags: readonly string[]): string {
  return tags.join(', ')
}

/** The words with others added and some taken off. */
export function changedTags(tags: readonly string[], { add, remove }: { add: string; remove: string }): string[] {
  const gone = readTags(remove).map(foldText)
  return readTags(tagsText([...tags, add])).filter((tag) => !gone.includes(foldText(tag)))
}
