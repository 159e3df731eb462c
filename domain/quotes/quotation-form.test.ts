import { describe, expect, it } from 'vitest'
import { blankRecord } from '#domain/fields/field.ts'
import { QUOTATION_FIELDS } from './quotation-fields.ts'
import { readQuotation, type QuotationForm } from './quotation-form.ts'
import type { KnownPack } from './line-form.ts'

const today = '2026-11-27'
const before: QuotationForm = { ...blankRecord(QUOTATION_FIELDS), validUntil: '2026-12-11', lines: [] }
const foam: KnownPack = { nameAr: 'رغوة', nameEn: 'Foam', boxQuantity: 12, price: 1875n }
const packOf = (code: string) => (code === 'RW1' ? foam : null)
const read = (fields: Record<string, unknown>, from = before) => readQuotation(fields, from, { today, packOf })
const wrong = (fields: Record<string, unknown>) => {
  const { records, own } = read(fields).problems
  return { ...Object.fromEntries(Object.entries(records).map(([name, { kind }]) => [name, kind])), ...own }
}

describe('the form of a quotation', () => {
  it('reads who it is for, and keeps what was not sent', () => {
    const { form, isValid } = read({
      customer_name: ' سارة ',
      customer_phone: '٠٥٥ ١٢٣ ٤٥٦٧',
      customer_vat: '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣',
      locale: 'en',
    })
    expect(isValid).toBe(true)
    expect(form).toMatchObject({
      customerName: 'سارة',
      customerPhone: '+966551234567',
      customerVat: '300000000000003',
      locale: 'en',
      validUntil: '2026-12-11',
    })
    expect(read({}, form).form).toEqual(form)
  })

  it('refuses numbers of another form, and days that are none or too far away', () => {
    expect(wrong({ customer_vat: '100000000000003', customer_cr: '123' })).toEqual({
      customer_vat: 'vat-malformed',
      customer_cr: 'registration-malformed',
    })
    expect(wrong({ valid_until: '2026-02-31' })).toEqual({ valid_until: 'not-a-day' })
    expect(wrong({ valid_until: '' })).toEqual({ valid_until: 'missing' })
    expect(wrong({ valid_until: today })).toEqual({ valid_until: 'validity-out-of-range' })
    expect(wrong({ valid_until: '2026-11-28' })).toEqual({})
    expect(wrong({ valid_until: '2027-05-26' })).toEqual({})
    expect(wrong({ valid_until: '2027-05-27' })).toEqual({ valid_until: 'validity-out-of-range' })
    expect(wrong({ valid_until: '31/12/2026' })).toEqual({})
  })

  it('lets a draft whose last day has passed be changed', () => {
    const old = { ...before, validUntil: '2026-11-01' }
    expect(read({ customer_name: 'A', valid_until: '2026-11-01' }, old).isValid).toBe(true)
  })

  it('reads lines of columns, leaves out empty rows, and tells problems at the places that were sent', () => {
    const columns = {
      'kind[]': ['pack', '', 'text', ''],
      'stock_code[]': ['RW1', '', '', ''],
      'name_ar[]': ['', '', 'توصيل', ''],
      'name_en[]': ['', '', 'Delivery', ''],
      'qty[]': ['3', '1', '1', '1'],
      'unit[]': ['carton', 'piece', 'piece', 'piece'],
      'unit_price[]': ['', '', '150', ''],
      'discount[]': ['', '', '', ''],
      'vat_rate[]': ['15', '15', '0', '15'],
      'line_note[]': ['', '', '', ''],
    }
    const { form, isValid } = read(columns)
    expect(isValid).toBe(true)
    expect(form.lines).toMatchObject([
      { stockCode: 'RW1', nameEn: 'Foam', qty: 3, unit: 'carton', boxQuantity: 12, unitPrice: null },
      { kind: 'text', nameEn: 'Delivery', unitPrice: 15000n, vatRate: 0 },
    ])
    expect(wrong({ ...columns, 'unit_price[]': ['', '', '1.234', ''] })).toEqual({
      'unit_price[2]': 'price-too-precise',
    })
  })

  it('empties the lines by a row in which nothing stands', () => {
    const { form } = read({ lines: [{ stock_code: 'RW1' }] })
    expect(form.lines).toMatchObject([{ unitPrice: 1875n }])
    expect(read({ 'kind[]': [''], 'stock_code[]': [''] }, form).form.lines).toEqual([])
  })

  it('keeps what a pack was that the catalogue has no more', () => {
    const { form } = read({ lines: [{ stock_code: 'RW1', unit: 'carton', qty: 2 }] })
    const again = readQuotation({ lines: [{ stock_code: 'RW1', unit: 'carton', qty: 5 }] }, form, {
      today,
      packOf: () => null,
    })
    expect(again.isValid).toBe(true)
    expect(again.form.lines).toMatchObject([{ nameEn: 'Foam', boxQuantity: 12, qty: 5, unitPrice: 1875n }])
  })

  it('refuses what is no list, and sums that no table holds', () => {
    expect(wrong({ lines: 'nonsense' })).toEqual({ lines: 'lines-malformed' })
    const dear = { name_en: 'Dear', qty: 100_000, unit: 'carton', box_quantity: 100_000, unit_price: '9999999.99' }
    expect(wrong({ lines: [dear] })).toEqual({ lines: 'total-too-high' })
  })
})
