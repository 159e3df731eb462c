import type { Generated } from 'kysely'
import type { DeliveryState } from '#domain/webhooks/delivery.ts'
import type { WebhookEventName } from '#domain/webhooks/webhook.ts'

export type WebhookTables = { webhooks: WebhooksTable; webhook_deliveries: WebhookDeliveriesTable }

export type WebhooksTable = {
  id: string
  url: string
  events: string
  active: number
  /** `whsec_…`; the one before signs too, for a while. */
  secret: string
  secret_shown: Generated<number>
  old_secret: Generated<string | null>
  old_until: Generated<string | null>
  stopped_at: Generated<string | null>
  failures: Generated<number>
  paused_until: Generated<string | null>
  succeeded_at: Generated<string | null>
  version: Generated<number>
  created_at: string
  updated_at: string
}

export type WebhookDeliveriesTable = {
  id: string
  webhook_id: string
  event_id: string
  type: WebhookEventName
  /** The record that it tells of; `place` is its order among those of that record. */
  subject: string
  place: number
  message_id: string | null
  at: string
  body: string
  state: Generated<DeliveryState>
  attempts: Generated<number>
  due_at: string
  first_tried_at: Generated<string | null>
  last_tried_at: Generated<string | null>
  status: Generated<number | null>
  error: Generated<string>
}
