import { isRecordKind } from '#domain/records/record-kinds.ts'
import type { AuditEntry } from './staff.ts'

export const UNDO_DAYS = 30
/** Minutes for which the notice of an act offers to undo it. */
export const UNDO_OFFERED_MINUTES = 30

const DAY_MS = 24 * 60 * 60 * 1000

const VERBS = ['create', 'update', 'delete']

/** Whether a line of the log tells of an act that can still be undone. */
export function isUndoable({ action, at, record }: AuditEntry, now: Date): boolean {
  const [kind, verb = ''] = action.split('.')
  if (!isRecordKind(kind) || !VERBS.includes(verb) || !record || record.key === null) return false
  const isKept = record.number !== null || verb === 'delete'
  return isKept && record.undoneBy === null && now.getTime() - Date.parse(at) < UNDO_DAYS * DAY_MS
}
