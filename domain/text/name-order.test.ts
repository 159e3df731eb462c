import { expect, test } from 'vitest'
import { nameOrder } from './name-order.ts'

const NAMES = {
  ar: ['S50 شفاف', 'أكريليك', 'إضافة', 'ابيض', '850 رغوة', 'رغوة DF', 'رغوة 820', 'رغوة ألواح', 'مؤقت', 'ثابت'],
  en: ['PU 40', 'alpine', 'Alpha', '850 foam', 'béton', 'رغوة'],
}

test.each(['ar', 'en'] as const)('names of a list in %s stand as its readers look them up', (locale) => {
  const names = NAMES[locale]
  const keyed = names.toSorted((one, other) => (nameOrder(one, locale) < nameOrder(other, locale) ? -1 : 1))
  expect(keyed).toEqual(names.toSorted(new Intl.Collator(locale).compare))
})
