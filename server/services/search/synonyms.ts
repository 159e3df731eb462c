import { synonymProblem, synonymRefusals } from '#content/admin/search.ts'
import { recordProblems } from '#content/record-problems.ts'
import { failure, success } from '#domain/records/errors.ts'
import type { Localized } from '#domain/text/locale.ts'
import { missedQuery } from '#domain/search/missed-search.ts'
import { nameKeyOf, readSynonymForm, SYNONYM_LIMITS, type SynonymEntry } from '#domain/search/synonym-form.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { deleteMissedSearch } from '#server/data/search/missed-searches-store.ts'
import {
  deleteSynonyms,
  findSynonyms,
  insertSynonyms,
  listSynonyms,
  updateSynonyms,
} from '#server/data/search/synonyms-store.ts'
import { createLive, type LiveService, type LiveType } from '#server/records/live.ts'

/** Groups of names that mean the same to whoever searches, in the order in which they were entered. */
type SynonymsService = LiveService<SynonymEntry>

export function createSynonyms(deps: { db: Db; clock: Clock }): SynonymsService {
  return createLive(deps, SYNONYMS)
}

export const SYNONYMS: LiveType<SynonymEntry> = {
  kind: 'synonyms',
  lock: 'synonyms',
  find: findSynonyms,
  list: listSynonyms,
  count: async (db) => (await listSynonyms(db)).length,
  standing: ({ id, words, version }) => ({ id, content: { words }, version }),
  remove: deleteSynonyms,
  async write(tx, { before, newId, fields, context }) {
    const { names, problems, problem } = readSynonymForm(fields)
    if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: recordProblems(problems) })
    const others = (await listSynonyms(tx)).filter((group) => group.id !== before?.id)
    const refusal = problem ? synonymProblem(problem) : refusalOf(names, others)
    if (refusal) return failure({ kind: 'invalid', fields: { words: refusal } })
    if (before && JSON.stringify(before.words) === JSON.stringify(names)) return success(null)
    const entry = { id: before?.id ?? newId, words: names }
    await (before ? updateSynonyms : insertSynonyms)(tx, entry, toInstant(context.at))
    // What was searched in vain by them is forgotten.
    for (const query of names.map(missedQuery)) if (query !== null) await deleteMissedSearch(tx, query)
    return success({ id: entry.id, detail: { names: names.length } })
  },
}

/** A name that stood in two groups would join some of their names and not others, which nobody could foresee. */
function refusalOf(names: string[], others: SynonymEntry[]): Localized | null {
  if (others.length >= SYNONYM_LIMITS.groups) return synonymRefusals.full
  for (const name of names) {
    const group = others.find(({ words }) => words.map(nameKeyOf).includes(nameKeyOf(name)))
    if (group) return synonymRefusals.taken(name, group.words)
  }
  return null
}
