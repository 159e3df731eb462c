import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aBrand } from '#tests/support/records.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { readBrandForm, type Brand, type BrandInput } from './brand.ts'
import { partsOfBrand, toBrandView } from './brand-view.ts'

const marks = { id: 'b', version: 1, logo: null, logoWhite: null, image: null, createdAt: '', updatedAt: '' }
const asBrand = (input: Partial<BrandInput>, productCount = 0): Brand => ({ ...aBrand(input), ...marks, productCount })

const SEED = join(import.meta.dirname, '../../seed/content')
const read = (file: string) => JSON.parse(readFileSync(join(SEED, file), 'utf8')) as FormFields[]
const products = read('products.json')
const demo = read('brands.json').map((seed) => {
  const count = products.filter(({ brand }) => brand === seed['name_en']).length
  return asBrand(readBrandForm(seed, null).input, count)
})
const [anadolBond] = demo

describe('the demo brands', () => {
  test('on an Arabic page show the Arabic name with the name on the packs beside it', () =>
    expect(toBrandView(anadolBond!, 'ar', { site: 'زدلين' })).toMatchObject({
      name: 'أنادول بوند',
      latinName: 'ANADOL BOND',
    }))

  test('on an English page show the name once', () =>
    expect(toBrandView(anadolBond!, 'en', { site: 'Zedline' })).toMatchObject({ name: 'ANADOL BOND', latinName: null }))

  test('keep their competitors for staff', () =>
    expect(JSON.stringify(toBrandView(anadolBond!, 'en', { site: 'Zedline' }))).not.toContain('Mid-priced'))

  test('lead to their products in the collection', () =>
    expect(toBrandView(anadolBond!, 'ar', { site: 'زدلين' }).productsPath).toBe('/collection?brand=ANADOL+BOND'))

  test('say under the name of the site that it distributes them', () =>
    expect(toBrandView(anadolBond!, 'en', { site: 'Zedline' }).description).toMatch(
      /, distributed by Zedline in Saudi Arabia\.$/,
    ))

  test.each(demo.map((brand) => [brand.slug, brand] as const))(
    'say the truth of %s: how many products, and where it is sold',
    (_slug, brand) => {
      const { highlights } = toBrandView(brand, 'en', { site: 'Zedline' })
      const said = highlights.find(({ title }) => title === 'Catalogue products')
      expect(said?.value).toBe(String(brand.productCount))
      const all = JSON.stringify(brand)
      expect(/All regions/i.test(all) && /Central|Western|Eastern/.test(all)).toBe(false)
    },
  )
})

test('what lacks the language of the page is left out', () => {
  const brand = asBrand({
    highlights: [{ title: { ar: 'المنشأ', en: '' }, value: { ar: 'تركيا', en: 'Turkey' } }],
    specialties: [{ name: { ar: 'رغوة', en: '' }, icon: 'foam', description: { ar: 'نص', en: '' } }],
    applications: { ar: ['أبواب'], en: [] },
  })
  expect(partsOfBrand(toBrandView(brand, 'ar', { site: 'زدلين' }))).toEqual(['overview', 'products', 'applications'])
  expect(partsOfBrand(toBrandView(brand, 'en', { site: 'Zedline' }))).toEqual([])
})
