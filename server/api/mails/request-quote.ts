import { z } from 'zod'
import { quoteForm } from '../../../content/forms.ts'
import { readQuoteForm } from '../../../domain/quote-form.ts'
import { RATES, REQUEST_QUOTA } from '../../middleware/rate-limit.ts'
import { SMALL_FORM } from '../../web/request-body.ts'
import { endpoint } from '../endpoint.ts'
import { optionalText, sendingFields, text } from './request-fields.ts'
import { submitRequest } from './submit-request.ts'

export const requestQuote = endpoint({
  method: 'POST',
  path: '/api/mails/requestQuote.php',
  summary: 'Asks for a quote',
  access: 'public',
  rates: [RATES.reads],
  quota: REQUEST_QUOTA,
  body: SMALL_FORM,
  input: z.object({
    firstName: text,
    lastName: text,
    email: text,
    phone: optionalText,
    companyName: optionalText,
    jobTitle: optionalText,
    address: optionalText,
    details: optionalText,
    productId: optionalText.describe('The product that the quote is for'),
    ...sendingFields,
  }),
  output: z.object({}),
  cache: 'none',
  failure: quoteForm.failed.en,
  handle: (fields, call) => submitRequest({ fields, reading: readQuoteForm(fields), sent: quoteForm.sent }, call),
})
