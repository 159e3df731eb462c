import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [0, '0 kB'],
  [1_400, '1.4 kB'],
  [340_000_000, '340 MB'],
  [999_900, '1 MB'],
  [9_960_000, '10 MB'],
  [1_449_000_000_000, '1.4 TB'],
  [5_000_000_000_000_000, '5,000 TB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en').replace('\u00a0', ' ')).toBe(text)
  expect(formatBytes(bytes, 'ar').replace('\u00a0', ' ')).toBe(text)
})
