import type { z } from 'zod'
import { checkAmounts } from '#content/amount-problems.ts'
import { quotationCalls } from '#content/quotations.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import type { Done, QuotationFailure } from '#server/services/quotes/quotation-outcome.ts'
import type { SeenQuotation } from '#server/services/quotes/quotation-drafts.ts'
import { QUOTATION_FORM } from '#server/web/request/body-rules.ts'
import { languageAsked, endpoint, notFound, type Answer, type Call, type Endpoint } from '#server/api/endpoint.ts'
import { idOf, quotationSchema, toAnswer } from './quotation-schema.ts'

type Row<Input extends z.ZodType> = {
  path: `/api/quotes/${string}.php`
  summary: string
  access?: 'quotes' | 'price-limits'
  input: Input
  conflicts: string
  write(fields: z.output<Input> & FormFields, call: Call): Promise<Done<{ id: string }>>
}

/** A call that changes a quotation, and answers what it is then. */
export function quotationWrite<Input extends z.ZodType>(row: Row<Input>): Endpoint<Input, typeof quotationSchema> {
  const { path, summary, access = 'quotes', input, conflicts, write } = row
  return endpoint({
    method: 'POST',
    path,
    summary,
    access,
    rates: [RATES.staffWrites],
    body: QUOTATION_FORM,
    input,
    output: quotationSchema,
    cache: 'none',
    refusals: { 404: 'No such quotation, or no such request', 409: conflicts },
    failure: 'Failed to change the quote',
    async handle(sentFields, call) {
      const fields = sentFields as z.output<Input> & FormFields
      const locale = languageAsked(fields, call) ?? 'en'
      const outcome = await write(fields, call)
      if (!outcome.ok) return quotationRefusal(outcome.failure, locale)
      const opened = await call.services.quotations.open({ id: outcome.value.id })
      return opened ? { ok: true, data: toAnswer(opened)!, isPrivate: true } : missing(locale)
    },
  })
}

/** The quotation that a call names, at the version that it has read. */
export function seenIn(fields: FormFields): SeenQuotation {
  return { id: idOf(fields, 'quote_id'), version: Number(fields['version']) || 0 }
}

export function missing(locale: Locale) {
  return notFound(quotationCalls.missing[locale])
}

function quotationRefusal(failure: QuotationFailure, locale: Locale): Extract<Answer<never>, { ok: false }> {
  if (failure.kind === 'not-found') return missing(locale)
  if (failure.kind === 'invalid')
    return { ok: false, status: 422, message: checkAmounts[locale], fields: inLanguage(failure.fields, locale) }
  const quoteId = failure.kind === 'conflict' ? failure.quoteId : undefined
  const data = quoteId === undefined ? {} : { data: { quote_id: quoteId } }
  return { ok: false, status: 409, message: failure.message[locale], ...data }
}
