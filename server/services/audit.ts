import type { AuditEntry } from '../../domain/staff.ts'
import { listAudit } from '../data/audit-store.ts'
import type { Db } from '../data/database.ts'
import type { Page } from '../data/page.ts'

/** The record of what was done, for owners to read. Services write it beside what they do. */
export type AuditService = {
  /** Newest first. */
  list(page: Page): Promise<AuditEntry[]>
}

export function createAudit({ db }: { db: Db }): AuditService {
  return { list: (page) => listAudit(db, page) }
}
