import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { aVariant } from '#tests/support/records.ts'
import { figuresOfProduct } from './calculable.ts'
import { calculate, calculateOpenings } from './calculate.ts'
import { readFigures } from './figures.ts'
import { type Job, readInputs } from './inputs.ts'

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

it('counts openings that are not sealed by their foam alone', () => {
  const inputs = inputsOf('openings', 'n=40&ow=120&oh=150&w=15&d=70&sw=15&sd=7.5&sides=1&sill=1')
  expect(calculateOpenings(figuresOf('df-750'), null, inputs)).toMatchObject({ lengthM: 168, seal: null })
})

it('counts layers that are thicker than one may be, and nothing that a product does not do', () => {
  expect(calculate('layer', figuresOf('c-80'), inputsOf('layer', 'area=2&thick=120'))).toMatchObject({ layers: 3 })
  expect(calculate('tile', figuresOf('df-750'), inputsOf('tile', 'area=2&notch=8'))).toBeNull()
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
