import { z } from 'zod'
import { contactForm } from '#content/forms.ts'
import { readContactForm } from '#domain/messages/contact-form.ts'
import { RATES, REQUEST_QUOTA } from '#server/middleware/rate-limit.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { endpoint } from '#server/api/endpoint.ts'
import { optionalText, sendingFields } from './request-fields.ts'
import { submitRequest } from './submit-request.ts'

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
