import type { AuditEntry } from '#domain/accounts/staff.ts'

/** A line of the log, or an act of several; where its record is now, if it is anywhere. */
export type ShownLine = AuditEntry & {
  count: number
  kinds: { kind: string; count: number }[]
  isUndoable: boolean
  place: { id: string; isBinned: boolean } | null
}
