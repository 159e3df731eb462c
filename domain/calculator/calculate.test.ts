import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { aVariant } from '#tests/support/records.ts'
import { calculate } from './calculate.ts'
import { readFigures } from './figures.ts'
import { figuresOfProduct } from './yield-figures.ts'
import { type Job, readInputs } from './inputs.ts'
import { calculateOpenings } from './openings.ts'

const stored = JSON.parse(readFileSync('seed/content/attributes.json', 'utf8')) as Record<
  string,
  { calculator: unknown }
>
const figuresOf = (id: string) => readFigures(stored[id]!.calculator)!

function inputsOf(job: Job, query: string) {
  const typed = new URLSearchParams(query)
  const inputs = readInputs(job, (name) => typed.get(name) ?? '')
  if ('wrong' in inputs) throw new Error(JSON.stringify(inputs.wrong))
  return inputs
}

/** Product, kind, what is typed, amount with its unit, and pieces of the stock codes: 10 per cent of waste where nothing is said. */
it.each([
  ['s20', 'joint', 'w=15&d=7.5&l=216', 24_300, 'ml', { RW300401: 90, RW300406: 45 }],
  ['s20', 'joint', 'w=15&l=216', 24_300, 'ml', { RW300406: 45 }],
  ['s20', 'joint', 'w=10&d=10&l=6&waste=0', 600, 'ml', { RW300406: 1, RW300401: 2 }],
  ['s20', 'joint', 'w=20&d=10&l=3&waste=0', 600, 'ml', { RW300406: 1 }],
  ['s20', 'joint', 'w=8&l=10', 480, 'ml', { RW300401: 2 }],
  ['pu-25', 'joint', 'w=12&l=10&waste=0', 1440, 'ml', { RW303502: 3 }],
  ['s10', 'fillet', 'a=10&l=30', 1500, 'ml', { RW302801: 6 }],
  ['df-750', 'foam', 'w=15&d=70&l=216', 226.8, 'l', { RW301301: 11 }],
  ['c-10', 'tile', 'area=50&notch=8', 200, 'kg', { RW300801: 11 }],
  ['c-10', 'tile', 'area=50&notch=8&butter=1', 250, 'kg', { RW300801: 14 }],
  ['c-20', 'grout', 'area=50&tw=600&th=600&tt=10&w=3', 8, 'kg', { RW305001: 2 }],
  ['660', 'coat', 'area=12', 3.3, 'kg', { RW301702: 2 }],
  ['645', 'coat', 'area=12&faces=2&rate=١٥٠', 3.6, 'kg', { RW301603: 1 }],
  ['c-30', 'layer', 'area=25', 35, 'kg', { RW305101: 2 }],
  ['c-80', 'layer', 'area=2&thick=20', 80, 'kg', { RW305601: 4 }],
  ['840', 'coverage', 'area=60', 60, 'm2', { RW301101: 7, RW301102: 6 }],
  ['t-30', 'length', 'l=45', 45, 'm', { RW305901: 5 }],
  ['t-30', 'length', 'l=٤٥٫٠&waste=٠', 45, 'm', { RW305901: 5 }],
] as const)('%s: %s of %s', (...row) => {
  const [id, kind, query, value, unit, pieces] = row
  const found = calculate(kind, figuresOf(id), inputsOf(kind, query))
  if (found === null || 'range' in found) throw new Error('nothing is counted')
  expect({ value: Number(found.amount.value.toFixed(6)), unit: found.amount.unit }).toEqual({ value, unit })
  const counted = Object.fromEntries(found.packs.map((pack) => [pack.stock_code, pack.pieces]))
  expect(counted).toMatchObject(pieces)
  expect(found.packs.map(({ leftOver }) => leftOver)).toEqual(
    found.packs.map(({ leftOver }) => leftOver).toSorted((one, other) => one - other),
  )
})

it('counts the length of openings once for the foam and once for each sealed side', () => {
  const inputs = inputsOf('openings', 'n=40&ow=120&oh=150&w=15&d=70&sw=15&sd=7.5&sides=1')
  const found = calculateOpenings(figuresOf('df-750'), figuresOf('s20'), inputs)
  expect(found).toMatchObject({ lengthM: 216, foam: { amount: { value: 226.8 } }, seal: { amount: { value: 24_300 } } })
  expect(calculateOpenings(figuresOf('df-750'), null, { ...inputs, sill: true })).toMatchObject({
    lengthM: 168,
    seal: null,
  })
})

it('refuses what a product does not suit, and counts layers that are thicker than one may be', () => {
  const foam = figuresOf('df-750')
  expect(calculate('foam', foam, inputsOf('foam', 'w=40&d=70&l=10'))).toEqual({ field: 'w', range: [8, 30] })
  expect(calculate('foam', figuresOf('812'), inputsOf('foam', 'w=9&d=70&l=10'))).toEqual({
    field: 'w',
    range: [10, null],
  })
  expect(calculate('layer', figuresOf('c-80'), inputsOf('layer', 'area=2&thick=4'))).toEqual({
    field: 'thick',
    range: [5, 50],
  })
  expect(calculate('layer', figuresOf('c-80'), inputsOf('layer', 'area=2&thick=120'))).toMatchObject({ layers: 3 })
  expect(calculate('tile', foam, inputsOf('tile', 'area=2&notch=8'))).toBeNull()
})

it.each([
  ['w=0&l=1', ['w']],
  ['w=501&l=1', ['w']],
  ['w=-5&l=abc', ['w', 'l']],
  ['w=&l=', ['w', 'l']],
  ['w=10&l=100001', ['l']],
  ['w=10&l=5&waste=31', ['waste']],
])('says which numbers of %s are beyond their limits', (query, names) => {
  const typed = new URLSearchParams(query)
  const inputs = readInputs('joint', (name) => typed.get(name) ?? '')
  expect('wrong' in inputs && Object.keys(inputs.wrong)).toEqual(names)
})

it('reads the older field where the calculator says nothing', () => {
  const pack = (stockCode: string, en: string) => aVariant({ stockCode, volume: { ar: null, en }, boxQuantity: '12' })
  const of = (jointYield: { kind: string } & Record<string, unknown>, ...variants: ReturnType<typeof pack>[]) =>
    figuresOfProduct({ calculator: null, jointYield, variants })
  expect(of({ kind: 'cartridge', ml: 310, packs: [310, 600] }, pack('A', '310 ml'), pack('B', '0.6 L'))).toMatchObject({
    kind: 'joint',
    packs: [
      { stock_code: 'A', ml: 310, box: 12 },
      { stock_code: 'B', ml: 600 },
    ],
  })
  const foam = { kind: 'foam', litres: 45, can_ml: 750, packs: [{ can_ml: 500, litres: 30 }] }
  const cans = of(foam, pack('A', '750 ml'), pack('B', '500 ml'), pack('C', '—'))
  expect(cans?.packs.map(({ free_l: litres }) => litres)).toEqual([45, 30])
  const mortar = { kind: 'mortar', kg_per_m2_mm: 2, pack_kg: 25 }
  expect(of(mortar, pack('A', '25 kg'))).toMatchObject({ kind: 'layer', kg_m2_mm: 2, packs: [{ kg: 25 }] })
  expect(of({ kind: 'admixture', pct: 1 }, pack('A', '18 kg'))).toBeNull()
})
