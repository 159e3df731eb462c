import { firstSynonyms } from '#server/data/engine/migrations/first-synonyms.ts'
import { moreSynonyms, withMoreNames } from '#server/data/engine/migrations/more-synonyms.ts'
import { addSpokenColours } from '#server/data/engine/migrations/spoken-colours.ts'
import { addTradeSynonyms } from '#server/data/engine/migrations/trade-synonyms.ts'
import type { Db } from '#server/data/engine/database.ts'
import { insertSynonyms } from '#server/data/search/synonyms-store.ts'

/** The groups of a new site. */
export function startingSynonyms(): string[][] {
  const groups = firstSynonyms.map((words) => ({ id: '', words: [...words] }))
  for (const names of moreSynonyms) {
    const { home, added } = withMoreNames(groups, names)
    if (home) home.words.push(...added)
    else groups.push({ id: '', words: added })
  }
  addTradeSynonyms(groups)
  addSpokenColours(groups)
  return groups.map(({ words }) => words)
}

export async function fillSynonyms(db: Db): Promise<void> {
  for (const [index, words] of startingSynonyms().entries()) {
    await insertSynonyms(db, { id: String(index), words }, String(index).padStart(3, '0'))
  }
}
