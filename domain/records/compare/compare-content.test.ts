import { expect, test } from 'vitest'
import { BLANK_POST } from '#domain/posts/post-record.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { BLANK_PRODUCT } from '#domain/products/product-record.ts'
import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import type { ProductInput } from '#domain/products/product.ts'
import { lineFields } from '#domain/fields/field.ts'
import { line } from '#domain/fields/field-kinds.ts'
import { rows } from '#domain/fields/rows-kind.ts'
import { SEO_FIELDS } from '#domain/records/seo-fields.ts'
import { EMPTY_OVERRIDE } from '#domain/records/seo-record.ts'
import { compareContents } from './compare-content.ts'

const product = (changes: Partial<ProductInput>) => lineFields(PRODUCT_FIELDS, { ...BLANK_PRODUCT, ...changes })

const between = (before: Partial<ProductInput>, after: Partial<ProductInput>) =>
  compareContents(PRODUCT_FIELDS, product(before), product(after))

test('says nothing of what is the same, and everything where that is asked for', () => {
  expect(between({ code: '805' }, { code: '805' })).toEqual([])
  const all = compareContents(PRODUCT_FIELDS, product({ code: '805' }), product({ code: '805' }), { all: true })
  expect(all.map(({ key }) => key)).toEqual(Object.keys(PRODUCT_FIELDS))
  expect(all.find(({ key }) => key === 'code')).toEqual({
    key: 'code',
    isChanged: false,
    parts: [{ as: 'text', name: 'code', locale: null, pieces: [{ as: 'same', text: '805' }] }],
  })
})

test('a text in both languages is compared in the one that changed', () =>
  expect(between({ name: { ar: 'رغوة', en: 'Foam' } }, { name: { ar: 'رغوة', en: 'Fast foam' } })).toEqual([
    {
      key: 'name',
      isChanged: true,
      parts: [
        {
          as: 'text',
          name: 'product_name_en',
          locale: 'en',
          pieces: [
            { as: 'removed', text: 'Foam' },
            { as: 'added', text: 'Fast foam' },
          ],
        },
      ],
    },
  ]))

test('packs are matched by stock code, figures by their key, files by their name', () => {
  const pack = (stockCode: string, weightKg: number) => ({ ...BLANK_PACK, stockCode, weightKg })
  const spec = (key: string, value: string) => ({ key, label: { ar: 'ك', en: 'D' }, value, unit: { ar: '', en: '' } })
  const found = between(
    {
      variants: [pack('A', 1), pack('B', 2)],
      specs: [spec('density', '25')],
      gallery: ['a.jpg', 'b.jpg'],
      image: 'a.jpg',
    },
    {
      variants: [pack('B', 2), pack('A', 1.5)],
      specs: [spec('density', '30')],
      gallery: ['b.jpg', 'c.jpg'],
      image: null,
    },
  )
  const part = (key: string) => found.find((field) => field.key === key)?.parts[0]
  expect(part('variants')).toMatchObject({
    as: 'rows',
    rows: [
      { key: 'B', as: 'same', moved: true },
      { key: 'A', as: 'changed' },
    ],
  })
  expect(part('specs')).toMatchObject({ as: 'rows', rows: [{ key: 'density', as: 'changed' }] })
  expect(part('gallery')).toMatchObject({
    as: 'files',
    kind: 'image',
    items: [
      { as: 'removed', value: 'a.jpg' },
      { as: 'same', value: 'b.jpg' },
      { as: 'added', value: 'c.jpg' },
    ],
  })
  expect(part('image')).toMatchObject({ as: 'files', items: [{ as: 'removed', value: 'a.jpg' }] })
})

test('a choice, yes and no, a calculation and a list of words have their own ways', () => {
  const found = between(
    {
      priceVisibility: 'hidden',
      hasSafetySheet: false,
      jointYield: { kind: 'foam', litres: 45 },
      certifications: ['A', 'B'],
    },
    { priceVisibility: 'exact', hasSafetySheet: true, jointYield: { kind: 'foam', litres: 50 }, certifications: ['B'] },
  )
  expect(found.map(({ key, parts }) => [key, parts[0]?.as])).toEqual([
    ['priceVisibility', 'choice'],
    ['certifications', 'list'],
    ['hasSafetySheet', 'choice'],
    ['jointYield', 'rows'],
  ])
})

test('questions stand in a table of each language', () => {
  const override = (answer: string) =>
    lineFields(SEO_FIELDS, { ...EMPTY_OVERRIDE, faq: { ar: [], en: [{ question: 'How much?', answer }] } })
  expect(compareContents(SEO_FIELDS, override('5'), override('6'))).toMatchObject([
    { key: 'faq', parts: [{ as: 'rows', locale: 'en', rows: [{ key: 'How much?', as: 'changed' }] }] },
  ])
})

test('rich text is compared as it is read', () => {
  const post = (en: string) => lineFields(POST_FIELDS, { ...BLANK_POST, detail: { ar: '', en } })
  expect(compareContents(POST_FIELDS, post('<p>Dry</p>'), post('<p><b>Dry</b></p>'))).toMatchObject([
    { key: 'detail', parts: [{ pieces: [{ as: 'formed', gained: ['bold'] }, { as: 'same' }] }] },
  ])
})

test('a record without a table of fields is compared by its names, and so is what no field has any more', () => {
  expect(compareContents(null, { from: '/a', to: '/b' }, { from: '/a', to: '/c' })).toMatchObject([{ key: 'to' }])
  expect(compareContents(null, { words: ['foam'] }, { words: ['foam', 'رغوة'] })).toMatchObject([
    { key: 'words', parts: [{ as: 'list', items: [{ as: 'same' }, { as: 'added', value: 'رغوة' }] }] },
  ])
  expect(compareContents(PRODUCT_FIELDS, { ...product({}), colour: 'red' }, product({}))).toMatchObject([
    { key: 'colour', isChanged: true },
  ])
})

test('what somebody may not read is left out', () => {
  const [before, after] = [product({ code: '805' }), product({ code: '806' })]
  expect(compareContents(PRODUCT_FIELDS, before, after, { hidden: new Set(['code']), all: false })).toEqual([])
})

test('a row of a group that stayed is told by its first name, wherever it stands', () => {
  const table = { steps: rows('steps', { id: line('step_id'), label: line('step_label') }) }
  const [one, two] = [
    { id: 'one', label: 'One' },
    { id: 'two', label: 'Two' },
  ]
  const content = (steps: { id: string; label: string }[]) => lineFields(table, { steps })
  const [field] = compareContents(table, content([two]), content([one, { ...two, label: '2' }]))
  expect(field?.parts[0]).toMatchObject({
    as: 'rows',
    rows: [
      { as: 'added', key: 'one' },
      { as: 'changed', key: 'two' },
    ],
  })
})
