import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { toVariants } from '#domain/products/variants.ts'
import { firstAttributes } from '#server/data/engine/migrations/first-attributes.ts'
import { firstWords } from '#server/data/engine/migrations/first-words.ts'
import { isSameValue, effectiveAttributes, type AttributeKey, type Attributes } from './attribute.ts'
import { readCollectionQuery, toggledChoice } from './collection-query.ts'
import { deriveAttributes, sizeOf, standardOf } from './derive-attributes.ts'
import { meetsChosen, tallyFacets, type FacetGroup } from './facet-tally.ts'
import { compareSizes, withKnownChoices } from './facet-view.ts'

const json = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T
type Seed = Parameters<typeof toVariants>[0] & { product_id: string; specs: []; certifications: string[] }
const products = json<Seed[]>('seed/content/products.json')
const said = json<Record<string, { attributes: Attributes }>>('seed/content/attributes.json')

const keys: AttributeKey[] = firstAttributes.map(({ key, label, type, holds, facet, unit = null, values = [] }) => ({
  key,
  label,
  type,
  unit,
  isMany: holds === 'many',
  isFacet: facet,
  steps: [],
  values: values.map(([value, ar, en]) => ({
    value,
    label: { ar, en },
    words: [...(firstWords.values[`${key}=${value}`] ?? [])],
  })),
  place: 0,
  version: 1,
  ignored: [...(firstWords.ignored[key] ?? [])],
}))

const read = ({ product_id, ...seed }: Seed, typed = said[product_id]!.attributes) =>
  deriveAttributes(
    { ...seed, variants: toVariants(seed), madeIn: { ar: '', en: '' }, attributes: { typed, derived: {} } },
    keys,
  )
const groups = new Map(
  products.map((seed): [string, FacetGroup] => {
    const none = { ar: '', en: '' }
    return [seed.product_id, { categoryId: 'c', brand: none, origin: none, facets: read(seed).facets, count: 1 }]
  }),
)
const seedOf = (id: string) => products.find(({ product_id }) => product_id === id)!
const chosen = (search: string) => readCollectionQuery(new URLSearchParams(search)).chosen
const found = (search: string) =>
  [...groups].filter(([, group]) => meetsChosen(group, chosen(search))).map(([id]) => id)

describe('attributes of the demo products', () => {
  test.each(products.map((seed) => [seed.product_id, seed] as const))('%s has what its sheet says', (id, seed) => {
    const { attributes } = said[id]!
    const all = effectiveAttributes(read(seed))
    expect(Object.keys(all).toSorted()).toEqual(Object.keys(attributes).toSorted())
    expect(Object.keys(all).filter((key) => !isSameValue(all[key], attributes[key]))).toEqual([])
  })

  it('are read from other fields where these say them, and typed where not', () => {
    const { typed, derived } = read(seedOf('s20'))
    expect(Object.keys(derived).toSorted()).toEqual(
      ['colour', 'movement', 'pack', 'service_max', 'service_min', 'size', 'standard'].toSorted(),
    )
    expect(typed['base']).toBe('silicone-neutral')
  })

  it('name what cannot be read, and guess nothing', () => {
    const odd = { ...seedOf('s30'), type: 'Clear, Sunset, Black', volume: '280 ml, a bit, 280 ml' }
    expect(read(odd, {})).toMatchObject({ unread: ['Sunset', 'a bit'], derived: { colour: ['clear', 'black'] } })
  })

  it('follow the fields again where what staff typed is what is read', () =>
    expect(read(seedOf('s20'), { movement: 25 }).typed).toEqual({}))
})

test.each([
  ['EN 15651-1 F-EXT-INT 25LM', 'EN 15651-1'],
  ['EN ISO 10140-2', 'EN ISO 10140-2'],
  ['ASTM C494 Type F', 'ASTM C494'],
  ['ISO 9001', null],
  ['Nordic Swan', null],
])('%s is the standard %s', (text, standard) => expect(standardOf(text)).toBe(standard))

test.each([
  [{ en: '600ml', ar: null }, '600 ml'],
  [{ en: null, ar: '600 مل' }, '600 ml'],
  [{ en: '18 mm × 40 m', ar: null }, '18 mm x 40 m'],
  [{ en: 'large', ar: null }, null],
])('the size of %j is %s', (volume, size) => expect(sizeOf(volume)).toBe(size))

test('sizes stand by what they hold', () =>
  expect(['1 kg', '600 ml', '20 L', '280 ml', '500 g', '1 pcs'].toSorted(compareSizes)).toEqual([
    '280 ml',
    '600 ml',
    '20 L',
    '500 g',
    '1 kg',
    '1 pcs',
  ]))

describe('choices', () => {
  it('of colour and size hold where one pack is both', () => {
    const both = found('colour=white&size=600+ml')
    expect(both).toEqual(expect.arrayContaining(['ms-55', 'a40']))
    expect(both).not.toContain('s20')
  })

  it('are one of a key, and each of several; movement is at least so much', () => {
    expect(found('base=ms&base=pu&movement=25&kind=sealant').toSorted()).toEqual(['ms-55', 'ms-80', 'pu-25', 'pu-40'])
    expect(found('movement=7.5').length).toBeGreaterThan(found('movement=20').length)
  })

  it('are counted with those of other facets, their own left aside', () => {
    const { total, counts } = tallyFacets(groups.values(), chosen('base=ms&colour=white'))
    expect(total).toBe(found('base=ms&colour=white').length)
    for (const [base, count] of counts.get('base')!) expect(found(`base=${base}&colour=white`)).toHaveLength(count)
    for (const [size, count] of counts.get('size')!)
      expect(found(`base=ms&colour=white&size=${encodeURIComponent(size)}`)).toHaveLength(count)
    for (const [colour, count] of counts.get('colour')!) expect(found(`base=ms&colour=${colour}`)).toHaveLength(count)
  })

  it('that there are none of are dropped, at most fifty are taken, and one of movement', () => {
    const query = readCollectionQuery(new URLSearchParams('base=ms&base=moon&moon=1&movement=20&movement=25'))
    expect(withKnownChoices(query, keys, new Map()).chosen).toEqual({ base: ['ms'], movement: ['20'] })
    const many = Array.from({ length: 60 }, (_, at) => `size=${at}`).join('&')
    expect(chosen(many)['size']).toHaveLength(50)
  })

  it('take the place of one another where one value is taken', () => {
    const query = readCollectionQuery(new URLSearchParams('base=ms&movement=20&page=3'))
    expect(toggledChoice(query, 'movement', '25')).toMatchObject({
      chosen: { base: ['ms'], movement: ['25'] },
      page: 1,
    })
    expect(toggledChoice(query, 'base', 'ms').chosen).toEqual({ movement: ['20'] })
  })
})
