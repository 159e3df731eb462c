import { businessCalendar } from '#domain/follow-up/business-calendar.ts'
import { addBusinessHours } from '#domain/follow-up/business-time.ts'
import type { NewMessage } from '#domain/messages/message.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { readSettings } from '#server/services/site/read-settings.ts'

/** Until when a message that has just come is to be answered; null where staff made it themselves. */
export async function dueTime(tx: Tx, { cameBy }: NewMessage, now: Date): Promise<string | null> {
  if (cameBy === 'staff') return null
  const { settings } = await readSettings(tx)
  return toInstant(addBusinessHours(now, settings.answerHours, businessCalendar(settings)))
}
