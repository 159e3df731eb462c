import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Attempt, Delivery, DeliveryState } from '#domain/webhooks/delivery.ts'
import type { WebhookEventName } from '#domain/webhooks/webhook.ts'
import { countRows, NO_LIMIT, toCount, type Page } from '#server/data/engine/codec.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import type { Database } from '#server/data/engine/schema.ts'
import { listWebhooks } from './webhooks-store.ts'
import type { WebhookDeliveriesTable } from './webhook-tables.ts'

type WebhookEvent = {
  type: WebhookEventName
  /** What is told of: events of one subject are sent in their order. */
  subject: string
  /** The request that goes with it when that is deleted. */
  messageId?: string | null
  at: string
}

/**
 * Queues an event for every webhook that hears of such, in the transaction of what happened. `record` is read only where
 * one does; null says nothing.
 */
export async function raiseEvent(tx: Tx, event: WebhookEvent, record: () => Promise<object | null>): Promise<void> {
  const { type, subject, messageId = null, at } = event
  const hearing = (await listWebhooks(tx)).filter(({ active, events }) => active && events.includes(type))
  const data = hearing.length > 0 ? await record() : null
  if (data === null) return
  const id = `msg_${randomUUID().replaceAll('-', '')}`
  const body = JSON.stringify({ id, type, timestamp: at, data })
  for (const { id: webhookId } of hearing) {
    const place = await nextPlace(tx, webhookId, subject)
    const about = { event_id: id, type, subject, place, message_id: messageId, at, body, due_at: at }
    await tx
      .insertInto('webhook_deliveries')
      .values({ id: randomUUID(), webhook_id: webhookId, ...about })
      .execute()
  }
}

async function nextPlace(tx: Tx, webhookId: string, subject: string): Promise<number> {
  const { last } = await tx
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('webhook_id', '=', webhookId)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  return toCount(last ?? 0) + 1
}

/** What is to be sent next to a webhook: nothing before what waits of the same subject. */
export async function nextDelivery(db: Db, webhookId: string, now: string): Promise<Delivery | null> {
  const row = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .where(isFirstOfSubject)
    .orderBy('at')
    .orderBy('place')
    .limit(1)
    .executeTakeFirst()
  return row ? toDelivery(row) : null
}

function isFirstOfSubject({ not, exists, selectFrom }: ExpressionBuilder<Database, 'webhook_deliveries'>) {
  const earlier = selectFrom('webhook_deliveries as earlier')
    .select('earlier.id')
    .whereRef('earlier.webhook_id', '=', 'webhook_deliveries.webhook_id')
    .whereRef('earlier.subject', '=', 'webhook_deliveries.subject')
    .whereRef('earlier.place', '<', 'webhook_deliveries.place')
    .where('earlier.state', '=', 'waiting')
  return not(exists(earlier))
}

/** Webhooks that are not paused and have something to send, and at which nobody is. */
export async function listDueWebhooks(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select('id')
    .where('active', '=', 1)
    .where('stopped_at', 'is', null)
    .where(({ or, eb }) => or([eb('paused_until', 'is', null), eb('paused_until', '<=', now)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('work').select('work.id').whereRef('work.id', '=', 'webhooks.id').where('kind', '=', 'webhook'),
        ),
      ),
    )
    .execute()
  const due: string[] = []
  for (const { id } of rows) if (await nextDelivery(db, id, now)) due.push(id)
  return due
}

type Result = Attempt & { at: string; state: DeliveryState; dueAt?: string }

export async function markDelivery(db: Db, id: string, { at, dueAt, ...result }: Result): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set(({ eb, fn, val }) => ({
      ...result,
      ...(dueAt !== undefined && { due_at: dueAt }),
      attempts: eb('attempts', '+', 1),
      first_tried_at: fn.coalesce('first_tried_at', val(at)),
      last_tried_at: at,
    }))
    .where('id', '=', id)
    .execute()
}

/** Sends again what was sent or given up, or at once what waits; false where there is none. */
export async function replayDelivery(db: Db, { id, webhookId }: DeliveryKey, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', due_at: now, attempts: 0, first_tried_at: null })
    .where('id', '=', id)
    .where('webhook_id', '=', webhookId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type DeliveryKey = { id: string; webhookId: string }

/** What waits is due at once, as if it had not been tried. */
export async function hastenDeliveries(db: Db, webhookId: string, now: string): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ due_at: now, first_tried_at: null, attempts: 0 })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('attempts', '>', 0)
    .execute()
}

export type DeliveryFilter = { webhookId: string; state?: DeliveryState | undefined }

/** The latest first. */
export async function listDeliveries(db: Db, filter: DeliveryFilter & Page): Promise<Delivery[]> {
  const rows = await matching(db, filter)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('place', 'desc')
    .orderBy('id')
    .limit(filter.limit ?? NO_LIMIT)
    .offset(filter.offset ?? 0)
    .execute()
  return rows.map(toDelivery)
}

export function countDeliveries(db: Db, filter: DeliveryFilter): Promise<number> {
  return countRows(matching(db, filter))
}

function matching(db: Db, { webhookId, state }: DeliveryFilter) {
  return db
    .selectFrom('webhook_deliveries')
    .where('webhook_id', '=', webhookId)
    .$if(state !== undefined, (some) => some.where('state', '=', state!))
}

export async function deleteDeliveriesBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('at', '<', before).execute()
}

function toDelivery(row: Selectable<WebhookDeliveriesTable>): Delivery {
  const { id, type, at, body, state, attempts, status, error } = row
  return {
    id,
    type,
    at,
    body,
    state,
    attempts,
    status,
    error,
    webhookId: row.webhook_id,
    eventId: row.event_id,
    dueAt: row.due_at,
    firstTriedAt: row.first_tried_at,
    lastTriedAt: row.last_tried_at,
  }
}
