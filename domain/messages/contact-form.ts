import { checked, emailOf, lineOf, textBlockOf, type FormFields, type FormReading } from './message-form.ts'
import type { MessageContent } from './message.ts'
import { phoneOf } from './phone.ts'

export type ContactContent = Extract<MessageContent, { kind: 'contact' }>

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
