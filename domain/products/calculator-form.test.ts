import { expect, it } from 'vitest'
import attributes from '#seed/content/attributes.json' with { type: 'json' }
import type { FormFields } from '#domain/fields/form-values.ts'
import { plainTexts } from '#domain/fields/field.ts'
import { recordForm } from '#domain/fields/record-form.ts'
import { calculatorTexts, typedCalculator } from './calculator-form.ts'
import type { ProductFigures } from './product.ts'

const S20: ProductFigures = {
  kind: 'joint',
  shape: 'rectangle',
  width_mm: [3, 40],
  packs: [{ stock_code: 'RW1', ml: 300, box: 24 }],
  from: 'sheet',
}
const fieldsOf = (figures: ProductFigures | null) => plainTexts(calculatorTexts(figures))

function read(fields: FormFields, before: ProductFigures | null, isDraft = false) {
  const form = recordForm(fields, { isNew: false, isDraft })
  return { value: typedCalculator(form, before), problems: form.problems }
}

it('figures that nobody touched come back as they were', () => {
  const all = Object.values(attributes).flatMap((product) => ('calculator' in product ? [product.calculator] : []))
  expect(all.length).toBeGreaterThan(40)
  for (const figures of all as unknown as ProductFigures[]) {
    expect(read(fieldsOf(figures), figures)).toEqual({ value: figures, problems: {} })
  }
})

it('are read in any digits, and keep what the form does not ask for', () => {
  const typed = { 'calc.width_mm': '٣–٣٥', 'calc.min_depth_mm': '٦٫٥', 'calc.ml[]': ['٣١٠'] }
  expect(read({ ...fieldsOf(S20), ...typed }, S20).value).toEqual({
    ...S20,
    width_mm: [3, 35],
    min_depth_mm: 6.5,
    packs: [{ stock_code: 'RW1', ml: 310, box: 24 }],
  })
  expect(read({ ...fieldsOf(S20), 'calc.width_mm': '10-' }, S20).value).toMatchObject({ width_mm: [10, null] })
  expect(read({ ...fieldsOf(S20), 'calc.kind': '' }, S20).value).toBeNull()
  expect(read({}, S20).value).toBeUndefined()
})

it('need their source, a pack and what the kind counts by; a draft needs nothing', () => {
  const tile = { ...fieldsOf(null), 'calc.kind': 'tile' }
  const missing = { kind: 'missing' }
  expect(read(tile, null).problems).toEqual({ 'calc.kg_m2_mm': missing, 'calc.packs': missing, 'calc.from': missing })
  expect(read(tile, null, true)).toEqual({ value: { kind: 'tile', packs: [], from: '' }, problems: {} })
})

it.each([
  [{ 'calc.kind': 'paint' }, 'calc.kind'],
  [{ 'calc.width_mm': '40-3' }, 'calc.width_mm'],
  [{ 'calc.width_mm': 'wide' }, 'calc.width_mm'],
  [{ 'calc.min_depth_mm': '-6' }, 'calc.min_depth_mm'],
  [{ 'calc.ml[]': ['much'] }, 'calc.ml[0]'],
])('refuse %j', (typed, name) => {
  expect(Object.keys(read({ ...fieldsOf(S20), ...typed }, S20).problems)).toEqual([name])
})
