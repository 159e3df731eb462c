import type { Selectable } from 'kysely'
import type { ActName } from '#domain/accounts/acts.ts'
import type { ActedRecord, Actor, AuditEntry } from '#domain/accounts/staff.ts'
import { fromJson, toCount, toJson, toPair, countRows, NO_LIMIT, type Page } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { AuditLogTable } from '#server/data/engine/schema.ts'

/** A line as it is written: nothing has been taken back yet. */
type NewAuditEntry = Omit<AuditEntry<ActName>, 'record'> & { record?: Omit<ActedRecord, 'undoneBy'> | null }

/** Adds a line to the record of what was done; in the transaction of what was done, both stay or neither. */
export async function appendAudit(db: Db, entry: NewAuditEntry): Promise<void> {
  const { id, at, actor, action, subject, detail, record } = entry
  await db
    .insertInto('audit_log')
    .values({
      id,
      at,
      action,
      detail: toJson(detail),
      subject_kind: subject.kind,
      subject_id: subject.id,
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: actor.name,
      act_id: record?.actId ?? id,
      record_key: record?.key ?? null,
      name_ar: record?.name?.ar ?? null,
      name_en: record?.name?.en ?? null,
      version_number: record?.number ?? null,
    })
    .execute()
}

/** The record, newest first; of one subject or one act where one is given. */
export async function listAudit(
  db: Db,
  { subject, action, limit, offset }: Page & { subject?: { kind: string; id: string }; action?: ActName } = {},
): Promise<AuditEntry[]> {
  let query = db.selectFrom('audit_log').selectAll()
  if (subject) query = query.where('subject_kind', '=', subject.kind).where('subject_id', '=', subject.id)
  if (action) query = query.where('action', '=', action)
  const rows = await query
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
    .execute()
  return rows.map(toEntry)
}

export async function listAuditOfAct(db: Db, actId: string, { limit, offset }: Page = {}): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('act_id', '=', actId)
    .orderBy('at')
    .orderBy('id')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
    .execute()
  return rows.map(toEntry)
}

export async function countAuditOfAct(db: Db, actId: string): Promise<number> {
  return countRows(db.selectFrom('audit_log').where('act_id', '=', actId))
}

/** Whether the log tells of an act. */
export async function hasAudit(db: Db, actId: string): Promise<boolean> {
  const row = await db.selectFrom('audit_log').select('id').where('act_id', '=', actId).limit(1).executeTakeFirst()
  return row !== undefined
}

/** Notes in the lines of an act that another one took it back; false where they say so already. */
export async function markUndone(db: Db, actId: string, by: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('audit_log')
    .set({ undone_by: by })
    .where('act_id', '=', actId)
    .where('undone_by', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function toEntry(row: Selectable<AuditLogTable>): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    actor: { kind: row.actor_kind as Actor['kind'], id: row.actor_id, name: row.actor_name },
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id },
    detail: fromJson(row.detail),
    // The log of an older version has no such columns.
    record: row.act_id ? toActedRecord(row, row.act_id) : null,
  }
}

function toActedRecord(row: Selectable<AuditLogTable>, actId: string): ActedRecord {
  return {
    actId,
    key: row.record_key,
    name: row.name_ar === null || row.name_en === null ? null : toPair(row.name_ar, row.name_en),
    number: row.version_number,
    undoneBy: row.undone_by,
  }
}

/** The newest lines about one act since an instant; as many as anybody could want to count. */
export async function listAuditSince(
  db: Db,
  action: ActName,
  since: string,
): Promise<Pick<AuditEntry, 'at' | 'detail'>[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['at', 'detail'])
    .where('at', '>=', since)
    .where('action', '=', action)
    .orderBy('at', 'desc')
    .limit(MOST_COUNTED)
    .execute()
  return rows.map(({ at, detail }) => ({ at, detail: fromJson(detail) }))
}

const MOST_COUNTED = 1000

/** Ends what is older than the time for which it is stored, which is longer for one act; answers how many lines. */
export async function deleteAuditBefore(
  db: Db,
  instant: string,
  longer: { action: ActName; before: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('audit_log')
    .where('at', '<', instant)
    .where(({ eb, or }) => or([eb('action', '!=', longer.action), eb('at', '<', longer.before)]))
    .executeTakeFirst()
  return toCount(numDeletedRows)
}
