import type { Document } from './document.ts'
import { typeOfDocument, type DocType } from './document-types.ts'

export const DOCUMENT_STATUSES = ['valid', 'expiring', 'expired'] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

export const EXPIRING_DAYS = 60
const DAY = 86_400_000

/** Days from today to the last one on which it is valid; null of what does not expire. */
export function daysLeft(expires: string | null, today: string): number | null {
  return expires === null ? null : Math.round((Date.parse(expires) - Date.parse(today)) / DAY)
}

/** By the day in Riyadh. */
export function documentStatus(expires: string | null, today: string): DocumentStatus {
  const left = daysLeft(expires, today)
  if (left === null || left > EXPIRING_DAYS) return 'valid'
  return left < 0 ? 'expired' : 'expiring'
}

/** On the site, with the days until its last one; negative of what has ended. */
export type EndingDocument = { document: Document; expires: string; left: number }

/** Staff are told so many days before the last one, and on the day after it. */
const NOTICE_DAYS = [EXPIRING_DAYS, 30, 7, -1]

/** Which of the notices is due with so many days left: the nearest one alone. */
export function dueNotice(left: number): number | null {
  return NOTICE_DAYS.findLast((days) => left <= days) ?? null
}

type Shown = { docType: DocType; expires: string | null; isWithdrawn: boolean }

/** Whether visitors find what is on the site: not withdrawn, and not expired where its type needs to be valid. */
export function isVisible({ docType, expires, isWithdrawn }: Shown, today: string): boolean {
  if (isWithdrawn) return false
  // Days are compared as they are written: a list asks this of every document.
  return expires === null || expires >= today || typeOfDocument(docType).stays === true
}
