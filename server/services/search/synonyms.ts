import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { Outcome } from '#domain/records/errors.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import type { SynonymEntry } from '#domain/search/synonym-form.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findSynonyms, listSynonyms } from '#server/data/search/synonyms-store.ts'
import type { EditOutcome } from '#server/records/transaction.ts'
import { createNamedRemoval, type RemovalDone } from '#server/records/bin.ts'
import { editSynonyms, NAMED_SYNONYMS } from './synonym-editing.ts'

/** Groups of names that mean the same to whoever searches. */
export type SynonymsService = {
  /** In the order in which they were entered. */
  list(): Promise<SynonymEntry[]>
  get(id: string): Promise<SynonymEntry | null>
  /** Saves the form of a group, or of a new one: its field is `words`. What was searched in vain by them is forgotten. */
  edit(id: string | null, fields: FormFields, by: StaffCaller): Promise<EditOutcome<SynonymEntry>>
  remove(id: string, by: StaffCaller): Promise<Outcome<RemovalDone>>
}

export function createSynonyms({ db, clock }: { db: Db; clock: Clock }): SynonymsService {
  return {
    list: () => listSynonyms(db),
    get: (id) => findSynonyms(db, id),
    edit: (id, fields, by) => editSynonyms({ db, clock }, { id, fields, by }),
    remove: createNamedRemoval({ db, clock }, NAMED_SYNONYMS),
  }
}
