import { beforeEach, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createDailyCounts } from './daily-counts.ts'
import { createReports } from './reports.ts'

onOneDatabase('what visitors look at', (db) => {
  const clockAt = (text: string) => () => new Date(text)
  const counter = (at = '2026-11-27T09:00:00Z') => createDailyCounts({ db: db(), clock: clockAt(at) })
  const reports = (at = '2026-11-27T09:00:00Z') =>
    createReports({ db: db(), clock: clockAt(at), dailyCounts: { write: async () => {} } })
  const rows = () => db().selectFrom('daily_counts').selectAll().orderBy('day').orderBy('kind').orderBy('key').execute()
  const november = { from: '2026-11-01', to: '2026-11-30', language: null, sort: 'views' } as const

  beforeEach(async () => {
    const on = { db: db(), clock: tickingClock() }
    valueOf(await createCategories(on).create(aCategory({ slug: 'foam' })))
    for (const slug of ['805', '806']) {
      valueOf(await createProducts(on).create(aProduct({ slug, categoryId: 'foam' })))
    }
  })

  it('is added up by day in Riyadh, product and language, on every server', async () => {
    const one = counter('2026-11-27T20:59:00Z')
    const other = counter('2026-11-27T21:00:00Z')
    for (const address of ['/foam/805', '/en/foam/805', '/en/foam/805.data?_routes=site%2Fproduct']) {
      one.note('view', address)
    }
    other.note('view', '/foam/805')
    one.note('chosen', '/foam/806')
    one.note('request', 'en 806')
    await Promise.all([one.write(), other.write()])
    one.note('view', '/foam/805?utm_source=x')
    await one.write()
    expect(await rows()).toEqual([
      { day: '2026-11-27', kind: 'chosen', key: '806', language: 'ar', number: 1 },
      { day: '2026-11-27', kind: 'request', key: '806', language: 'en', number: 1 },
      expect.objectContaining({ kind: 'view', key: '805', language: expect.any(String), number: 2 }),
      expect.objectContaining({ kind: 'view', key: '805', language: expect.any(String), number: 2 }),
      { day: '2026-11-28', kind: 'view', key: '805', language: 'ar', number: 1 },
    ])
    const [first, second] = await reports().products(november)
    expect(first).toMatchObject({ id: '805', views: 5, searches: 0, requests: 0 })
    expect(second).toMatchObject({ id: '806', views: 0, searches: 1, datasheets: 0, requests: 1 })
    expect(await reports().products({ ...november, language: 'en' })).toMatchObject([
      { id: '805', views: 2 },
      { id: '806', searches: 0, requests: 1 },
    ])
    expect(await reports().products({ ...november, from: '2026-11-28' })).toMatchObject([{ id: '805', views: 1 }])
    expect((await reports().products({ ...november, sort: 'requests' }))[0]).toMatchObject({ id: '806' })
  })

  it('leaves out products that there are not, and words that may tell who somebody is', async () => {
    const counts = counter()
    counts.note('view', '/foam/nothing')
    counts.note('view', '/blogs/an-article')
    counts.note('search', '/search?q=0501234567')
    counts.note('datasheet', 'unknown.pdf')
    await counts.write()
    expect(await rows()).toEqual([])
  })

  it('tells words from three searches on', async () => {
    const counts = counter()
    for (const q of ['foam', 'Foam', 'FOAM', 'glue', 'glue']) counts.note('search', `/en/search?q=${q}`)
    await counts.write()
    expect(await reports().searches(november)).toEqual([{ words: 'foam', times: 3 }])
  })

  it('tells by day how choices ended', async () => {
    const counts = counter()
    for (const choice of ['search-found', 'search-closest', 'search-none', 'equivalents-none', 'finder-start'])
      counts.note('choice', `en ${choice}`)
    await counts.write()
    const later = counter('2026-11-28T09:00:00Z')
    later.note('choice', 'ar search-none')
    await later.write()
    expect(await reports().choices(november)).toMatchObject([
      { day: '2026-11-28', searches: 1, no_product: 1, finder_starts: 0 },
      { day: '2026-11-27', searches: 3, closest_only: 1, no_product: 1, equivalents_asked: 1, equivalents_unknown: 1 },
    ])
    expect(await reports().choices({ ...november, language: 'en' })).toHaveLength(1)
    expect((await reports().choicesFile(november)).split('\r\n')[1]).toBe('2026-11-28,1,0,1,0,0,0,0,0,0,0,0,0,0')
    expect(await reports().products(november)).toEqual([])
  })

  it('keeps what it could not write', async () => {
    const away = createDailyCounts({ db: db(), clock: clockAt('2026-11-27T09:00:00Z') })
    away.note('view', '/foam/805')
    await db().schema.alterTable('daily_counts').renameTo('daily_counts_away').execute()
    await expect(away.write()).rejects.toThrow()
    await db().schema.alterTable('daily_counts_away').renameTo('daily_counts').execute()
    away.note('view', '/foam/805')
    await away.write()
    expect(await rows()).toMatchObject([{ key: '805', number: 2 }])
  })

  it('is told of seven days beside the seven before', async () => {
    const days = ['2026-11-27', '2026-11-21', '2026-11-20', '2026-11-14', '2026-11-13']
    for (const day of days) {
      const counts = counter(`${day}T09:00:00Z`)
      counts.note('view', '/foam/805')
      await counts.write()
    }
    expect(await reports().week()).toMatchObject({ now: { views: 2 }, before: { views: 2 } })
  })

  it('is added up beside as many days before, day by day', async () => {
    for (const day of ['2026-11-27', '2026-11-26', '2026-11-26', '2026-11-24', '2026-11-21']) {
      const counts = counter(`${day}T09:00:00Z`)
      counts.note('view', '/foam/805')
      await counts.write()
    }
    expect(await reports().summary({ ...november, from: '2026-11-25', to: '2026-11-27' })).toMatchObject({
      now: { views: 3 },
      before: { views: 1 },
      days: [
        { day: '2026-11-25', views: 0 },
        { day: '2026-11-26', views: 2 },
        { day: '2026-11-27', views: 1 },
      ],
    })
    expect((await reports().summary({ ...november, from: '2026-12-01' })).days).toEqual([])
  })

  it('goes into a file for a spreadsheet', async () => {
    const counts = counter()
    counts.note('view', '/foam/805')
    await counts.write()
    expect(await reports().file(november)).toBe(
      '\ufeffproduct_id,name_ar,name_en,views,searches,datasheets,requests\r\n805,رغوة 805,805 PU Foam,1,0,0,0\r\n',
    )
  })
})
