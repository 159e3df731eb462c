import { expect, it } from 'vitest'
import { senderName } from './message.ts'
import type { MessageContent } from './message.ts'

const contact = (name: string): MessageContent => ({
  kind: 'contact',
  name,
  phone: '',
  email: 'a@b.example',
  message: '',
})

it('names the sender as the form did, or by the address', () => {
  const rest = { phone: '', email: 'a@b.example', companyName: '', jobTitle: '', address: '', details: '' }
  expect(senderName({ kind: 'quote', firstName: 'سارة', lastName: 'العتيبي', ...rest })).toBe('سارة العتيبي')
  expect(senderName(contact('Omar'))).toBe('Omar')
  expect(senderName(contact(' '))).toBe('a@b.example')
})
