import { randomUUID } from 'node:crypto'
import { recordProblems } from '../../../content/record-problems.ts'
import { synonymProblem, synonymRefusals } from '../../../content/synonym-refusals.ts'
import type { ChangeMaker } from '../../../domain/accounts/caller.ts'
import { failure, success } from '../../../domain/records/errors.ts'
import type { Localized } from '../../../domain/text/locale.ts'
import type { FormFields } from '../../../domain/messages/message-form.ts'
import { recordForm } from '../../../domain/records/record-form.ts'
import { missedQuery } from '../../../domain/search/missed-search.ts'
import { nameKeyOf, readSynonymForm, SYNONYM_LIMITS, type SynonymEntry } from '../../../domain/search/synonym-form.ts'
import type { Clock } from '../../clock.ts'
import { toInstant } from '../../data/engine/codec.ts'
import type { Db, Tx } from '../../data/engine/database.ts'
import { takeLock } from '../../data/engine/dialect.ts'
import { deleteMissedSearch } from '../../data/search/missed-searches-store.ts'
import { findSynonyms, insertSynonyms, listSynonyms, updateSynonyms } from '../../data/search/synonyms-store.ts'
import { authorize } from '../accounts/authorization.ts'
import { editInTransaction, type EditOutcome, type Tried } from '../records/edit-transaction.ts'
import { isOutdated, namedVersion, recordChange } from '../records/edited-record.ts'

/** What the record of changes calls groups of synonyms. */
export const SYNONYMS_SUBJECT = { subject: 'synonyms' } as const

type Edit = { id: string | null; fields: FormFields; by: ChangeMaker }

/** Saves what the form of a group says, with its line in the record of changes. */
export function editSynonyms({ db, clock }: { db: Db; clock: Clock }, edit: Edit): Promise<EditOutcome<SynonymEntry>> {
  return editInTransaction(db, edit.fields, async (tx) => {
    await authorize(tx, edit.by, 'records.write')
    return saveSynonyms(tx, edit, clock())
  })
}

/** The same as a part of a transaction. */
export async function saveSynonyms(tx: Tx, { id, fields, by }: Edit, now: Date): Promise<Tried<SynonymEntry>> {
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
  return write(tx, { before, names, by, now })
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

type Writing = { before: SynonymEntry | undefined; names: string[]; by: ChangeMaker; now: Date }

async function write(tx: Tx, { before, names, by, now }: Writing): Promise<Tried<SynonymEntry>> {
  const entry = { id: before?.id ?? randomUUID(), words: names }
  const at = toInstant(now)
  await (before ? updateSynonyms(tx, entry, at) : insertSynonyms(tx, entry, at))
  for (const query of names.map(missedQuery)) if (query !== null) await deleteMissedSearch(tx, query)
  const verb = before ? 'update' : 'create'
  await recordChange(tx, { by, at: now, kind: SYNONYMS_SUBJECT, verb, id: entry.id, detail: { names: names.length } })
  const saved = await findSynonyms(tx, entry.id)
  return saved ? success(saved) : failure({ kind: 'not-found' })
}
