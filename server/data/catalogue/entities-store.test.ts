import { beforeEach, expect, it } from 'vitest'
import { onEveryDatabase } from '#tests/support/database.ts'
import { aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { takenNames } from './entities-store.ts'

onEveryDatabase('names that are taken', (db) => {
  beforeEach(async () => {
    const products = createProducts({ db: db(), clock: tickingClock() })
    for (const slug of ['foam', 'foam-2', 'foam-gun', 'foams', 'foa', 'رغوة', 'رغوة-2']) {
      valueOf(await products.create(aProduct({ slug, code: null })))
    }
    valueOf(await products.update('foa', { slug: 'foam-3' }))
  })

  it('are the name itself and what follows it behind a hyphen, among ids and slugs', async () => {
    const { ids, slugs } = await takenNames(db(), 'products', 'foam')
    expect([...ids].filter((id) => id.startsWith('foam')).toSorted()).toEqual(['foam', 'foam-2', 'foam-gun'])
    expect([...slugs].filter((slug) => slug.startsWith('foam')).toSorted()).toEqual([
      'foam',
      'foam-2',
      'foam-3',
      'foam-gun',
    ])
    expect((await takenNames(db(), 'products', 'رغوة')).ids).toEqual(new Set(['رغوة', 'رغوة-2']))
    expect((await takenNames(db(), 'products', 'glue')).ids).toEqual(new Set())
  })
})
