import { z } from 'zod'
import { forms, quoteForm } from '#content/forms.ts'
import { itemsMalformed, quotePage } from '#content/pages/quote.ts'
import { readFormSending } from '#domain/messages/form-sending.ts'
import { pagePathOf } from '#domain/messages/message-form.ts'
import { filesOf, refusedCookie } from '#domain/quotes/attached-files.ts'
import { sentFiles } from '#domain/records/wire.ts'
import { pastedOf } from '#domain/quotes/list-form.ts'
import { MOST_LISTED, readList, withLines } from '#domain/quotes/quote-line.ts'
import { RATES, REQUEST_QUOTA } from '#server/middleware/rate-limit.ts'
import { REQUEST_FORM } from '#server/web/request/body-rules.ts'
import { languageAsked, languageWritten } from '#server/api/call-language.ts'
import { endpoint, type Call } from '#server/api/endpoint.ts'
import { optionalText, sendingFields } from '#server/api/mails/request-fields.ts'
import { refusedFields } from '#server/api/mails/submit-request.ts'
import { sent } from '#server/api/record-schemas.ts'

export const requestList = endpoint({
  method: 'POST',
  path: '/api/quotes/request.php',
  summary: 'Asks for a quote for a list',
  access: 'public',
  rates: [RATES.forms],
  quota: REQUEST_QUOTA,
  body: REQUEST_FORM,
  input: z
    .object({
      name: optionalText,
      phone: optionalText.describe('A mobile number or an email address; one is enough'),
      email: optionalText,
      companyName: optionalText,
      city: optionalText,
      project: optionalText,
      neededBy: optionalText.describe('A day, as YYYY-MM-DD or D/M/YYYY'),
      contactBy: optionalText.describe('whatsapp, phone or email'),
      details: optionalText,
      marketing: optionalText.describe('Filled when the sender wants news'),
      items: z
        .unknown()
        .optional()
        .describe(
          'A JSON list of at most 2,400 lines: stockCode or productId or text, qty, unit (piece or carton), note. Those beyond 200 are kept as text',
        ),
      'attachments[]': sent(
        sentFiles(
          'PDF, JPEG, PNG, WebP, XLSX or CSV: at most 5, of 10 MB each and 20 MB together. A file that is refused costs nothing else',
        ),
      ),
      attachments: sent(sentFiles('The same, as the form of the page calls it')),
      lines: optionalText.describe('Further lines as they were pasted, one item each'),
      ...sendingFields,
    })
    .meta({ required: ['name'] }),
  output: z.object({
    number: z.string(),
    url: z.string().describe('The path of the request’s private page'),
    held: z.boolean().describe('Whether staff look at it before a confirmation is sent'),
    refused_files: z.array(z.object({ name: z.string(), reason: z.string() })),
    unknown: z.array(z.string()).describe('Lines that are not in the catalogue'),
  }),
  cache: 'none',
  failure: quoteForm.failed.en,
  async handle(fields, call) {
    const locale = languageAsked(fields, call) ?? languageWritten(fields)
    const items = readList(fields.items)
    if (!items) return refusedFields(locale, { items: itemsMalformed[locale](MOST_LISTED) })
    const { listRequests, quoteLists } = call.services
    const pasted = await quoteLists.readPasted(pastedOf(fields))
    if (!pasted) return refusedFields(locale, { lines: quotePage.full[locale] })
    const lines = withLines(items, pasted)
    const wrong = listRequests.check({ fields, lines, locale })
    if (wrong) return refusedFields(locale, wrong)
    const tooMany = (seconds: number) =>
      ({ ok: false, status: 429, message: forms.tooMany[locale](seconds), retryAfterSeconds: seconds }) as const
    const wait = await call.takeFromQuota()
    if (wait !== null) return tooMany(wait)
    const received = await listRequests.submit({
      fields,
      lines,
      locale,
      sending: readFormSending(fields),
      page: pagePathOf(fields),
      source: call.source,
      files: filesOf(fields),
    })
    if ('fields' in received) return refusedFields(locale, received.fields)
    const { submission, unknown } = received
    if (!submission.ok) return tooMany(submission.retryAfterSeconds)
    const { number, path, isHeld } = submission.request!
    const refused = (submission.refused ?? []).map(({ name, reason }) => ({ name, reason: reason[locale] }))
    return {
      ok: true,
      message: quoteForm.sent[locale],
      data: { number, url: path, held: isHeld, refused_files: refused, unknown },
      // The browser goes on to the page of the request, which tells it once more.
      ...(refused.length > 0 && { cookies: [refusedCookie(path, refused, isOnHttps(call))] }),
    }
  },
})

/** Browsers say where a form was sent from; others keep no cookies. */
function isOnHttps({ headers }: Call): boolean {
  return headers.get('origin')?.startsWith('https:') ?? false
}
