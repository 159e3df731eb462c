import { NO_NUMBER } from '#tests/support/records.ts'
import { expect, it } from 'vitest'
import type { MessageContent, NewMessage } from '#domain/messages/message.ts'
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

/** What the table says of it by itself. */
const NEVER_FOLLOWED_UP = {
  answered_at: null,
  outcome: null,
  outcome_value: null,
  lost_reason: '',
  outcome_note: '',
  remind_at: null,
  remind_note: '',
  duplicate_of: null,
  written_at: null,
}

it.each(contents)('makes a message ($kind) of its row, as it was when its row was made', (content) => {
  const sent: NewMessage = { ...origin, content, idempotencyKey: 'key', state: 'new' }
  const row = {
    ...toMessageRow(sent, { id: 'id', given: null, createdAt: 'then', dueAt: 'later' }),
    ...NEVER_FOLLOWED_UP,
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
    writtenAt: null,
    isHeld: false,
    hasSource: false,
    followUp: { ...NO_NUMBER.followUp, dueAt: 'later' },
    createdAt: 'then',
    updatedAt: 'then',
  })
})
