import type { NewMessage } from '#domain/messages/message.ts'
import { isRelayed, mailboxOf } from '#domain/messages/email.ts'
import { isPhone } from '#domain/messages/phone.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { countArrivals, type ArrivalsBy } from '#server/data/messages/arrivals-store.ts'

/** How many requests are answered by mail at once; those beyond are kept all the same, and held for staff to look at. */
const MINUTES = 60
const HOUR = 60 * MINUTES
const DAY = 24 * HOUR
export const CEILINGS = {
  /** Whoever fills in another's address must not fill his mailbox. */
  mailbox: [{ most: 3, seconds: HOUR }],
  phone: [{ most: 3, seconds: HOUR }],
  /** An address, or the /64 of one. */
  visitor: [
    { most: 5, seconds: 10 * MINUTES },
    { most: 30, seconds: DAY },
  ],
  /** A /24 or /48: many offices, or one that sends from many addresses. */
  network: [
    { most: 20, seconds: 10 * MINUTES },
    { most: 100, seconds: DAY },
  ],
  site: [
    { most: 60, seconds: 10 * MINUTES },
    { most: 1000, seconds: DAY },
  ],
} as const

/** Whether a request comes beyond one of the ceilings. In the transaction that keeps it, one request after the other. */
export async function isBeyondCeilings(tx: Tx, { content, source }: NewMessage, now: Date): Promise<boolean> {
  if (isRelayed(content.email)) return true
  const counted: [ArrivalsBy, (typeof CEILINGS)[keyof typeof CEILINGS]][] = [[null, CEILINGS.site]]
  const { email, phone } = content
  if (email !== '') counted.push([{ column: 'email_key', value: mailboxOf(email) }, CEILINGS.mailbox])
  if (isPhone(phone)) counted.push([{ column: 'phone_key', value: phone }, CEILINGS.phone])
  if (source) {
    counted.push([{ column: 'source', value: source.visitor }, CEILINGS.visitor])
    counted.push([{ column: 'source_network', value: source.network }, CEILINGS.network])
  }
  for (const [by, ceilings] of counted) {
    for (const { most, seconds } of ceilings) {
      const after = toInstant(new Date(now.getTime() - seconds * 1000))
      if ((await countArrivals(tx, by, after)) >= most) return true
    }
  }
  return false
}
