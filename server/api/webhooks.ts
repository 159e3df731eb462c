import { z } from 'zod'
import { webhookCalls, webhooksWords } from '#content/admin/systems/webhooks.ts'
import type { WriteWords } from '#content/record-messages.ts'
import { lineOf, type FormFields } from '#domain/fields/form-values.ts'
import { answerOf, takenBy } from '#domain/fields/field.ts'
import { DELIVERY_STATES, type Delivery } from '#domain/webhooks/delivery.ts'
import { WEBHOOK_EVENTS, WEBHOOK_FIELDS, type Webhook } from '#domain/webhooks/webhook.ts'
import { sentList } from '#domain/fields/wire.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import type { Services } from '#server/services/services.ts'
import { STAFF_FORM } from '#server/web/request/body-rules.ts'
import { endpoint, languageAsked, listInput, listPage, notFound, staffOf, type Call } from './endpoint.ts'
import { answeredFields, everyWrite, namedRecord, sent } from './record-schemas.ts'
import { recordId } from './request-fields.ts'
import { writeRefusal } from './write-endpoint.ts'

const moment = z.string().nullable().meta({ description: 'ISO 8601 in UTC' })

const webhookSchema = z.object({
  webhook_id: z.string(),
  ...answeredFields(WEBHOOK_FIELDS),
  stopped_at: moment.meta({ description: 'When sending was stopped after 24 hours of attempts' }),
  succeeded_at: moment,
  waiting: z.number().meta({ description: 'Deliveries that wait to be sent' }),
  failed: z.number().meta({ description: 'Deliveries that were given up' }),
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
})

const withSecret = webhookSchema.extend({ secret: z.string().meta({ description: '`whsec_…`, told this once' }) })

const deliverySchema = z.object({
  delivery_id: z.string(),
  webhook_id: z.string(),
  id: z.string().meta({ description: 'The `webhook-id` header; the same for all attempts' }),
  type: z.enum(WEBHOOK_EVENTS),
  timestamp: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number(),
  next_attempt_at: moment,
  last_attempt_at: moment,
  status: z.number().nullable().meta({ description: 'What the receiver answered' }),
  error: z.string().meta({ description: 'Why there was no answer: `timeout`, `not-public`, or what the network said' }),
  body: z.string().meta({ description: 'As it is sent' }),
})

const shared = { access: 'webhooks', cache: 'none' } as const
const words = {
  save: { done: webhooksWords.form.save, failed: webhookCalls.missing },
  remove: { done: webhooksWords.removing.done, failed: webhookCalls.missing },
} satisfies Record<string, WriteWords>

async function toDto(services: Services, webhook: Webhook) {
  const { id: webhookId, stoppedAt, succeededAt, version, createdAt, updatedAt } = webhook
  const count = (state: Delivery['state']) => services.webhooks.countDeliveries({ webhookId, state })
  const [waiting, failed] = await Promise.all([count('waiting'), count('failed')])
  return {
    webhook_id: webhookId,
    ...answerOf(WEBHOOK_FIELDS, webhook),
    stopped_at: stoppedAt,
    succeeded_at: succeededAt,
    waiting,
    failed,
    version,
    created_at: createdAt,
    updated_at: updatedAt,
  }
}

export const getAllWebhooks = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/webhooks/getall.php',
  summary: 'The addresses that are told of events',
  rates: [RATES.reads],
  body: 'none',
  input: z.object({}),
  output: z.array(webhookSchema),
  failure: 'Failed to fetch webhooks',
  async handle(_input, { services }) {
    const all = await services.webhooks.list()
    return { ok: true, data: await Promise.all(all.map((one) => toDto(services, one))), isPrivate: true }
  },
})

const taken = Object.entries(takenBy(WEBHOOK_FIELDS)).map(([name, wire]) => [name, sent(wire)])
/** Forms repeat the name of a list. */
const fieldsSent = { ...Object.fromEntries(taken), 'events[]': sent(sentList('The same in a form, repeated')) }

export const addWebhook = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/webhooks/add.php',
  summary: 'Adds an address that is told of events, and tells its secret',
  rates: [RATES.staffWrites],
  body: STAFF_FORM,
  input: z.object({ ...fieldsSent, ...everyWrite }).meta({ required: ['url', 'events'] }),
  output: withSecret,
  failure: 'Failed to add the webhook',
  async handle(fields, call) {
    const { webhooks } = call.services
    const saved = await webhooks.edit(null, fields as FormFields, staffOf(call))
    if (!saved.ok) return refused(saved.failure, fields as FormFields, call)
    const secret = await webhooks.secret(saved.value.id, staffOf(call))
    if (!secret.ok) return missing(call)
    const webhook = (await webhooks.get(saved.value.id)) ?? saved.value
    return { ok: true, data: { ...(await toDto(call.services, webhook)), secret: secret.value }, isPrivate: true }
  },
})

export const updateWebhook = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/webhooks/update.php',
  summary: 'Changes what is sent of a webhook; one that was stopped goes on with what waits',
  rates: [RATES.staffWrites],
  body: STAFF_FORM,
  input: namedRecord('webhook_id', fieldsSent)
    .extend({ webhook_id: recordId })
    .meta({ required: ['webhook_id'] }),
  output: webhookSchema,
  refusals: { 404: 'No such webhook', 409: 'Somebody else has changed it since' },
  failure: 'Failed to change the webhook',
  async handle(sentFields, call) {
    const fields = sentFields as FormFields
    const saved = await call.services.webhooks.edit(lineOf(fields, 'webhook_id'), fields, staffOf(call))
    if (!saved.ok) return refused(saved.failure, fields, call)
    return { ok: true, data: await toDto(call.services, saved.value), isPrivate: true }
  },
})

export const deleteWebhook = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/webhooks/delete.php',
  summary: 'Deletes a webhook, with the log of what it was sent',
  rates: [RATES.staffWrites],
  body: STAFF_FORM,
  input: z.object({ webhook_id: recordId }),
  output: z.object({}),
  refusals: { 404: 'No such webhook' },
  failure: 'Failed to delete the webhook',
  async handle({ webhook_id: id }, call) {
    const removed = await call.services.webhooks.remove(id, staffOf(call))
    return removed.ok ? { ok: true, data: {}, message: words.remove.done[localeOf(call)] } : missing(call)
  },
})

export const renewWebhookSecret = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/webhooks/secret.php',
  summary: 'Makes a new secret; the one before signs too for 24 hours',
  rates: [RATES.staffWrites],
  body: STAFF_FORM,
  input: z.object({ webhook_id: recordId }),
  output: z.object({ secret: z.string() }),
  refusals: { 404: 'No such webhook' },
  failure: 'Failed to make a secret',
  async handle({ webhook_id: id }, call) {
    const made = await call.services.webhooks.secret(id, staffOf(call))
    return made.ok ? { ok: true, data: { secret: made.value }, isPrivate: true } : missing(call)
  },
})

export const getDeliveries = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/webhooks/deliveries.php',
  summary: 'What a webhook was sent in the last 30 days, the latest first',
  rates: [RATES.reads],
  body: 'none',
  input: listInput.extend({ webhook_id: recordId, state: z.enum([...DELIVERY_STATES, '']).default('') }),
  output: z.array(deliverySchema),
  failure: 'Failed to fetch deliveries',
  async handle({ webhook_id: webhookId, state, ...input }, { services: { webhooks } }) {
    const filter = { webhookId, ...(state && { state }) }
    const [deliveries, total] = await Promise.all([
      webhooks.deliveries({ ...filter, ...(listPage(input) ?? { limit: 100 }) }),
      webhooks.countDeliveries(filter),
    ])
    return { ok: true, data: deliveries.map(toDeliveryDto), total, isPrivate: true }
  },
})

function toDeliveryDto(delivery: Delivery): z.output<typeof deliverySchema> {
  const { id, webhookId, eventId, type, at, state, attempts, dueAt, lastTriedAt, status, error, body } = delivery
  return {
    delivery_id: id,
    webhook_id: webhookId,
    id: eventId,
    type,
    timestamp: at,
    state,
    attempts,
    next_attempt_at: state === 'waiting' ? dueAt : null,
    last_attempt_at: lastTriedAt,
    status,
    error,
    body,
  }
}

export const replayDelivery = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/webhooks/replay.php',
  summary: 'Sends a delivery again',
  rates: [RATES.staffWrites],
  body: STAFF_FORM,
  input: z.object({ webhook_id: recordId, delivery_id: recordId }),
  output: z.object({}),
  refusals: { 404: 'No such delivery' },
  failure: 'Failed to send it again',
  async handle({ webhook_id: webhookId, delivery_id: id }, call) {
    const done = await call.services.webhooks.replay({ id, webhookId }, staffOf(call))
    return done.ok ? { ok: true, data: {} } : notFound(webhookCalls.noDelivery[localeOf(call)])
  },
})

function localeOf(call: Call) {
  return languageAsked({}, call) ?? 'en'
}

function missing(call: Call) {
  return notFound(webhookCalls.missing[localeOf(call)])
}

function refused(failure: Parameters<typeof writeRefusal<Webhook>>[0], fields: FormFields, call: Call) {
  const toCurrent = (webhook: Webhook) => ({ webhook_id: webhook.id, ...answerOf(WEBHOOK_FIELDS, webhook) })
  return writeRefusal(failure, { words: words.save, toCurrent }, languageAsked(fields, call) ?? 'en')
}
