import { foldText } from '#domain/text/fold.ts'
import { canHoldTypo, isTypoOf } from './ranking/search-rank.ts'
import type { RecordTable } from './record-table.ts'
import { searchWords } from './search-words.ts'
import type { Synonyms } from './synonyms.ts'

/** The text with each word that nobody knows spelled as a known one a typo away; null where there is none. */
export function respell(table: RecordTable, text: string, synonyms: Synonyms): string | null {
  const lists = [table.words, table.contextWords, table.details.words]
  const isKnown = (word: string) => synonyms.words.has(word) || table.holds(word)
  let respelled = foldText(text)
  for (const { folded } of searchWords(text)) {
    if (!canHoldTypo({ folded }) || isKnown(folded)) continue
    const known = [...lists.flatMap((list) => list.wordsOfLetters.map((word) => word.folded)), ...synonyms.words]
    const meant = known.find((word) => isTypoOf({ folded }, word))
    if (meant !== undefined) respelled = respelled.replaceAll(folded, meant)
  }
  return respelled === foldText(text) ? null : respelled
}
