import { expect, it } from 'vitest'
import { isUsername, toUsername } from './username.ts'

it('takes the names that people give themselves', () => {
  for (const name of ['admin', 'a', 'Noura.AlHarbi', 'sales_2', 'noura@site.example', 'نورة', 'محمّد-2']) {
    expect(isUsername(name)).toBe(true)
  }
})

it('refuses names that are nothing, hide something or cannot be typed', () => {
  for (const name of ['', ' ', 'a b', '.a', 'a-', 'a\u202eb', 'a/b', '<b>', 'a'.repeat(61)]) {
    expect(isUsername(name)).toBe(false)
  }
})

it('knows a name whatever its case', () => expect(toUsername('ＮOURA')).toBe('noura'))
