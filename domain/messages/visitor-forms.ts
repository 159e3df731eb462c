import { DOCUMENT_LANGUAGES, DOC_TYPES } from '#domain/documents/document-types.ts'
import { isEmail } from './email.ts'
import { lineOf, textBlockOf, type FormFields } from '#domain/fields/form-values.ts'
import { checked, emailOf, type FormReading } from './message-form.ts'
import type { MessageContent } from './message.ts'
import { phoneOf } from './phone.ts'

type ContactContent = Extract<MessageContent, { kind: 'contact' }>

/** Reads a contact message (docs/specification 3 and 5): only the phone may be left out. */
export function readContactForm(fields: FormFields): FormReading<ContactContent> {
  const content: ContactContent = {
    kind: 'contact',
    name: lineOf(fields, 'name'),
    phone: phoneOf(fields),
    email: emailOf(fields),
    message: textBlockOf(fields, 'message'),
  }
  return checked(content, { required: ['name', 'email', 'message'], blocks: ['message'] })
}

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

export type DocumentContent = Extract<MessageContent, { kind: 'document' }>

/** Reads a request for a document: its type, and a mailbox or a telephone. `product` is called as the catalogue does. */
export function readDocumentRequest(
  fields: FormFields,
  product = lineOf(fields, 'product'),
): FormReading<DocumentContent> {
  const content: DocumentContent = {
    kind: 'document',
    type: DOC_TYPES.find((type) => type === lineOf(fields, 'type')) ?? '',
    language: DOCUMENT_LANGUAGES.find((language) => language === lineOf(fields, 'language')) ?? '',
    product,
    name: lineOf(fields, 'name'),
    company: lineOf(fields, 'company'),
    phone: phoneOf(fields),
    email: emailOf(fields),
    note: textBlockOf(fields, 'note'),
  }
  const reading = checked(content, { required: ['type'], blocks: ['note'] })
  if (content.phone !== '' || content.email !== '') return reading
  return { ok: false, problems: { ...(!reading.ok && reading.problems), email: 'reach-missing' } }
}

type EquivalentContent = Extract<MessageContent, { kind: 'equivalent' }>

/** Reads the name of a product that has no equivalent yet; `contact`, a mobile number or an email address, may be left out. */
export function readEquivalentRequest(fields: FormFields): FormReading<EquivalentContent> {
  const contact = lineOf(fields, 'contact')
  const email = isEmail(contact) ? contact : ''
  const content: EquivalentContent = {
    kind: 'equivalent',
    asked: lineOf(fields, 'name'),
    name: '',
    phone: email === '' && contact !== '' ? phoneOf({ ...fields, phone: contact }) : '',
    email,
  }
  const reading = checked(content, { required: ['asked'], blocks: [] })
  if (reading.ok) return reading
  const { asked, phone, email: mailbox, ...others } = reading.problems
  const unreachable = phone ?? mailbox
  return {
    ok: false,
    problems: { ...others, ...(asked && { name: asked }), ...(unreachable && { contact: unreachable }) },
  }
}
