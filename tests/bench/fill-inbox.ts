import type { Db } from '#server/data/engine/database.ts'
import { toMessageRow } from '#server/data/messages/message-rows.ts'

const ROWS_AT_ONCE = 500
const MINUTE_MS = 60_000
const FIRST_AT = Date.parse('2026-01-01T00:00:00.000Z')

/** Fills a migrated database with quote requests, one a minute, as visitors send them. */
export async function fillInbox(db: Db, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => requestAt(index))
  for (let at = 0; at < count; at += ROWS_AT_ONCE) {
    await db
      .insertInto('messages')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute()
  }
}

function requestAt(index: number) {
  const at = new Date(FIRST_AT + index * MINUTE_MS).toISOString()
  const content = {
    kind: 'quote',
    firstName: 'سارة',
    lastName: `العتيبي ${index}`,
    phone: '+966500000000',
    email: `client-${index}@client.example`,
    companyName: 'شركة البناء',
    jobTitle: '',
    address: '',
    details: `${index} cartons of 805, delivered to the building site in two parts.\nWhat would that cost?`,
  } as const
  const id = `request-${index}`
  const message = { content, idempotencyKey: id, state: 'new', locale: 'ar', page: '/', productId: null } as const
  return toMessageRow({ ...message, consentedAt: at }, { id, given: null, createdAt: at })
}
