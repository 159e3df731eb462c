import { checked, emailOf, lineOf, textBlockOf, type FormFields, type FormReading } from './message-form.ts'
import type { MessageContent } from './message.ts'
import { phoneOf } from './phone.ts'

export type QuoteContent = Extract<MessageContent, { kind: 'quote' }>

/** Reads a quote request (docs/specification 3 and 5): names and e-mail are required, the rest is not. */
export function readQuoteForm(fields: FormFields): FormReading<QuoteContent> {
  const content: QuoteContent = {
    kind: 'quote',
    firstName: lineOf(fields, 'firstName'),
    lastName: lineOf(fields, 'lastName'),
    phone: phoneOf(fields),
    email: emailOf(fields),
    companyName: lineOf(fields, 'companyName'),
    jobTitle: lineOf(fields, 'jobTitle'),
    address: lineOf(fields, 'address'),
    details: textBlockOf(fields, 'details'),
  }
  return checked(content, { required: ['firstName', 'lastName', 'email'], blocks: ['details'] })
}
