import { z } from 'zod'
import { documentForm } from '#content/documents/request-form.ts'
import { RATES, REQUEST_QUOTA } from '#server/middleware/rate-limit.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { endpoint, languageAsked, languageWritten } from './endpoint.ts'
import { submitRequest } from './mails.ts'
import { optionalText, sendingFields } from './request-fields.ts'

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
