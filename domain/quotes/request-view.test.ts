import { expect, test } from 'vitest'
import type { Locale } from '#domain/text/locale.ts'
import type { QuoteFormLine } from './line-form.ts'
import type { QuotationDossier } from './quotation-record.ts'
import type { RequestLine } from './request-line.ts'
import { toRepeatedList } from './request-view.ts'

const asked = {
  stockCode: 'RW1',
  productId: '805',
  qty: 12,
  unit: 'piece',
  note: 'soon',
  text: '',
  name: { ar: '', en: '' },
} as RequestLine
const line = (given: Partial<QuoteFormLine>) => ({
  kind: 'pack',
  stockCode: 'RW1',
  nameAr: 'رغوة',
  nameEn: '',
  qty: 24,
  unit: 'carton',
  ...given,
})
const quoted = (state: string) =>
  ({
    revisions: [
      { state: 'replaced', form: { lines: [line({ qty: 9 })] } },
      {
        state,
        form: {
          lines: [
            line({}),
            line({ stockCode: 'RW2' }),
            line({ kind: 'text', stockCode: '', nameAr: 'رف', nameEn: 'Shelf' }),
            line({ kind: 'delivery', stockCode: '' }),
          ],
        },
      },
    ],
  }) as unknown as QuotationDossier

test('a request is repeated as it was asked for, unless a quotation of it was accepted', () => {
  for (const quotation of [null, quoted('sent')]) {
    expect(toRepeatedList({ lines: [asked], quotation }, 'ar')).toMatchObject([
      { stockCode: 'RW1', qty: 12, note: 'soon' },
    ])
  }
  const accepted = (locale: Locale) => toRepeatedList({ lines: [asked], quotation: quoted('accepted') }, locale)
  expect(accepted('ar')).toEqual([
    { stockCode: 'RW1', productId: '805', qty: 24, unit: 'carton', note: '', text: '' },
    { stockCode: 'RW2', productId: '', qty: 24, unit: 'carton', note: '', text: '' },
    { stockCode: '', productId: '', qty: 24, unit: 'carton', note: '', text: 'رف' },
  ])
  expect(accepted('en').map(({ text }) => text)).toEqual(['', '', 'Shelf'])
})
