import { hasSucceeded, nextTry, pausedUntil, type Attempt, type Delivery } from '#domain/webhooks/delivery.ts'
import type { Webhook } from '#domain/webhooks/webhook.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { listDueWebhooks, markDelivery, nextDelivery } from '#server/data/webhooks/deliveries-store.ts'
import { findWebhook, markWebhook, secretsOf } from '#server/data/webhooks/webhooks-store.ts'
import { workOff, type Turn } from '#server/data/work/work-off.ts'
import { addWork, isWorkDue } from '#server/data/work/work-store.ts'
import type { Log } from '#server/log.ts'
import type { Task } from './runner.ts'
import type { SendWebhook } from './webhook-sender.ts'

type WebhookTaskDeps = { db: Db; clock: Clock; log: Log; send: SendWebhook; patience?: number }

const PATIENCE = 1000
const LAST_MOMENT = 1500
/** Longer than an attempt: until then no other server sends to the webhook. */
const LEASE = 20_000
/** So many webhooks are sent to at a time: one that does not answer keeps no other waiting. */
const AT_ONCE = 3

/**
 * Sends what waits to webhooks, to each one after the other under a lease, so that events of a record keep their order
 * also where several servers run. What is on its way when a server dies is sent again.
 */
export function webhookTask({ patience = PATIENCE, ...deps }: WebhookTaskDeps): Task {
  const { db, clock } = deps
  return {
    async work(signal) {
      const now = toInstant(clock())
      for (const id of await listDueWebhooks(db, now))
        await addWork(db, { kind: 'webhook', id }, now, { keepsPlan: true })
      if (!(await isWorkDue(db, 'webhook', now))) return
      const lane = () =>
        workOff({ db, clock, kind: 'webhook', leaseMs: LEASE, signal }, async (turn) => {
          await sendDue(deps, turn, signal)
          return null
        })
      await Promise.all(Array.from({ length: AT_ONCE }, lane))
    },
    failed: 'webhooks wait',
    patience,
    lastMoment: LAST_MOMENT,
  }
}

async function sendDue(deps: Omit<WebhookTaskDeps, 'patience'>, turn: Turn, signal: AbortSignal): Promise<void> {
  const { db, clock, send } = deps
  while (!signal.aborted) {
    const [webhook, now] = [await findWebhook(db, turn.id), clock()]
    if (!webhook || !isReady(webhook, toInstant(now))) return
    const delivery = await nextDelivery(db, webhook.id, toInstant(now))
    if (!delivery) return
    await turn.keep()
    const secrets = await secretsOf(db, webhook.id, toInstant(now))
    const { eventId: id, body } = delivery
    const attempt = await send({ url: webhook.url, id, body, secrets, now }, signal)
    // What a stop has broken off is no failure of the receiver.
    if (signal.aborted && !hasSucceeded(attempt)) return
    await note(deps, { webhook, delivery, attempt })
  }
}

function isReady({ active, stoppedAt, pausedUntil: until }: Webhook, now: string): boolean {
  return active && stoppedAt === null && (until === null || until <= now)
}

type Tried = { webhook: Webhook; delivery: Delivery; attempt: Attempt }

async function note({ db, clock, log }: Pick<WebhookTaskDeps, 'db' | 'clock' | 'log'>, tried: Tried): Promise<void> {
  const { webhook, delivery, attempt } = tried
  const now = clock()
  const at = toInstant(now)
  if (hasSucceeded(attempt)) {
    return inTransaction(db, async (tx) => {
      await markDelivery(tx, delivery.id, { ...attempt, at, state: 'sent' })
      await markWebhook(tx, webhook.id, { failures: 0, pausedUntil: null, succeededAt: at })
    })
  }
  const firstTriedAt = delivery.firstTriedAt ?? at
  const next = nextTry(delivery.attempts + 1, new Date(firstTriedAt), now)
  // Where others were taken meanwhile, this one alone is given up.
  const isAlone = next === null && webhook.succeededAt !== null && webhook.succeededAt > firstTriedAt
  const failures = webhook.failures + 1
  const until = pausedUntil(failures, attempt, now)
  await inTransaction(db, async (tx) => {
    const state = isAlone ? 'failed' : 'waiting'
    await markDelivery(tx, delivery.id, { ...attempt, at, state, dueAt: toInstant(next ?? now) })
    const stopped = next === null && !isAlone ? { stoppedAt: at } : {}
    await markWebhook(tx, webhook.id, { failures, pausedUntil: until && toInstant(until), ...stopped })
  })
  const facts = { webhook: webhook.id, delivery: delivery.id, attempts: delivery.attempts + 1, reason: attempt.error }
  if (next === null) log.error(isAlone ? 'webhook delivery given up' : 'webhook stopped', facts)
  else log.warn('webhook not delivered', facts)
}
