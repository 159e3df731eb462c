import { z } from 'zod'
import { problemTexts, quoteForm } from '#content/forms.ts'
import { MOST_LINES, readItems } from '#domain/quotes/quote-line.ts'
import { readQuoteForm } from '#domain/messages/quote-form.ts'
import { itemsMalformed } from '#content/pages/quote.ts'
import { RATES, REQUEST_QUOTA } from '#server/middleware/rate-limit.ts'
import { LIST_FORM } from '#server/web/request/body-rules.ts'
import { languageAsked, languageWritten } from '#server/api/call-language.ts'
import { endpoint } from '#server/api/endpoint.ts'
import { optionalText, sendingFields } from './request-fields.ts'
import { refusedFields, submitRequest } from './submit-request.ts'

export const requestQuote = endpoint({
  method: 'POST',
  path: '/api/mails/requestQuote.php',
  summary: 'Asks for a quote',
  access: 'public',
  rates: [RATES.forms],
  quota: REQUEST_QUOTA,
  body: LIST_FORM,
  input: z
    .object({
      firstName: optionalText,
      lastName: optionalText,
      email: optionalText,
      phone: optionalText,
      companyName: optionalText,
      jobTitle: optionalText,
      address: optionalText,
      details: optionalText,
      productId: optionalText.describe('The product that the quote is for'),
      items: z
        .unknown()
        .optional()
        .describe(
          'A JSON list of what is asked for, at most 200 lines: stockCode or productId or text, qty, unit (piece or carton), note',
        ),
      ...sendingFields,
    })
    .meta({ required: ['firstName', 'lastName', 'email'] }),
  output: z.object({
    number: z.string().optional().describe('The number of the request'),
    url: z.string().optional().describe('The path of its private page'),
  }),
  cache: 'none',
  failure: quoteForm.failed.en,
  async handle(fields, call) {
    const items = readItems(fields.items)
    const lines = items && (await call.services.quoteLists.know(items))
    const reading = readQuoteForm(fields)
    if (lines) return submitRequest({ fields, reading, sent: quoteForm.sent, lines }, call)
    const locale = languageAsked(fields, call) ?? languageWritten(fields)
    const problems = reading.ok ? {} : problemTexts(reading.problems, locale)
    return refusedFields(locale, { ...problems, items: itemsMalformed[locale](MOST_LINES) })
  },
})
