import { z } from 'zod'
import { type FormFields, lineOf } from '#domain/fields/form-values.ts'
import { toQuotationDto } from '#domain/quotes/quotation-dto.ts'
import { QUOTATION_FIELDS } from '#domain/quotes/quotation-fields.ts'
import { latestRevision } from '#domain/quotes/quotation-record.ts'
import { QUOTATION_STATES } from '#domain/quotes/quotation.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { sentFlag, sentList, sentText } from '#domain/fields/wire.ts'
import type { OpenedQuotation } from '#server/services/quotes/quotations.ts'
import { answeredFields, newRecord, sent } from '#server/api/record-schemas.ts'
import { quoteTotals } from './calculate-quote.ts'

export const money = z.string().meta({ description: 'SAR with two decimals' })

export const quotationHead = {
  quote_id: z.string(),
  number: z.string().nullable().meta({ description: 'Given at the first sending' }),
  revision: z.number(),
  state: z.enum(QUOTATION_STATES),
  version: z.number(),
  request_id: z.string().nullable(),
  request_number: z.string().nullable(),
  customer_id: z.string().nullable().meta({ description: 'Of the request, see customers/getcustomer.php' }),
}

export const quotationSchema = z.object({
  ...quotationHead,
  ...answeredFields(QUOTATION_FIELDS),
  ...quoteTotals.shape,
  currency: z.string(),
  pdf_url: z.string().nullable(),
  status_url: z.string().nullable(),
  sent_at: z.string().nullable(),
  sent_by: z.string().nullable(),
  seen_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  withdraw_reason: z.string(),
  proforma_number: z.string().nullable().meta({ description: '`PF-2026-00007`, once staff have made it' }),
  proforma_url: z.string().nullable(),
  proforma_at: z.string().nullable(),
  approval: z
    .enum(['', 'asked', 'approved', 'returned'])
    .meta({ description: 'Of a draft beyond the limits of discounts and prices' }),
  approval_word: z.string(),
  accepted_by: z.string().nullable(),
  po_number: z.string().nullable(),
  answers: z.array(
    z.object({
      kind: z.enum(['accept', 'change', 'decline']),
      revision: z.number(),
      accepted_by: z.string(),
      po_number: z.string(),
      reason: z.string(),
      message: z.string(),
      answered_at: z.string(),
    }),
  ),
  revisions: z.array(
    z.object({ revision: z.number(), state: z.enum(QUOTATION_STATES), sent_at: z.string().nullable() }),
  ),
  created_at: z.string(),
  updated_at: z.string(),
})

const CUSTOMER = {
  customer_id: sent(sentText(RECORD_LIMITS.name, 'A customer of the desk, who fills what is not sent of the customer')),
  update_customer: sent(sentFlag('1: what is sent of the customer changes the customer, too')),
}

/** What may be sent of a quotation. Only records are published: the fields of that are not among these. */
export function quotationInput(others: z.ZodRawShape, required: string[] = []) {
  const { state: _state, publish_at: _from, unpublish_at: _to, ...shape } = newRecord(QUOTATION_FIELDS).shape
  const lines = sent(sentList('As quotes/calculate.php takes them; what is not sent stays as it is'))
  return z.object({ ...shape, lines, ...CUSTOMER, ...others }).meta({ required })
}

const ID = /^[\w-]{1,64}$/

/** An id as it was sent; '' for what cannot be one. */
export function idOf(fields: FormFields, name: string): string {
  const text = lineOf(fields, name)
  return ID.test(text) ? text : ''
}

/** The latest revision as calls answer it, or another one; null where it has none of that number. */
export function toAnswer(opened: OpenedQuotation, revision?: number) {
  const shown =
    revision === undefined ? latestRevision(opened) : opened.revisions.find((one) => one.revision === revision)
  if (!shown) return null
  const { request, today } = opened
  return toQuotationDto(opened, shown, {
    today,
    requestNumber: request?.number ?? null,
    customerId: request?.customerId ?? null,
    statusUrl: request?.url ?? null,
  })
}
