import type { AuditEntry } from '../../../domain/accounts/staff.ts'
import { listAudit } from '../../data/accounts/audit-store.ts'
import type { Db } from '../../data/engine/database.ts'
import type { Page } from '../../data/engine/page.ts'

/** The record of what was done, for owners to read. Services write it beside what they do. */
export type AuditService = {
  /** Newest first. */
  list(page: Page): Promise<AuditEntry[]>
}

export function createAudit({ db }: { db: Db }): AuditService {
  return { list: (page) => listAudit(db, page) }
}
