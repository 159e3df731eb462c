import { z } from 'zod'
import { documentForm } from '#content/documents/request-form.ts'
import { forms, problemTexts, contactForm, quoteForm } from '#content/forms.ts'
import { equivalentForm } from '#content/choice/equivalents.ts'
import { itemsMalformed } from '#content/pages/quote.ts'
import { lineOf, type FormFields } from '#domain/fields/form-values.ts'
import { pagePathOf, type FormReading, readFormSending } from '#domain/messages/message-form.ts'
import type { MessageContent } from '#domain/messages/message.ts'
import { readContactForm, readQuoteForm, readEquivalentRequest } from '#domain/messages/visitor-forms.ts'
import type { KnownLine } from '#domain/quotes/listed-line.ts'
import { MOST_LINES, readItems } from '#domain/quotes/quote-line.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { RATES, REQUEST_QUOTA } from '#server/middleware/rate-limit.ts'
import { LIST_FORM } from '#server/web/request/body-rules.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { languageAsked, languageWritten, type Answer, type Call, endpoint } from './endpoint.ts'
import { optionalText, sendingFields } from './request-fields.ts'

type RequestCall = {
  fields: FormFields
  reading: FormReading<MessageContent>
  /** What the sender reads when it is stored. */
  sent: Localized
  lines?: KnownLine[]
}

/** What is told of a request for a quote beside that it was stored; of a message nothing is. */
type Submitted = { number?: string; url?: string }

/** Keeps a request that came by a call of the API, and says in its language what became of it. */
async function submitRequest(
  { fields, reading, sent, lines = [] }: RequestCall,
  call: Call,
): Promise<Answer<Submitted>> {
  const locale = languageAsked(fields, call) ?? languageWritten(fields)
  if (!reading.ok) {
    return refusedFields(locale, problemTexts(reading.problems, locale))
  }
  const wait = await call.takeFromQuota()
  if (wait !== null) return tooMany(wait, locale)
  const submission = await call.services.requests.submit({
    content: reading.content,
    sending: readFormSending(fields),
    locale,
    page: pagePathOf(fields),
    productId: lineOf(fields, 'productId') || null,
    source: call.source,
    lines,
  })
  if (!submission.ok) return tooMany(submission.retryAfterSeconds, locale)
  const { request } = submission
  return { ok: true, data: request ? { number: request.number, url: request.path } : {}, message: sent[locale] }
}

function tooMany(retryAfterSeconds: number, locale: Locale): Answer<never> {
  return { ok: false, status: 429, message: forms.tooMany[locale](retryAfterSeconds), retryAfterSeconds }
}

export function refusedFields(locale: Locale, fields: Record<string, string>): Answer<never> {
  return { ok: false, status: 422, message: forms.invalid[locale], fields }
}

export const contactMail = endpoint({
  method: 'POST',
  path: '/api/mails/contact.php',
  summary: 'Sends a message to the company',
  access: 'public',
  rates: [RATES.forms],
  quota: REQUEST_QUOTA,
  body: SMALL_FORM,
  input: z
    .object({ name: optionalText, email: optionalText, message: optionalText, phone: optionalText, ...sendingFields })
    .meta({ required: ['name', 'email', 'message'] }),
  output: z.object({}).loose(),
  cache: 'none',
  failure: contactForm.failed.en,
  handle: (fields, call) => submitRequest({ fields, reading: readContactForm(fields), sent: contactForm.sent }, call),
})

export const requestEquivalent = endpoint({
  method: 'POST',
  path: '/api/equivalents/request.php',
  summary: 'Asks for the equivalent of a product that none is listed for',
  access: 'public',
  rates: [RATES.forms],
  quota: REQUEST_QUOTA,
  body: SMALL_FORM,
  input: z.object({ name: optionalText, contact: optionalText, ...sendingFields }).meta({ required: ['name'] }),
  output: z.object({}).loose(),
  cache: 'none',
  failure: equivalentForm.failed.en,
  handle: (fields, call) =>
    submitRequest({ fields, reading: readEquivalentRequest(fields), sent: equivalentForm.sent }, call),
})

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
          'A JSON list of what is asked for, at most 200 lines: stockCode or productId or text, qty (null where it is left open), unit (piece, carton or other) with unit_word, note',
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

export const requestDocument = endpoint({
  method: 'POST',
  path: '/api/documents/request.php',
  summary: 'Asks for a document that is not on the site',
  access: 'public',
  rates: [RATES.forms],
  quota: REQUEST_QUOTA,
  body: SMALL_FORM,
  input: z
    .object({
      type: optionalText.describe('The type of the document'),
      product: optionalText.describe('A code or an id; anything else is kept as it is written'),
      language: optionalText,
      name: optionalText,
      company: optionalText,
      email: optionalText.describe('This or a telephone is needed'),
      phone: optionalText,
      note: optionalText,
      key: optionalText.describe('As `formKey`'),
      ...sendingFields,
    })
    .meta({ required: ['type'] }),
  output: z
    .object({
      document: z
        .object({ title: z.string(), path: z.string() })
        .optional()
        .describe('What is there by now; then nothing is stored'),
    })
    .loose(),
  cache: 'none',
  failure: documentForm.failed.en,
  async handle(fields, call) {
    const locale = languageAsked(fields, call) ?? languageWritten(fields)
    const { reading, productId, there } = await call.services.documentRequests.read(fields, locale)
    if (reading.ok && there) return { ok: true, data: { document: there }, message: documentForm.there[locale] }
    return submitRequest({ fields: { ...fields, productId }, reading, sent: documentForm.sent }, call)
  },
})
