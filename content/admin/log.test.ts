import { expect, test } from 'vitest'
import { actorName } from './log.ts'

test('what the system did by itself is told in the language of the reader', () => {
  expect(actorName({ kind: 'system', name: 'sign-in' }, 'ar')).toBe('تسجيل الدخول')
  expect(actorName({ kind: 'system', name: 'clean-up' }, 'en')).toBe('Clean-up')
  expect(actorName({ kind: 'system', name: 'schedule · سارة' }, 'en')).toBe('Schedule · سارة')
})

test('a person keeps the own name, even where it is one of the system', () =>
  expect(actorName({ kind: 'staff', name: 'sign-in' }, 'ar')).toBe('sign-in'))
