import { expect, it } from 'vitest'
import { formTexts } from '#domain/fields/field.ts'
import { CATEGORY_FIELDS } from './category-fields.ts'
import { type Category, BLANK_CATEGORY, BLANK_CATEGORY_TEXTS, readCategoryForm, toCategoryDto } from './category.ts'

const category: Category = {
  ...BLANK_CATEGORY,
  id: 'foams',
  version: 2,
  slug: 'foams',
  name: { ar: 'رغوة', en: 'Foam' },
  description: { ar: 'وصف', en: 'About foam' },
  sortId: 3,
  image: { file: 'a.webp', width: 1, height: 1, color: null, renditions: { avif: [], webp: [] } },
  price: 12.5,
  rating: 4,
  productCount: 0,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
}

const problemsOf = (fields: object, before: Category | null) =>
  Object.keys(readCategoryForm({ ...fields }, before).problems)

it('a new category needs its slug and its names', () => {
  expect(problemsOf({}, null)).toEqual(['name_ar', 'name_en', 'category_slug'])
  expect(problemsOf({ category_slug: 'a', name_ar: 'ا', name_en: 'A' }, null)).toEqual([])
})

it('an old one keeps its slug when it is sent empty, but not its names', () => {
  expect(problemsOf({ category_slug: '', name_ar: '', name_en: 'A' }, category)).toEqual(['name_ar'])
  expect(problemsOf({}, category)).toEqual([])
})

it('sent as it was answered changes nothing', () => {
  const { id: _, version: _v, productCount: _p, createdAt: _c, updatedAt: _u, image, ...others } = category
  const { input, problems } = readCategoryForm(toCategoryDto(category), category)
  expect([input, problems]).toEqual([{ ...others, image: image?.file }, {}])
})

it('figures that are emptied become what a new category has', () => {
  const { input } = readCategoryForm({ price: '', rating: '', category_sort_id: '', existing_image: '' }, category)
  expect(input).toEqual({ price: 0, rating: 0, sortId: null, image: null })
})

it('figures that are none stand beside their fields', () =>
  expect(problemsOf({ price: 'much', category_sort_id: 'first', rating: {} }, category)).toEqual([
    'category_sort_id',
    'price',
    'rating',
  ]))

it('what a form begins with is read back as the same category', () => {
  const input = {
    ...BLANK_CATEGORY,
    slug: 'pu-foam',
    name: { ar: 'رغوة', en: 'Foam' },
    description: { ar: 'للحشو', en: 'Fills' },
    sortId: 3,
    image: 'a.webp',
  }
  const sent = Object.entries(formTexts(CATEGORY_FIELDS, input)).map(([name, [value]]) => [name, value])
  const reading = readCategoryForm(Object.fromEntries(sent), null)
  expect(reading.problems).toEqual({})
  expect({ ...BLANK_CATEGORY, ...reading.input }).toEqual(input)
})

it('a blank category has a blank form', () => expect(Object.values(BLANK_CATEGORY_TEXTS).flat().join('')).toBe(''))
