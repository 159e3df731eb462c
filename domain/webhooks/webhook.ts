import type { FormFields } from '#domain/fields/form-values.ts'
import {
  type Fields,
  answers,
  field,
  blankRecord,
  formTexts,
  readRecord,
  type FormTexts,
} from '#domain/fields/field.ts'
import { flag, line } from '#domain/fields/field-kinds.ts'
import type { RecordReading } from '#domain/fields/record-form.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { listOf } from '#domain/fields/lists.ts'
import { about, sentList, type Wire } from '#domain/fields/wire.ts'

export const WEBHOOK_EVENTS = [
  'request.created',
  'request.changed',
  'quote.sent',
  'quote.accepted',
  'quote.declined',
  'product.changed',
  'price.changed',
] as const
export type WebhookEventName = (typeof WEBHOOK_EVENTS)[number]

/** Every field of a webhook, in the order of its form. */
export const WEBHOOK_FIELDS = {
  url: { section: 'target', ...line('url', { required: 'new', most: RECORD_LIMITS.address, about: 'https' }) },
  events: { section: 'target', ...events() },
  active: { section: 'target', ...flag('active'), blank: true },
} satisfies Fields & Record<string, { section: 'target' }>

export type WebhookInput = { url: string; events: WebhookEventName[]; active: boolean }

/** An address that hears of events. Its secret is not a part of it. */
export type Webhook = WebhookInput & {
  id: string
  /** Whether its secret was shown, which is done once. */
  isSecretShown: boolean
  /** Since when nothing is sent, because it did not answer for a day. */
  stoppedAt: string | null
  /** Failures since the last success, and until when the next attempt waits. */
  failures: number
  pausedUntil: string | null
  succeededAt: string | null
  version: number
  createdAt: string
  updatedAt: string
}

export const MOST_WEBHOOKS = 20

export const BLANK_WEBHOOK: WebhookInput = blankRecord(WEBHOOK_FIELDS)

export function readWebhookForm(fields: FormFields, before: WebhookInput | null): RecordReading<WebhookInput> {
  return readRecord(WEBHOOK_FIELDS, fields, before)
}

export function webhookTexts(webhook: WebhookInput): FormTexts {
  return formTexts(WEBHOOK_FIELDS, webhook)
}

/** Which events are sent: one at least. */
function events() {
  const name = 'events'
  const wire: Wire<WebhookEventName[]> = { type: 'array', items: { type: 'string', enum: WEBHOOK_EVENTS } }
  return field({
    blank: [] as WebhookEventName[],
    needs: [name],
    read(form) {
      const typed = listOf(form, name, { most: WEBHOOK_EVENTS.length }) ?? (form.isNew ? [] : undefined)
      if (typed === undefined) return undefined
      if (!typed.every((event) => WEBHOOK_EVENTS.some((one) => one === event)))
        return form.refuse(name, { kind: 'not-in-list' })
      if (typed.length === 0) return form.refuse(name, { kind: 'missing' })
      return WEBHOOK_EVENTS.filter((event) => typed.includes(event))
    },
    takes: { [name]: about(sentList(), `Which events are sent: ${WEBHOOK_EVENTS.join(', ')}`) },
    texts: (value: WebhookEventName[]) => ({ [`${name}[]`]: value }),
    answers: answers(name, wire),
    stored: { as: 'json', column: name },
  })
}
