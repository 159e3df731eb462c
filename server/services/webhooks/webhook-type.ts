import { randomBytes } from 'node:crypto'
import { recordProblems } from '#content/record-problems.ts'
import { webhookRefusals } from '#content/admin/systems/webhooks.ts'
import { failure, success } from '#domain/records/errors.ts'
import { plainTexts } from '#domain/records/field.ts'
import { targetProblem } from '#domain/webhooks/public-address.ts'
import { BLANK_WEBHOOK, MOST_WEBHOOKS, readWebhookForm, webhookTexts, type Webhook } from '#domain/webhooks/webhook.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { hastenDeliveries } from '#server/data/webhooks/deliveries-store.ts'
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  updateWebhook,
} from '#server/data/webhooks/webhooks-store.ts'
import type { LiveType } from '#server/records/live.ts'

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
