import { expect, test } from 'vitest'
import { toCategoryFields } from './category-fields.ts'
import { BLANK_CATEGORY, readCategoryForm } from './category-form.ts'

test('what a form begins with is read back as the same category', () => {
  const category = {
    ...BLANK_CATEGORY,
    slug: 'pu-foam',
    name: { ar: 'رغوة', en: 'Foam' },
    description: { ar: 'للحشو', en: 'Fills' },
    sortId: 3,
    image: 'a.webp',
  }
  const sent = Object.entries(toCategoryFields(category)).map(([name, [value]]) => [name, value])
  const { input, problems } = readCategoryForm(Object.fromEntries(sent), null)
  expect(problems).toEqual({})
  expect({ ...BLANK_CATEGORY, ...input }).toEqual(category)
})

test('a blank category has a blank form', () => {
  expect(Object.values(toCategoryFields(BLANK_CATEGORY)).flat().join('')).toBe('')
})
