import { randomUUID, randomBytes } from 'node:crypto'
import { addHours } from 'date-fns/addHours'
import { webhookRefusals } from '#content/admin/systems/webhooks.ts'
import { recordProblems } from '#content/record-problems.ts'
import type { ActName } from '#domain/accounts/acts.ts'
import { actorOf, type StaffCaller } from '#domain/accounts/caller.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { plainTexts } from '#domain/fields/field.ts'
import type { Delivery } from '#domain/webhooks/delivery.ts'
import { targetProblem } from '#domain/webhooks/public-address.ts'
import { type Webhook, BLANK_WEBHOOK, MOST_WEBHOOKS, readWebhookForm, webhookTexts } from '#domain/webhooks/webhook.ts'
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
  hastenDeliveries,
} from '#server/data/webhooks/deliveries-store.ts'
import {
  findWebhook,
  markSecretShown,
  replaceSecret,
  secretsOf,
  deleteWebhook,
  insertWebhook,
  listWebhooks,
  updateWebhook,
} from '#server/data/webhooks/webhooks-store.ts'
import { createLive, type LiveService, type LiveType } from '#server/records/live.ts'

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

/** A program that hears of events. One that comes back from the bin has another secret, so it is off until that is known. */
export function webhookType({ allowsLoopback }: { allowsLoopback: boolean }): LiveType<Webhook, { search?: string }> {
  return {
    kind: 'webhook',
    lock: 'webhooks',
    find: findWebhook,
    list: listWebhooks,
    count: async (db, filter) => (await listWebhooks(db, filter)).length,
    standing: (webhook) => ({
      id: webhook.id,
      content: { name: hostOf(webhook.url), ...plainTexts(webhookTexts(webhook)) },
      version: webhook.version,
    }),
    remove: deleteWebhook,
    async write(tx, { before, newId, fields, context }) {
      const { input, problems } = readWebhookForm(fields, before)
      const saved = { ...BLANK_WEBHOOK, ...before, ...input }
      const target = problems['url'] || !saved.url ? null : targetProblem(saved.url, allowsLoopback)
      const wrong = { ...recordProblems(problems), ...(target && { url: webhookRefusals[target] }) }
      if (Object.keys(wrong).length > 0) return failure({ kind: 'invalid', fields: wrong })
      const at = toInstant(context.at)
      if (before) {
        const isSame = JSON.stringify(webhookTexts(saved)) === JSON.stringify(webhookTexts(before))
        if (isSame && before.stoppedAt === null) return success(null)
        await updateWebhook(tx, { ...saved, id: before.id, at })
        if (saved.active) await hastenDeliveries(tx, before.id, at)
        return success({ id: before.id })
      }
      if ((await listWebhooks(tx)).length >= MOST_WEBHOOKS)
        return failure({ kind: 'conflict', message: webhookRefusals.full })
      const active = saved.active && context.act !== 'restore'
      await insertWebhook(tx, { ...saved, active, id: newId, secret: newSecret(), at })
      return success({ id: newId })
    },
  }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

/** As Standard Webhooks writes it. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}
