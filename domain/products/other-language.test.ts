import { expect, test } from 'vitest'
import { fromOtherLanguage } from './other-language.ts'

test.each([
  ['750 مل', 'en', '750 ml'],
  ['٧٥٠ مل', 'en', '750 ml'],
  ['750ml', 'ar', '750 مل'],
  ['200 ml + 50 g', 'ar', '200 مل + 50 جم'],
  ['أبيض، RAL 9010', 'en', 'White, RAL 9010'],
  ['رمادي فاتح', 'en', 'Light grey'],
  ['Saudi Arabia', 'ar', 'السعودية'],
  ['المملكة العربية السعودية', 'en', 'Saudi Arabia'],
  ['300×40', 'en', '300×40'],
  ['بالأنبوب', 'en', null],
  ['750 مل بالمسدس', 'en', null],
  ['', 'en', null],
] as const)('%j is %s %j', (text, locale, filled) => expect(fromOtherLanguage(text, locale)).toBe(filled))
