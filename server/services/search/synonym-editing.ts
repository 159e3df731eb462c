import { randomUUID } from 'node:crypto'
import { recordProblems } from '#content/record-problems.ts'
import { synonymProblem, synonymRefusals } from '#content/synonym-refusals.ts'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import { failure, success } from '#domain/records/errors.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { recordForm } from '#domain/records/record-form.ts'
import { missedQuery } from '#domain/search/missed-search.ts'
import { nameKeyOf, readSynonymForm, SYNONYM_LIMITS, type SynonymEntry } from '#domain/search/synonym-form.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { deleteMissedSearch } from '#server/data/search/missed-searches-store.ts'
import {
  deleteSynonyms,
  findSynonyms,
  insertSynonyms,
  listSynonyms,
  updateSynonyms,
} from '#server/data/search/synonyms-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { editInTransaction, type EditOutcome, type Tried } from '#server/records/transaction.ts'
import { isOutdated, namedVersion } from '#server/records/form-marks.ts'
import type { Named } from '#server/records/type.ts'
import type { Standing } from '#server/records/heads.ts'
import { newWriteContext, writeVersion, type WriteContext } from '#server/records/write.ts'

type Edit = {
  id: string | null
  /** What a new group is called that had an id before. */
  newId?: string
  fields: FormFields
  context: WriteContext
}

/** Saves what the form of a group says, with its line in the record of changes. */
export function editSynonyms(
  { db, clock }: { db: Db; clock: Clock },
  { by, ...edit }: Omit<Edit, 'context'> & { by: ChangeMaker },
): Promise<EditOutcome<SynonymEntry>> {
  return editInTransaction(db, edit.fields, async (tx, actId) => {
    await authorize(tx, by, 'records.write')
    return saveSynonyms(tx, { ...edit, context: newWriteContext(by, clock(), actId) })
  })
}

/** The same as a part of a transaction. */
export async function saveSynonyms(
  tx: Tx,
  { id, newId = randomUUID(), fields, context }: Edit,
): Promise<Tried<SynonymEntry>> {
  await takeLock(tx, 'synonyms')
  const groups = await listSynonyms(tx)
  const before = groups.find((group) => group.id === id)
  if (id !== null && !before) return failure({ kind: 'not-found' })
  const version = namedVersion(recordForm(fields, { isNew: false }))
  if (before && isOutdated(version, before)) return failure({ kind: 'stale', current: before })
  const { names, problems, problem } = readSynonymForm(fields)
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: recordProblems(problems) })
  const others = groups.filter((group) => group !== before)
  const refusal = problem ? synonymProblem(problem) : refusalOf(names, others)
  if (refusal) return failure({ kind: 'invalid', fields: { words: refusal } })
  if (before && JSON.stringify(before.words) === JSON.stringify(names)) return success(before)
  return write(tx, { before, newId, names, context })
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

type Writing = { before: SynonymEntry | undefined; newId: string; names: string[]; context: WriteContext }

async function write(tx: Tx, { before, newId, names, context }: Writing): Promise<Tried<SynonymEntry>> {
  const entry = { id: before?.id ?? newId, words: names }
  const at = toInstant(context.at)
  await (before ? updateSynonyms(tx, entry, at) : insertSynonyms(tx, entry, at))
  for (const query of names.map(missedQuery)) if (query !== null) await deleteMissedSearch(tx, query)
  const after = await findSynonyms(tx, entry.id)
  if (!after) return failure({ kind: 'not-found' })
  const standings = { before: before ? synonymsStanding(before) : null, after: synonymsStanding(after) }
  const told = { ...context, detail: { names: names.length } }
  const { number: version } = await writeVersion(tx, { kind: 'synonyms', ...standings, context: told })
  return success({ ...after, version })
}

export function synonymsStanding({ id, words, version }: SynonymEntry): Standing {
  return { id, content: { words }, version }
}

/** How a group goes into the bin. */
export const NAMED_SYNONYMS: Named = {
  kind: 'synonyms',
  async find(tx, name) {
    const found = await findSynonyms(tx, name)
    return found && synonymsStanding(found)
  },
  remove: deleteSynonyms,
}
