import { expect, test } from 'vitest'
import { isSearchKey } from './list-keys.ts'

const press = (key: string, code: string, shiftKey = false) => isSearchKey({ key, code, shiftKey })

test('the search has the key of the stroke, whatever the layout writes with it, and the sign wherever it is', () => {
  expect(press('/', 'Slash')).toBe(true)
  expect(press('ظ', 'Slash')).toBe(true)
  expect(press('/', 'Digit7', true)).toBe(true)
})

test('question marks and other letters do not search', () => {
  expect(press('؟', 'Slash', true)).toBe(false)
  expect(press('?', 'Slash', true)).toBe(false)
  expect(press('ظ', 'KeyZ')).toBe(false)
})
