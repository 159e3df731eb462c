import { expect, it } from 'vitest'
import { withSpokenCodes } from './spoken-codes.ts'

const known = new Set(['s20', 'ms55', 'df750', 'c10'])
const written = (text: string) => withSpokenCodes(text, (code) => known.has(code))

it.each([
  ['اس 20', 's20'],
  ['إس ٢٠', 's20'],
  ['ام اس 55', 'ms55'],
  ['دي اف 750', 'df750'],
  ['سي ١٠', 'c10'],
  ['سيليكون اس 20', 'سيليكون s20'],
])('%s is written %s', (text, code) => expect(written(text)).toBe(code))

it.each(['اس 25', 'اسمنت 20', 'سيليكون 20', 's20'])('%s stays as it is', (text) => expect(written(text)).toBeNull())
