import { expect, it } from 'vitest'
import { isolateNumbers } from './isolated-numbers.ts'

const shown = (text: string) => isolateNumbers(text).replaceAll('\u2066', '[').replaceAll('\u2069', ']')

it.each([
  ['اتصل بنا على +966 11 000 0000.', 'اتصل بنا على [+966 11 000 0000].'],
  ['الجوال: +966501234567', 'الجوال: [+966501234567]'],
  ['0501234567، 050-123-4567', '[0501234567]، [050-123-4567]'],
])('%s', (text, expected) => expect(shown(text)).toBe(expected))

it('leaves addresses, codes and plain numbers as they are', () => {
  for (const text of [
    'https://site.example/12345678',
    'a-12345678@b.example',
    'EN 1366-4',
    '120 عبوة',
    'MS-55',
    '1234',
  ])
    expect(shown(text)).toBe(text)
})
