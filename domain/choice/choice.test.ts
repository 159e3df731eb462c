import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { compareWords } from '#content/choice/compare.ts'
import { finderQuestions, finderWords } from '#content/choice/finder.ts'
import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import type { Product, ProductSummary } from '#domain/products/product.ts'
import { readRecord } from '#domain/fields/field.ts'
import { demoList } from '#tests/support/content/demo-texts.ts'
import { compareProducts } from './compare-products.ts'
import { readCompareQuery } from './compare-query.ts'
import { findProducts, unansweredSurfaces } from './find-products.ts'
import { finderPath, readFinderQuery } from './finder-query.ts'
import { excludedText, finderMessage } from './finder-view.ts'
import { RULE_FIELDS } from './rule-fields.ts'

type Seed = Record<string, { attributes: Record<string, string | number | string[]> }>
const seed = JSON.parse(readFileSync('seed/content/attributes.json', 'utf8')) as Seed
const products = Object.keys(seed).map(
  (id) => ({ id, name: { ar: id, en: id }, category: null }) as unknown as ProductSummary,
)
const attributes = new Map(
  Object.entries(seed).map(([id, one]): [string, AttributeValue[]] => [
    id,
    Object.entries(one.attributes).flatMap(([key, values]) =>
      [values].flat().map((value: string | number) => ({ key, value: String(value), label: null })),
    ),
  ]),
)
const data = { rules: demoList('rule'), exclusions: demoList('exclusion'), products, attributes }
const find = (query: string) => findProducts(data, readFinderQuery(new URLSearchParams(query)).answers)
const best = (query: string) => find(query).matches.map(({ product, score }) => [product.id, score])

test.each([
  [
    'job=seal&a=aluminium&b=concrete&place=outdoor&move=25',
    [
      ['s20', 15],
      ['ms-55', 14],
      ['pu-40', 13],
    ],
  ],
  [
    'job=fill&a=wood&place=indoor&gap=15&tool=foam-gun',
    [
      ['df-750', 11],
      ['806', 10],
      ['812', 9],
    ],
  ],
  ['job=fix&a=mirror&b=tile&place=wet', [['s70', 12]]],
  ['job=seal&place=food', []],
])('the finder answers %s', (query, expected) => expect(best(query).slice(0, 3)).toEqual(expected))

test.each([
  ['job=seal&a=stone', 's10', 'Acetoxy: attacks marble and stone, take a neutral silicone.'],
  ['job=fill&a=wood&gap=5', 'df-750', /\d/],
  ['job=seal&place=food', 's20', 'Not stated in its data: Touches food or drinking water'],
])('what %s rules out says why', (query, id, text) => {
  const { answers } = readFinderQuery(new URLSearchParams(query))
  const one = find(query).excluded.find(({ product }) => product.id === id)
  expect(one && excludedText(one, answers, finderWords, 'en')).toMatch(text)
})

test.each([
  ['', 0, {}],
  ['job=seal', 1, {}],
  ['job=seal&a=any&place=any', 3, {}],
  ['job=seal&a=any&place=any&move=0&gap=٧٫٥&tool=any', null, {}],
  ['job=seal&show=1', null, {}],
  ['show=1', 0, {}],
  ['job=weld', 0, { job: 'unknown' }],
  ['job=seal&a=any&place=any&move=any&gap=501', 3, { gap: 'gap' }],
  ['job=seal&a=any&place=any&move=any&gap=-1', 3, { gap: 'gap' }],
])('%j asks for step %j next', (query, step, problems) => {
  expect(readFinderQuery(new URLSearchParams(query))).toMatchObject({ step, problems })
})

it('tells an engineer what was answered', () => {
  const { answers } = readFinderQuery(new URLSearchParams('job=seal&a=any&place=food&gap=12'))
  expect(finderMessage(answers, finderQuestions, finderWords, 'en')).toBe(
    'What do you want to do? Seal a joint or a leak\nWhere is it? Touches food or drinking water\nWidth of the joint or gap in mm 12 mm',
  )
})

it('leads back to a question with the other answers', () => {
  const { typed } = readFinderQuery(new URLSearchParams('job=fill&a=wood&gap=7,5'))
  expect(finderPath(typed, { show: '1' })).toBe('/finder?job=fill&a=wood&gap=7%2C5&show=1')
})

test.each([
  [{ when: { place: ['wet'] } }, { place: ['wet'] }],
  [{ when: '{"gap":[8,30],"move":20}' }, { gap: [8, 30], move: 20 }],
  [
    { 'when_place[]': ['', 'wet'], when_gap: '8-30', when_move: '', when_paint: 'yes' },
    { place: ['wet'], gap: [8, 30], paint: 'yes' },
  ],
  [{ when: { place: ['moon'] } }, null],
  [{ when: { colour: ['red'] } }, null],
  [{ when: { gap: [30, 8] } }, null],
  [{ when_gap: 'eight' }, null],
])('reads the conditions of a rule in %j', (sent, expected) => {
  const { input, problems } = readRecord(RULE_FIELDS, sent, null, true)
  expect(input.when ?? null).toEqual(expected)
  expect('when' in problems).toBe(expected === null)
})

test.each([6, -1, 1.5])('refuses %d points', (points) => {
  expect(readRecord(RULE_FIELDS, { points }, null, true).problems).toHaveProperty('points')
})

test('surfaces that no product of a job answers are named', () => {
  const unanswered = unansweredSurfaces((answers) => findProducts(data, answers))
  const pairs = unanswered.flatMap(({ job, surfaces }) => surfaces.map((a) => `job=${job}&a=${a}`))
  expect(pairs).toContain('job=seal&a=leather')
  expect(pairs).not.toContain('job=seal&a=aluminium')
  for (const pair of pairs) expect(best(pair)).toEqual([])
})

describe('a comparison', () => {
  const product = (values: Partial<Product>) => values as Product
  const spec = (key: string, value: string, unit = '%') => ({
    key,
    label: { ar: key, en: key },
    value,
    unit: { ar: unit, en: unit },
  })
  const told = (ar: string, en: string) => ({ ar, en })
  const base = { category: null, brand: told('', ''), madeIn: told('', ''), certifications: [], variants: [] }
  const keys = [
    { key: 'base', label: told('الأساس', 'Base'), unit: null, isFacet: true },
    { key: 'movement', label: told('الحركة', 'Movement'), unit: '%', isFacet: true },
    { key: 'paintable', label: told('يُدهن', 'Paintable'), unit: null, isFacet: true },
  ]
  const compared = [
    {
      product: product({
        ...base,
        brand: told('روابط', 'Rawabit'),
        specs: [spec('skin', '10', 'min'), spec('move', '25')],
      }),
      attributes: [
        { key: 'base', value: 'ms', label: told('هجين', 'Hybrid') },
        { key: 'movement', value: '25', label: null },
        { key: 'paintable', value: 'yes', label: null },
      ],
    },
    {
      product: product({
        ...base,
        brand: told('روابط', 'Rawabit'),
        specs: [spec('move', '20'), spec('skin', '1', 'h')],
      }),
      attributes: [],
    },
  ]
  const rows = compareProducts(compared, keys, compareWords)
  const row = (key: string) => rows.find((one) => one.key === key)

  it('has a row for all that one of them says, figures in the order of the page', () => {
    expect(rows.map(({ key }) => key)).toEqual(['base', 'brand', 'paintable', 'skin', 'move'])
  })

  it('tells an attribute that a figure tells by the figure alone', () => expect(row('movement')).toBeUndefined())

  it('has the unit in the head, and beside the value where units differ', () => {
    expect(row('move')).toMatchObject({
      label: { en: 'move (%)' },
      values: [{ en: '25' }, { en: '20' }],
      differs: true,
    })
    expect(row('skin')).toMatchObject({ label: { en: 'skin' }, values: [{ en: '10 min' }, { en: '1 h' }] })
  })

  it('differs where one says nothing', () => {
    expect(row('base')).toMatchObject({ values: [{ ar: 'هجين' }, null], differs: true })
    expect(row('brand')?.differs).toBe(false)
    expect(row('paintable')?.values[0]).toEqual({ ar: 'نعم', en: 'Yes' })
  })

  it.each([
    ['p=s20,ms-55&p=pu-25,s20', ['s20', 'ms-55', 'pu-25']],
    ['p=%20,,', []],
  ])('of %s is of %j', (query, named) => expect(readCompareQuery(new URLSearchParams(query)).named).toEqual(named))
})
