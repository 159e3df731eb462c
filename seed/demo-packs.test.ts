import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withUnits } from '#domain/products/units.ts'

type Demo = Record<'code' | 'volume' | 'volume_ar' | 'product_name_ar' | 'product_name_en', string>

const demo = JSON.parse(readFileSync(join(import.meta.dirname, 'content/products.json'), 'utf8')) as Demo[]
const product = (code: string) => demo.find((one) => one.code === code)!
const firstPack = (code: string) => product(code).volume.split(', ')[0]

/** What is printed on the pack in the product's picture. */
test.each([
  ['s20', '310 ml'],
  ['s40', '310 ml'],
  ['s70', '310 ml'],
  ['a40', '280 ml'],
  ['a50', '280 ml'],
  ['pu-25', '600 ml'],
  ['660', '850 g'],
  ['685', '3 g'],
  ['te-30', '25 kg'],
  ['c-50', '18 L'],
  ['c-70', '24 ml'],
  ['c-80', '5 kg'],
])('the first pack of a demo product is the one in its picture %s is %s', (code, printed) =>
  expect(firstPack(code)).toBe(printed),
)

test('no name of a demo product names another size than its first pack', () => {
  const wrong = demo.filter(({ code, product_name_en: name }) => {
    const named = /\d+ (?:ml|kg|g|L)\b/.exec(name)?.[0]
    const isKit = firstPack(code)?.includes(' + ')
    return named !== undefined && !isKit && named !== firstPack(code)
  })
  expect(wrong.map(({ code }) => code)).toEqual([])
})

test('Arabic names of demo products begin with the kind of product', () =>
  expect(demo.filter(({ product_name_ar: name }) => /^[A-Z0-9]/.test(name))).toEqual([]))

test('no size of a demo pack stands in a wrong Arabic form', () => {
  const forms = demo.flatMap(({ volume_ar: volumes }) => volumes.split(', ').map((size) => withUnits(size, 'ar')))
  expect(forms.filter((size) => /\b(?:[3-9]|10) (?:لتر|قطعة)$|\b(?:1[1-9]|[2-9]\d) لتر$/.test(size))).toEqual([])
})
