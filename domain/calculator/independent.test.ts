import { expect, it } from 'vitest'
import attributes from '#seed/content/attributes.json' with { type: 'json' }
import { calculate, type CalculationKind, calculateOpenings } from './calculate.ts'
import { readFigures } from './figures.ts'
import { readInputs, type Job } from './inputs.ts'

// Each case is worked out by hand in cm³, grams or pieces, by another way than the site's; r = 10 % unless it says so.
const figuresOf = (id: keyof typeof attributes) => {
  const product: object = attributes[id]
  return readFigures('calculator' in product ? product.calculator : null)!
}

function inputs(job: Job, typed: Record<string, string | number>) {
  const read = readInputs(job, (name) => String(typed[name] ?? ''))
  if ('wrong' in read) throw new Error(`Wrong: ${Object.keys(read.wrong).join()}`)
  return read
}

const UNITS: Partial<Record<CalculationKind, string>> = {
  joint: 'ml',
  fillet: 'ml',
  foam: 'l',
  coverage: 'm2',
  length: 'm',
}

/** Amount, and pieces by what a pack holds, of those alone that `of` names. */
function counted(kind: CalculationKind, id: keyof typeof attributes, typed: Record<string, string | number>) {
  const found = calculate(kind, figuresOf(id), inputs(kind, typed))
  if (found === null || 'range' in found) return found
  const pieces = Object.fromEntries(found.packs.map((pack) => [pack.content, pack.pieces]))
  expect(found.amount.unit).toBe(UNITS[kind] ?? 'kg')
  const left = found.packs.map(({ leftOver }) => leftOver)
  expect(left).toEqual(left.toSorted((one, other) => one - other))
  return { amount: Number(found.amount.value.toFixed(4)), pieces }
}

it.each([
  // A joint of 1.5 × 0.75 cm is 1.125 cm²; 21,600 cm of it are 24,300 cm³, with waste 26,730.
  ['joint', 's20', { w: 15, d: 7.5, l: 216 }, { amount: 24_300, pieces: { 300: 90, 600: 45 } }],
  ['joint', 's20', { w: 15, l: 216 }, { amount: 24_300, pieces: { 300: 90, 600: 45 } }],
  // Without a depth half of 8 mm would be 4: never under 6. 0.8 × 0.6 × 1000 cm.
  ['joint', 's20', { w: '٨', l: '١٠', waste: 0 }, { amount: 480, pieces: { 300: 2, 600: 1 } }],
  // As deep as wide up to 12 mm, half of it from there on.
  ['joint', 'pu-25', { w: 12, l: 10, waste: 0 }, { amount: 1440, pieces: { 310: 5, 600: 3 } }],
  ['joint', 'pu-25', { w: '12,5', l: 10, waste: 0 }, { amount: 781.25, pieces: { 310: 3, 600: 2 } }],
  // A sausage makes 6 m at 10 × 10, 4 m at 15 × 10 and 3 m at 20 × 10 mm, to the last drop.
  ['joint', 's20', { w: 10, d: 10, l: 6, waste: 0 }, { amount: 600, pieces: { 300: 2, 600: 1 } }],
  ['joint', 's20', { w: 15, d: 10, l: 4, waste: 0 }, { amount: 600, pieces: { 300: 2, 600: 1 } }],
  ['joint', 's20', { w: 20, d: 10, l: 3, waste: 0 }, { amount: 600, pieces: { 300: 2, 600: 1 } }],
  ['joint', 's20', { w: 20, d: 10, l: 3.1, waste: 0 }, { amount: 620, pieces: { 300: 3, 600: 2 } }],
  // Half of a square of 1 cm², 3000 cm: 1500 cm³, with waste 1650, and five tubes hold 1400.
  ['fillet', 's10', { a: 10, l: 30 }, { amount: 1500, pieces: { 280: 6 } }],
  // 0.15 × 0.7 dm times 2160 dm are 226.8 dm³; with waste 249.48 of 24 and of 16.2.
  ['foam', 'df-750', { w: 15, d: 70, l: 216 }, { amount: 226.8, pieces: { 24: 11, 16.2: 16 } }],
  // A bed of half the notch: 4 mm of 1 kg; with the back 5 mm.
  ['tile', 'c-10', { area: 50, notch: 8 }, { amount: 200, pieces: { 20: 11, 5: 44 } }],
  ['tile', 'c-10', { area: 50, notch: 8, butter: 1, waste: 0 }, { amount: 250, pieces: { 20: 13, 5: 50 } }],
  // Joints of a tile of 60 × 60 cm: two edges of 60 cm, each 0.3 × 1 cm, are 36 cm³ on 0.36 m², 57.6 g; on 50 m² 8 kg.
  ['grout', 'c-20', { area: 50, tw: 600, th: 600, tt: 10, w: 3 }, { amount: 8, pieces: { 5: 2 } }],
  // 275 g for both faces, however many are asked for: 3300 g, with waste 3630.
  ['coat', '660', { area: 12, faces: 2 }, { amount: 3.3, pieces: { 3: 2, 0.65: 6, 14: 1 } }],
  // 150 g a face.
  ['coat', '645', { area: 10, faces: 2, waste: 0 }, { amount: 3, pieces: { 0.5: 6, 1: 3, 5: 1 } }],
  ['coat', '645', { area: 10, rate: 100, waste: 0 }, { amount: 1, pieces: { 0.5: 2, 1: 1, 5: 1 } }],
  ['coat', '645', { area: 12, faces: 2, rate: '١٥٠' }, { amount: 3.6, pieces: { 0.5: 8, 1: 4, 5: 1 } }],
  // Both coats together 1400 g.
  ['layer', 'c-30', { area: 25 }, { amount: 35, pieces: { 20: 2, 5: 8 } }],
  ['layer', 'c-80', { area: 2, thick: 20 }, { amount: 80, pieces: { 25: 4 } }],
  // 66 m² with waste, 10 to a can of 750 ml and 11.6 to one of 870.
  ['coverage', '840', { area: 60 }, { amount: 60, pieces: { 10: 7, 11.6: 6 } }],
  ['length', 't-30', { l: 45 }, { amount: 45, pieces: { 10: 5 } }],
] as const)('%s of %s, %j', (kind, id, typed, expected) => {
  expect(counted(kind, id, typed)).toEqual(expected)
})

it('openings take foam and sealant along their edges', () => {
  const typed = { n: 40, ow: 120, oh: 150, w: 15, d: 70, sw: 15, sd: 7.5 }
  const of = (more: object) => {
    const found = calculateOpenings(figuresOf('df-750'), figuresOf('s20'), inputs('openings', { ...typed, ...more }))
    if (found === null || 'range' in found) throw new Error('Refused')
    const pieces = (one: typeof found.foam | null, content: number) =>
      one?.packs.find((pack) => pack.content === content)?.pieces
    return [found.lengthM, pieces(found.foam, 24), pieces(found.seal, 600)]
  }
  // Each window is 5.4 m round, 4.2 m without the edge below.
  expect(of({})).toEqual([216, 11, 45])
  expect(of({ sill: 1 })).toEqual([168, 9, 35])
  expect(of({ sides: 2 })).toEqual([216, 11, 90])
})

it.each([
  ['joint', 'pu-25', { w: 40, l: 1 }, null],
  ['joint', 'pu-25', { w: 41, l: 1 }, { field: 'w', range: [3, 40] }],
  ['foam', 'df-750', { w: 7.9, d: 70, l: 1 }, { field: 'w', range: [8, 30] }],
  ['foam', '812', { w: 9, d: 70, l: 1 }, { field: 'w', range: [10, null] }],
  ['grout', 'c-20', { area: 1, tw: 300, th: 300, tt: 8, w: 13 }, { field: 'w', range: [2, 12] }],
  ['layer', 'c-80', { area: 1, thick: 4 }, { field: 'thick', range: [5, 50] }],
] as const)('%s of %s with %j is what the product suits, or is refused', (kind, id, typed, refused) => {
  const found = calculate(kind, figuresOf(id), inputs(kind, typed))
  if (refused) expect(found).toEqual(refused)
  else expect(found).toHaveProperty('amount')
})
