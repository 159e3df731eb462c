import { randomUUID } from 'node:crypto'
import { addHours } from 'date-fns/addHours'
import type { ActName } from '#domain/accounts/acts.ts'
import { actorOf, type StaffCaller } from '#domain/accounts/caller.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { Delivery } from '#domain/webhooks/delivery.ts'
import type { Webhook } from '#domain/webhooks/webhook.ts'
import { authorize } from '#server/auth/authorization.ts'
import type { Clock } from '#server/clock.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { toInstant, type Page } from '#server/data/engine/codec.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import {
  countDeliveries,
  listDeliveries,
  replayDelivery,
  type DeliveryFilter,
} from '#server/data/webhooks/deliveries-store.ts'
import { findWebhook, markSecretShown, replaceSecret, secretsOf } from '#server/data/webhooks/webhooks-store.ts'
import { createLive, type LiveService } from '#server/records/live.ts'
import { newSecret, webhookType } from './webhook-type.ts'

/** After a new secret was made, the one before signs too for so many hours. */
const BOTH_SIGN_HOURS = 24

/** Which programs are notified of events, and what they were told. */
type WebhooksService = LiveService<Webhook, { search?: string }> & {
  /** The secret that was never shown, or else a new one; told this once. */
  secret(id: string, by: StaffCaller): Promise<Outcome<string>>
  /** The latest first. */
  deliveries(filter: DeliveryFilter & Page): Promise<Delivery[]>
  countDeliveries(filter: DeliveryFilter): Promise<number>
  /** Sends again what was sent or given up. */
  replay(delivery: { id: string; webhookId: string }, by: StaffCaller): Promise<Outcome<void>>
}

type Deps = { db: Db; clock: Clock; allowsLoopback: boolean }

export function createWebhooks(deps: Deps): WebhooksService {
  const { db, clock } = deps
  const asOwner = <T>(
    id: string,
    by: StaffCaller,
    action: ActName,
    work: (tx: Tx, now: string) => Promise<Outcome<T>>,
  ) =>
    inTransaction(db, async (tx) => {
      await authorize(tx, by, 'webhooks')
      const at = toInstant(clock())
      if (!(await findWebhook(tx, id))) return failure({ kind: 'not-found' })
      const done = await work(tx, at)
      const line = { id: randomUUID(), at, actor: actorOf(by), action, subject: { kind: 'webhook', id }, detail: {} }
      if (done.ok) await appendAudit(tx, line)
      return done
    })
  return {
    ...createLive(deps, webhookType(deps)),
    secret: (id, by) =>
      asOwner(id, by, 'webhook.secret', async (tx, now) => {
        if (await markSecretShown(tx, id)) return success((await secretsOf(tx, id, now))[0]!)
        const secret = newSecret()
        await replaceSecret(tx, id, { secret, oldUntil: toInstant(addHours(clock(), BOTH_SIGN_HOURS)) })
        return success(secret)
      }),
    deliveries: (filter) => listDeliveries(db, filter),
    countDeliveries: (filter) => countDeliveries(db, filter),
    replay: (delivery, by) =>
      asOwner(delivery.webhookId, by, 'webhook.replay', async (tx, now) =>
        (await replayDelivery(tx, delivery, now)) ? success(undefined) : failure({ kind: 'not-found' }),
      ),
  }
}
