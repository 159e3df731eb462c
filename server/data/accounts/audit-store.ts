import type { ActName } from '../../../domain/accounts/acts.ts'
import type { Actor, AuditEntry } from '../../../domain/accounts/staff.ts'
import { fromJson, toCount, toJson } from '../engine/codec.ts'
import type { Db } from '../engine/database.ts'
import { NO_LIMIT } from '../engine/page.ts'
import type { Page } from '../engine/page.ts'

/** Adds a line to the record of what was done; in the transaction of what was done, both stay or neither. */
export async function appendAudit(db: Db, entry: AuditEntry<ActName>): Promise<void> {
  const { id, at, actor, action, subject, detail } = entry
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
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    actor: { kind: row.actor_kind as Actor['kind'], id: row.actor_id, name: row.actor_name },
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id },
    detail: fromJson(row.detail),
  }))
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

/** Ends what is older than the time for which it is kept, which is longer for one act; answers how many lines. */
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
