import { expect, it } from 'vitest'
import { ownValue } from './own-value.ts'

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'none'])('a record holds nothing under %s', (name) =>
  expect(ownValue({ sound: 1 }, name)).toBeUndefined(),
)

it('and what it holds under its own names', () => expect(ownValue({ sound: 1 }, 'sound')).toBe(1))
