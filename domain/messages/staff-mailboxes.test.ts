import { expect, test } from 'vitest'
import { replyAddress, staffMailboxes, teamReaders } from './staff-mailboxes.ts'

const shown = { notifyEmails: [] as string[], salesEmail: 'shown@shop.example', email: 'info@shop.example' }

test('mails to the team follow the list, then a sales address that was set, then the configuration, then what is shown', () => {
  const list = ['a@shop.example', 'b@shop.example']
  const saved = { salesEmail: 'set@shop.example' }
  expect(staffMailboxes(saved, { ...shown, notifyEmails: list }, 'env@shop.example')).toEqual({
    addresses: list,
    source: 'notify_emails',
  })
  expect(staffMailboxes(saved, shown, 'env@shop.example')).toEqual({
    addresses: ['set@shop.example'],
    source: 'sales_email',
  })
  expect(staffMailboxes({}, shown, 'env@shop.example')).toEqual({
    addresses: ['env@shop.example'],
    source: 'SALES_EMAIL',
  })
  expect(staffMailboxes({}, shown, null)).toEqual({ addresses: ['shown@shop.example'], source: 'shown' })
  expect(staffMailboxes({ salesEmail: '' }, { ...shown, salesEmail: '' }, null).addresses).toEqual([
    'info@shop.example',
  ])
  expect(staffMailboxes({}, { notifyEmails: [], salesEmail: '', email: '' }, null).addresses).toEqual([])
})

test('visitors reply to the first of them', () => {
  const mailboxes = { addresses: ['a@shop.example', 'b@shop.example'], source: 'notify_emails' as const }
  expect(replyAddress(mailboxes)).toBe('a@shop.example')
  expect(replyAddress({ ...mailboxes, addresses: [] })).toBeNull()
  expect(teamReaders(mailboxes)).toEqual([
    { email: 'a@shop.example', locale: 'ar' },
    { email: 'b@shop.example', locale: 'ar' },
  ])
})
