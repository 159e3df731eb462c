import { expect, test } from 'vitest'
import { hasOpenGap } from './answer-gaps.ts'

const BEGINNING = 'Hello Sara,\n\nQuantity: …\nPrice: SAR … including VAT\n\nKind regards'

test.each([
  ['nothing was filled in', BEGINNING],
  ['one line was forgotten', 'Hello Sara,\n\nQuantity: 40\nPrice: SAR … including VAT'],
  ['the line ends otherwise alone', 'Quantity:  … \r\nPrice: SAR 20'],
])('a gap is open where %s', (_case, written) => expect(hasOpenGap(written, BEGINNING)).toBe(true))

test.each([
  ['all is filled in', 'Hello Sara,\n\nQuantity: 40\nPrice: SAR 20 including VAT'],
  ['the lines are gone', 'Hello Sara,\n\nWe will call you.'],
  ['the writer pauses', 'Hello Sara,\n\nWell … we will see. Quantity: …, as agreed\n…'],
])('none is open where %s', (_case, written) => expect(hasOpenGap(written, BEGINNING)).toBe(false))
