import { NO_NUMBER } from '../../../tests/support/records.ts'
import { expect, it } from 'vitest'
import type { MessageContent, NewMessage } from '../../../domain/messages/message.ts'
import type { MessageRow } from './message-tables.ts'
import { toMessage, toMessageRow } from './message-rows.ts'

const origin = { locale: 'ar' as const, page: '/contact', productId: null, consentedAt: null }
const contents: MessageContent[] = [
  { kind: 'contact', name: 'عمر', phone: '', email: 'omar@client.example', message: 'مرحباً' },
  {
    kind: 'quote',
    firstName: 'سارة',
    lastName: 'العتيبي',
    phone: '+966500000000',
    email: 'sara@client.example',
    companyName: 'البناء',
    jobTitle: 'مهندسة',
    address: 'الرياض',
    details: 'خمسون كرتوناً',
  },
]

it.each(contents)('makes a message ($kind) of its row, as it was when its row was made', (content) => {
  const sent: NewMessage = { ...origin, content, idempotencyKey: 'key', state: 'new' }
  const row = {
    ...toMessageRow(sent, { id: 'id', given: null, createdAt: 'then' }),
    version: 1,
    link_version: 1,
  } as MessageRow
  expect(toMessage(row)).toEqual({
    ...origin,
    ...NO_NUMBER,
    content,
    id: 'id',
    state: 'new',
    assigneeId: null,
    version: 1,
    openedAt: null,
    isHeld: false,
    hasSource: false,
    createdAt: 'then',
    updatedAt: 'then',
  })
})
