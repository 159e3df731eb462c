import { BLANK_PACK } from './pack-fields.ts'
import { expect, test } from 'vitest'
import { allFigures, bandFigures, cardFigures } from './figure.ts'
import type { Spec, Variant } from './product.ts'

function spec(key: string, value: string, unit = ''): Spec {
  return { key, label: { ar: `${key} ar`, en: `${key} en (as tested)` }, value, unit: { ar: unit, en: unit } }
}

function pack(volume: string): Variant {
  const cell = { ar: null, en: volume }
  return {
    ...BLANK_PACK,
    stockCode: null,
    productCode: null,
    type: { ar: null, en: null },
    volume: cell,
    boxQuantity: null,
  }
}

test('a card shows the pack, then the two figures that matter most', () => {
  const specs = [
    spec('density', '24', 'kg/m³'),
    spec('fire', 'B3'),
    spec('cut', '40–50', 'min'),
    spec('yield', '45', 'L'),
  ]
  expect(cardFigures(pack('750 ml'), specs, 'en')).toEqual([
    { key: 'pack', label: '', value: '750', unit: 'ml' },
    { key: 'yield', label: 'yield en (as tested)', value: '45', unit: 'L' },
    { key: 'cut', label: 'cut en (as tested)', value: '40–50', unit: 'min' },
  ])
})

test('a figure that is too long for a card is left out, never cut', () => {
  const specs = [spec('wres', 'EN 204 class D4', ''), spec('open', '15', 'min')]
  expect(cardFigures(pack('100 mm x 10 m'), specs, 'en').map((figure) => figure.value)).toEqual(['15'])
})

test('a kit is shown by the numbers of its parts', () =>
  expect(cardFigures(pack('200 ml + 50 g'), [], 'en')).toMatchObject([{ key: 'kit', value: '200 + 50', unit: '' }]))

test('a size stays one figure', () =>
  expect(cardFigures(pack('18 mm x 40 m'), [], 'en')).toMatchObject([{ key: 'pack', value: '18 mm x 40 m', unit: '' }]))

test('a product without packs and specs has no figures', () => expect(cardFigures(null, [], 'ar')).toEqual([]))

test('a per cent sign belongs to its number', () =>
  expect(allFigures([spec('move', '25', '%')], 'ar')).toEqual([
    { key: 'move', label: 'move ar', value: '25%', unit: '' },
  ]))

test('the band shows six figures at most, the important ones first, without the conditions of the test', () => {
  const keys = ['density', 'tack', 'shelf', 'fire', 'lambda', 'service', 'cure', 'cut', 'yield']
  const band = bandFigures(
    keys.map((key) => spec(key, '1')),
    'en',
  )
  expect(band.map((figure) => figure.label)).toEqual([
    'yield en',
    'cut en',
    'cure en',
    'service en',
    'fire en',
    'shelf en',
  ])
})

test('the band fills up with other specs', () =>
  expect(bandFigures([spec('salt', '500'), spec('skin', '15')], 'en').map((figure) => figure.value)).toEqual([
    '15',
    '500',
  ]))
