import { expect, test } from 'vitest'
import { brands } from '../../content/brands.ts'
import { toBrandView } from './brand-view.ts'

const [anadolBond] = brands

test('an Arabic page shows the Arabic name with the name on the packs beside it', () => {
  expect(toBrandView(anadolBond!, 'ar', 'زدلين')).toMatchObject({ name: 'أنادول بوند', latinName: 'ANADOL BOND' })
})

test('an English page shows the name once', () => {
  expect(toBrandView(anadolBond!, 'en', 'Zedline')).toMatchObject({ name: 'ANADOL BOND', latinName: null })
})

test('competitors never reach a page', () => {
  expect(JSON.stringify(toBrandView(anadolBond!, 'en', 'Zedline'))).not.toContain('Mid-priced')
})

test('a brand leads to its products in the collection', () => {
  expect(toBrandView(anadolBond!, 'ar', 'زدلين').productsPath).toBe('/collection?brand=ANADOL+BOND')
})

test('a brand that the site distributes says so under the name of the site', () => {
  expect(toBrandView(anadolBond!, 'en', 'Zedline').description).toMatch(/, distributed by Zedline in Saudi Arabia\.$/)
})
