import { describe, expect, test } from 'vitest'
import { readContent } from './content.ts'
import { projectSources } from './sources.ts'
import { toStorageText } from './storage-text.ts'

const { products } = readContent(projectSources.content)
const product = (id: string) => products.find((one) => one.id === id)!

describe('storage on a datasheet', () => {
  test('names the shelf life of the product in words of the language', () => {
    expect(toStorageText(product('805'), 'en')).toContain('Shelf life in these conditions: 12 months.')
    expect(toStorageText(product('805'), 'ar')).toContain('مدة الصلاحية 12 شهراً بهذه الشروط.')
  })

  test('says what the product itself asks for, in both languages', () => {
    expect(toStorageText(product('c-50'), 'en')).toContain('Store in the shade between 5 and 40 degrees Celsius.')
    expect(toStorageText(product('c-50'), 'ar')).toContain('يُحفظ في الظل بين 5 و40 درجة مئوية.')
  })

  test('promises no shelf life and no safety data sheet where the content has none', () =>
    expect(toStorageText(product('g-20'), 'en')).toEqual([
      'Store in the original closed pack in a cool, dry place away from direct sunlight.',
    ]))
})
