import { expect, it } from 'vitest'
import { readFormSending } from './form-sending.ts'

it('a form that a person fills is not suspicious, with scripts or without', () => {
  expect(readFormSending({})).toEqual({ formKey: null, isSuspicious: false, hasConsented: false })
  expect(readFormSending({ website: '', secondsOpen: '14', consent: 'yes', formKey: 'a-key-of-a-form' })).toEqual({
    formKey: 'a-key-of-a-form',
    isSuspicious: false,
    hasConsented: true,
  })
})

it.each([{ website: 'https://spam.example' }, { secondsOpen: '0' }, { secondsOpen: '-5' }, { secondsOpen: 'all' }])(
  'a form filled by a program is: %j',
  (fields) => expect(readFormSending(fields).isSuspicious).toBe(true),
)

it('a key that no browser of ours makes is no key', () => {
  expect(readFormSending({ formKey: 'short' }).formKey).toBeNull()
  expect(readFormSending({ formKey: 'x'.repeat(101) }).formKey).toBeNull()
})
