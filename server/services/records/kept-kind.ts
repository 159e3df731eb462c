import type { Outcome } from '#domain/records/errors.ts'
import type { RecordContent } from '#domain/records/record-kinds.ts'
import type { Tx } from '#server/data/engine/database.ts'
import type { Tried } from './edit-transaction.ts'
import type { WriteContext, Next } from './versioned-write.ts'

export type Putting = {
  id: string
  content: RecordContent
  context: WriteContext
  /** When the record was made, for one that has no row at the moment. */
  createdAt: string
  /** What becomes of draft and plan; both stay as they are where nothing is said. */
  next?: Next
  /** False where nobody has given the password again, which settings that touch people ask for. */
  isConfirmed?: boolean
}

/** How a content of any kind becomes what is on the site, through the reader of every other save. */
export type KeptKind = {
  /** The lock under which this record is written. */
  lock(id: string): string
  /** What is on the site of it, of kinds of which that may have been there before there were versions. */
  onSite?(tx: Tx, id: string): Promise<RecordContent | null>
  /** Writes the whole content; answers what could not be as it says. */
  put(tx: Tx, putting: Putting): Promise<Tried<PutBack, unknown>>
  /** Moves it into the bin. */
  bin(tx: Tx, id: string, context: WriteContext): Promise<Outcome<void>>
  /** The id under which a record of the bin comes back; null where its own is taken and there can be no other. */
  freeId(tx: Tx, id: string): Promise<string | null>
  /** Writes a whole content as what is not on the site; what is there stays, or goes where that is said. */
  putAside?(tx: Tx, putting: Omit<Putting, 'createdAt'> & { takesOff?: boolean }): Promise<Outcome<unknown>>
}

/**
 * `slug`: another record has the old one, so the present one stays. `left`: fields that whoever does it may not change,
 * and that stay as they are.
 */
export type PutBack = { told: 'slug'[]; left?: readonly string[] }
