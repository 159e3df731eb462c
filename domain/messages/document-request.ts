import { DOCUMENT_LANGUAGES, DOC_TYPES } from '#domain/documents/document-types.ts'
import { checked, emailOf, lineOf, textBlockOf, type FormFields, type FormReading } from './message-form.ts'
import type { MessageContent } from './message.ts'
import { phoneOf } from './phone.ts'

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
