import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brandNames } from '../brand-names.ts'
import { brands } from '../brands.ts'

const products = JSON.parse(readFileSync(join(import.meta.dirname, '../../seed/content/products.json'), 'utf8')) as {
  brand: string
}[]

test.each(brands)('what is said of $slug is true: how many products, and where it is sold', (brand) => {
  const count = products.filter((product) => product.brand === brandNames[brand.slug].en).length
  const [said] = brand.highlights.filter(({ title }) => title.en === 'Catalogue products')
  expect(said?.value).toEqual({ ar: String(count), en: String(count) })
  const all = JSON.stringify(brand)
  expect(/All regions/i.test(all) && /Central|Western|Eastern/.test(all)).toBe(false)
})
