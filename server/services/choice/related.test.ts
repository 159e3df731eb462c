import { beforeEach, expect, it, test } from 'vitest'
import type { Attributes } from '#domain/catalogue/attribute.ts'
import { bestAlternatives, namesCode } from '#domain/choice/related-view.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createPosts } from '#server/services/posts/posts.ts'
import { createEditing } from '#server/services/records.ts'
import { giveAccount, sara } from '#tests/support/staff.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import { aPost, aProduct, valueOf } from '#tests/support/records.ts'
import { createRelated } from './related.ts'
import { noUploads } from '#tests/support/services/deps.ts'

onEveryDatabase('related products', (db) => {
  const services = () => ({ products: createProducts({ db: db(), clock }), posts: createPosts({ db: db(), clock }) })
  const clock = () => new Date('2026-05-01T08:00:00Z')
  const related = async (id: string) => {
    const product = await services().products.get(id)
    const { usedWith, alternatives, posts } = await createRelated({ db: db() }).of(product!)
    return [usedWith, alternatives, posts].map((some) => some.map((one) => one.id))
  }

  beforeEach(async () => {
    const { products, posts } = services()
    const sealant = { kind: 'sealant', base: 'ms', job: ['seal', 'bond'], place: ['indoor', 'outdoor'], movement: 25 }
    const all: Record<string, Attributes> = {
      'ms-55': sealant,
      'ms-80': { ...sealant, place: ['outdoor'] },
      s20: { ...sealant, base: 'silicone' },
      a40: { kind: 'sealant', base: 'acrylic', job: ['fill'], place: ['indoor'] },
      'g-20': { kind: 'tool', job: ['seal', 'bond'], place: ['indoor', 'outdoor'] },
    }
    for (const [id, attributes] of Object.entries(all)) {
      const said = { typed: attributes, derived: {} }
      valueOf(await products.create(aProduct({ slug: id, code: id, attributes: said }), { id }))
    }
    valueOf(await posts.create(aPost({ slug: 'joints', title: { ar: 'فواصل', en: 'Joints with MS-55' } })))
    valueOf(await posts.create(aPost({ slug: 'other', title: { ar: 'أخرى', en: 'All of MS-550' } })))
  })

  it('are those of the same kind that share most, and posts that name it', async () => {
    expect(await related('ms-55')).toEqual([[], ['ms-80', 's20'], ['joints']])
    expect(await related('a40')).toEqual([[], [], []])
  })

  it('are those that staff chose, in their order, as far as they are on the site', async () => {
    const { products } = services()
    valueOf(await products.update('ms-55', { usedWith: ['g-20'], alternatives: ['a40', 's20'] }))
    valueOf(await products.remove('s20'))
    expect(await related('ms-55')).toEqual([['g-20'], ['a40'], ['joints']])
  })

  it('are typed by their codes in forms', async () => {
    await giveAccount(db(), sara)
    const editing = createEditing({ db: db(), clock, uploads: noUploads })
    const typed = { product_id: 'ms-55', 'used_with[]': ['G-20', ' A40 ', ''] }
    expect((await editing.product.update(typed, sara, { isTyped: true })).ok).toBe(true)
    expect((await related('ms-55'))[0]).toEqual(['g-20', 'a40'])
  })

  it.each([['nobody'], ['ms-55']])('are refused where %s is none', async (id) => {
    expect(await services().products.update('ms-55', { usedWith: [id] })).toMatchObject({
      failure: { kind: 'invalid', fields: { used_with: { en: expect.any(String) } } },
    })
  })
})

test('one more point tells those that move alike', () => {
  const moves = (value: string) => [{ key: 'movement', value, label: null }]
  const candidates = [
    { id: 'near', score: 4, attributes: moves('20') },
    { id: 'far', score: 4, attributes: moves('7.5') },
    { id: 'weak', score: 2, attributes: moves('25') },
  ]
  expect(bestAlternatives(candidates, moves('25'))).toEqual(['near', 'far'])
})

test.each([
  ['With MS-55.', true],
  ['(ms-55)', true],
  ['MS-550', false],
  ['AMS-55', false],
  ['', false],
])('%j names MS-55: %s', (text, expected) => expect(namesCode(text, 'MS-55')).toBe(expected))
