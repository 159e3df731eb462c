import { expect, it } from 'vitest'
import { takePackSizes, takeTemperature } from './needs.ts'
import { RecordTable } from './record-table.ts'

const details = { fields: [], packSizes: [], figureSizes: [], standards: [], isCleaner: false, heat: null }
const record = { kind: 'product' as const, codes: [], at: '', categoryId: null, brand: [] }

const table = new RecordTable()
table.put({ ...record, id: 'hot', names: ['سيليكون'], details: { ...details, heat: 315, packSizes: ['310 ml'] } })
table.put({ ...record, id: 'cold', names: ['بخاخ SP-300'], details: { ...details, heat: 80, packSizes: ['48 mm'] } })
const meeting = (ways: readonly ((slot: number) => boolean)[]) =>
  ways.map((way) => ['hot', 'cold'].filter((_id, slot) => way(slot)))

it.each([
  ['سيليكون يتحمل حرارة 300', 'سيليكون', ['hot']],
  ['سيليكون مقاوم للحرارة حتى 60 درجة', 'سيليكون', ['hot', 'cold']],
  ['سيليكون حراري 250', 'سيليكون حراري', ['hot']],
  ['heat resistant sealant 300C', 'heat resistant sealant', ['hot']],
  ['sealant for 400 degrees', 'sealant for', []],
])('%s wants a temperature', (text, rest, products) => {
  const needs = takeTemperature(table, text)
  expect(needs.rest.replaceAll(/\s+/g, ' ').trim()).toBe(rest)
  expect(meeting(needs.ways)).toEqual([products])
})

it.each(['SP-300', 'سيليكون 300 مل', 'يتحمل 300 كيلو', 'S20 أسود', 'C 300', 'حرارة 300'])('%s wants none', (text) => {
  expect(takeTemperature(table, text)).toEqual({ rest: text, said: [], ways: [] })
})

it.each([
  ['سيليكون 310 مل', [['hot'], ['hot']]],
  ['سيليكون 300 مل', [[], ['hot']]],
  ['شريط 2 انش', [[], ['cold']]],
  ['شريط 3 انش', [[], []]],
])('%s wants packs of that size, or of one that is called so', (text, products) => {
  expect(meeting(takePackSizes(table, text).ways)).toEqual(products)
})
