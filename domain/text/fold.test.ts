import { describe, expect, test } from 'vitest'
import { foldText, toLatinDigits } from './fold.ts'

describe('folding', () => {
  test.each([
    ['آلة', 'اله'],
    ['أَصْلِيّ', 'اصلي'],
    ['رغوةٌ', 'رغوه'],
    ['مصطفى', 'مصطفي'],
    ['سيـــليكون', 'سيليكون'],
    ['MS-55', 'ms-55'],
    ['Façade Ø Straße', 'facade ø straße'],
    ['٧٥٠ مل', '750 مل'],
    ['ﺳﻴﻠﻴﻜﻮﻥ', 'سيليكون'],
    // decomposed alef with hamza is composed before it is folded
    ['\u0627\u0654\u0635\u0644', 'اصل'],
  ])('%s and %s are the same word', (typed, folded) => expect(foldText(typed)).toBe(folded))

  test('digits of both Arabic rows and their separators become Latin', () =>
    expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ١٫٥ ١٬٠٠٠')).toBe('0123456789 0123456789 1.5 1,000'))
})
