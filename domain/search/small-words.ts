import { foldText } from '#domain/text/fold.ts'

/** Words that say nothing of a product, where there are others. */
const SMALL_WORDS = new Set(
  'و في من على علي الى الي عن مع او ال a an the of for and or in on to with by at'.split(' ').map(foldText),
)

export function isSmallWord(folded: string): boolean {
  return SMALL_WORDS.has(folded)
}
