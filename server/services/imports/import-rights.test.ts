import { expect, it } from 'vitest'
import { createCategoryList } from '#server/services/catalogue/staff-lists.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { valueOf } from '#tests/support/records.ts'
import { PRODUCTS_AT_ONCE } from './evaluate-import.ts'
import { importSite } from '#tests/support/imports/import-site.ts'
import { olga, omar, sara } from '#tests/support/staff.ts'
import { noUploads } from '#tests/support/services/deps.ts'

onOneDatabase('an import, where something changes before it ends', (db) => {
  const { add, reasons, imports, products, records, work, on } = importSite(db)

  it('refuses a row that somebody has changed meanwhile, and shows it before it writes anything', async () => {
    const one = await add('SKU,Name (English)\nRW300101,Mine\n')
    valueOf(await imports().run(one.id, olga))
    await records().undo('nothing', olga)
    const { createEditing } = await import('#server/services/records.ts')
    const editing = createEditing({ ...on(), uploads: noUploads })
    valueOf(await editing.product.update({ product_id: 'foam', product_name_en: 'Theirs' }, sara, { base: 'site' }))
    await work()
    expect(await imports().find(one.id, olga)).toMatchObject({ state: 'ready', counts: { refused: 1, changed: 0 } })
    expect(await reasons(one.id)).toEqual(['changed-meanwhile'])
    expect(await products().get('foam')).toMatchObject({ name: { en: 'Theirs' } })
  })

  it('ends where whoever runs it has lost the right to, and writes nothing', async () => {
    const one = await add('SKU,Qty/carton\nRW300101,24\n', { by: sara })
    valueOf(await imports().run(one.id, sara))
    await db().updateTable('staff_users').set({ role: 'viewer' }).where('id', '=', 'sara').execute()
    await work()
    expect(await imports().find(one.id, olga)).toMatchObject({ state: 'failed', message: { en: expect.any(String) } })
    expect((await products().get('foam'))!.variants[0]!.boxQuantity).toBe('12')
    await expect(imports().run(one.id, sara)).rejects.toThrow('No right to records.write')
  })

  it('of prices is closed to whoever sees none, unless they sent it', async () => {
    const prices = await add('SKU,Price\nRW300101,987.65\n', { kind: 'prices', by: omar })
    const stock = await add('SKU,Availability,Cost\nRW300101,In stock,987.65\n', { kind: 'prices', by: sara })
    const listed = async (by: typeof olga) => {
      const { imports: some, total } = await imports().list({ limit: 5, offset: 0 }, by)
      return [some.map(({ id }) => id).toSorted(), total]
    }
    const both = [prices.id, stock.id].toSorted()
    for (const by of [olga, omar]) expect(await listed(by)).toEqual([both, 2])
    expect(await listed(sara)).toEqual([[stock.id], 1])
    expect(await imports().find(prices.id, sara)).toBeNull()
    expect((await imports().find(stock.id, sara))!.columns.at(-1)).toMatchObject({ samples: ['987.65'] })
    const changes = [
      imports().discard(prices.id, sara),
      imports().run(prices.id, sara),
      imports().update(prices.id, {}, sara),
      imports().forgetColumns(prices.id, sara),
    ]
    for (const changed of await Promise.all(changes))
      expect(changed).toEqual({ ok: false, failure: { kind: 'not-found' } })
    expect(await imports().find(prices.id, omar)).toMatchObject({ state: 'ready' })
  })

  it('of products is shown without prices, and without what may be some, to whoever sees none', async () => {
    const file = 'SKU,Name (English),Price,Cost\nRW300101,New foam,98765.43,98765.41\n'
    const one = await add(file, { by: olga })
    const seen = (await imports().find(one.id, sara))!
    expect(seen.columns.map(({ heading }) => heading)).toEqual(['SKU', 'Name (English)'])
    expect(JSON.stringify([seen, await imports().list({ limit: 5, offset: 0 }, sara)])).not.toMatch(/98,?765/)
    const { rows } = await imports().rows(one.id, { page: 1, perPage: 5 }, sara)
    expect(rows.flatMap(({ changes }) => changes.map(({ field }) => field))).toEqual(['product_name_en'])
    const map = { map: { 2: 'hs_code' } }
    await expect(imports().update(one.id, { chosen: map }, sara)).rejects.toThrow('No right to prices')
    await expect(imports().forgetColumns(one.id, sara)).rejects.toThrow('No right to prices')
  })

  /** Works until so many portions are written. */
  async function workUntil(portions: number) {
    let begun = 0
    const signal = Object.defineProperties(new AbortController().signal, {
      aborted: { get: () => begun > portions },
      throwIfAborted: {
        value: () => {
          if (++begun > portions) throw new Error('stopped')
        },
      },
    })
    await imports().work(signal)
  }

  it('leaves no new category where the right was lost before anything else was written', async () => {
    const file = 'SKU;Name (English);Name (Arabic);Category\nN1;Tape;شريط;New tapes\n'
    const one = await add(file, { new_categories: 'create', by: sara })
    valueOf(await imports().run(one.id, sara))
    await workUntil(0)
    await db().updateTable('staff_users').set({ role: 'viewer' }).where('id', '=', 'sara').execute()
    await work()
    expect(await imports().find(one.id, olga)).toMatchObject({ state: 'failed' })
    expect(await createCategoryList(on()).list('draft')).toEqual([])
  })

  it('holds only a few rows at one time where they are long, and leaves none out', async () => {
    const notes = Array.from({ length: 20 }, () => 'x'.repeat(30_000))
    const rows = Array.from({ length: 5 }, (_, index) => [`Foam ${index}`, `رغوة ${index}`, `F-${index}`, ...notes])
    const head = ['Name (English)', 'Name (Arabic)', 'SKU', ...notes.map((_, index) => `Note ${index}`)]
    const one = await add([head, ...rows].map((cells) => cells.join(',')).join('\n'))
    expect(one).toMatchObject({ state: 'ready', counts: { rows: 5, added: 5 } })
    const read: number[][] = []
    for await (const some of imports().allRows(one.id, olga)) read.push(some.map(({ row }) => row))
    expect(read).toEqual([
      [2, 3, 4],
      [5, 6],
    ])
    valueOf(await imports().run(one.id, olga))
    await workUntil(1)
    expect(await imports().find(one.id, olga)).toMatchObject({ state: 'running', done: 3 })
    await work()
    expect(await imports().find(one.id, olga)).toMatchObject({ state: 'done', counts: { added: 5 } })
  })

  it.each([
    ['0', PRODUCTS_AT_ONCE, 'The remaining rows were not imported.'],
    ['1', 0, 'Everything was put back as it was.'],
  ])('stops before the next portion when the right is taken away in the run (whole=%s)', async (whole, left, said) => {
    const rows = Array.from(
      { length: PRODUCTS_AT_ONCE + 10 },
      (_, index) => `Foam ${index},رغوة ${index},F-${index},foams`,
    )
    const file = ['Name (English),Name (Arabic),SKU,Category', ...rows].join('\n')
    const one = await add(file, { by: sara, whole, state: 'published' })
    valueOf(await imports().run(one.id, sara))
    await workUntil(1)
    expect(await imports().find(one.id, olga)).toMatchObject({ state: 'running', done: PRODUCTS_AT_ONCE })
    const present = () =>
      products()
        .list({ limit: 1000 })
        .then((all) => all.filter(({ id }) => id !== 'foam').length)
    expect(await present()).toBe(PRODUCTS_AT_ONCE)
    expect(await records().look(one.actId, olga)).toEqual({ ok: false, failure: 'under-way' })
    expect(await records().undo(one.actId, olga)).toEqual({ ok: false, failure: 'under-way' })
    await db().updateTable('staff_users').set({ role: 'viewer' }).where('id', '=', 'sara').execute()
    await work()
    const ended = await imports().find(one.id, olga)
    expect(ended).toMatchObject({ state: 'failed', message: { en: expect.stringContaining(said) } })
    expect(await present()).toBe(left)
  })
})
