import { expect, test } from 'vitest'
import { readListSearch } from './list-search.ts'

test.each([
  ['', ''],
  ['?q=%00%0a', ''],
  ['?q=+MS%0A55%20', 'MS 55'],
  ['?q=one&q=two', 'one'],
  [`?q=${'x'.repeat(300)}`, 'x'.repeat(200)],
])('what is searched by “%s” is one clean line that is not too long', (address, search) => {
  expect(readListSearch(new URLSearchParams(address))).toBe(search)
})
