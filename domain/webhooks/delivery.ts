import type { WebhookEventName } from './webhook.ts'

export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** One event for one webhook. */
export type Delivery = {
  id: string
  webhookId: string
  /** The same for all webhooks that hear of the event. */
  eventId: string
  type: WebhookEventName
  at: string
  body: string
  state: DeliveryState
  attempts: number
  dueAt: string
  firstTriedAt: string | null
  lastTriedAt: string | null
  /** What the receiver answered; null where it did not. */
  status: number | null
  error: string
}

/** What came of an attempt. */
export type Attempt = { status: number | null; error: string }

export function hasSucceeded({ status, error }: Attempt): boolean {
  return error === '' && status !== null && status >= 200 && status < 300
}

/** For so long what is sent and what waits stands in the log. */
export const DELIVERIES_KEPT_DAYS = 30

const SECOND = 1000
/** Seconds until the next attempt after the first failures. */
const PAUSES = [5, 15, 30, 60, 120, 180, 300, 600, 1200, 1800, 3600] as const
const LONGEST_PAUSE = 7200
const PATIENCE = 24 * 3600 * SECOND
/** A receiver that answers may refuse one event and take the next; after so many in sequence all wait. */
const REFUSALS = 5

/** When a delivery is tried again after so many attempts; null when it has been tried for a day. */
export function nextTry(attempts: number, firstTriedAt: Date, now: Date): Date | null {
  if (now.getTime() - firstTriedAt.getTime() >= PATIENCE) return null
  return new Date(now.getTime() + pauseAfter(attempts))
}

/** Until when a webhook is left in peace after so many failures in sequence; null where the next event may be sent. */
export function pausedUntil(failures: number, { status }: Attempt, now: Date): Date | null {
  const counted = status === null ? failures : failures - REFUSALS
  return counted > 0 ? new Date(now.getTime() + pauseAfter(counted)) : null
}

function pauseAfter(failures: number): number {
  return (PAUSES[failures - 1] ?? LONGEST_PAUSE) * SECOND
}
