import { z } from 'zod'
import { quoteForm } from '../../../content/forms.ts'
import { readQuoteForm } from '../../../domain/messages/quote-form.ts'
import { RATES, REQUEST_QUOTA } from '../../middleware/rate-limit.ts'
import { SMALL_FORM } from '../../web/request/request-body.ts'
import { endpoint } from '../endpoint.ts'
import { optionalText, sendingFields } from './request-fields.ts'
import { submitRequest } from './submit-request.ts'

export const requestQuote = endpoint({
  method: 'POST',
  path: '/api/mails/requestQuote.php',
  summary: 'Asks for a quote',
  access: 'public',
  rates: [RATES.reads],
  quota: REQUEST_QUOTA,
  body: SMALL_FORM,
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
      ...sendingFields,
    })
    .meta({ required: ['firstName', 'lastName', 'email'] }),
  output: z.object({}),
  cache: 'none',
  failure: quoteForm.failed.en,
  handle: (fields, call) => submitRequest({ fields, reading: readQuoteForm(fields), sent: quoteForm.sent }, call),
})
