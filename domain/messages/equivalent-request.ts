import { isEmail } from './email.ts'
import { checked, lineOf, type FormFields, type FormReading } from './message-form.ts'
import type { MessageContent } from './message.ts'
import { phoneOf } from './phone.ts'

export type EquivalentContent = Extract<MessageContent, { kind: 'equivalent' }>

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
