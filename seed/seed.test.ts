import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { withUnits } from '#domain/products/units.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { testConfig } from '#tests/support/test-app.ts'
import type { Db } from '#server/data/engine/database.ts'
import { isUntouched } from '#server/data/engine/emptiness.ts'
import { COMES_WITH_TEXTS, noteContentLoads } from '#server/data/site/set-up-store.ts'
import { markNeutral } from '#server/data/site/settings-store.ts'
import { listUsedFiles } from '#server/data/site/files-store.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import { createServices, type Services } from '#server/services/services.ts'
import { loadMissingTexts } from './load-texts.ts'
import type { DemoContentDeps } from './store-media.ts'
import { errorLog } from '#tests/support/services/deps.ts'
import { testFolder } from '#tests/support/services/folders.ts'

type Demo = Record<'code' | 'volume' | 'volume_ar' | 'product_name_ar' | 'product_name_en', string>

const demo = JSON.parse(readFileSync(join(import.meta.dirname, 'content/products.json'), 'utf8')) as Demo[]
const product = (code: string) => demo.find((one) => one.code === code)!
const firstPack = (code: string) => product(code).volume.split(', ')[0]

/** What is printed on the pack in the product's picture. */
test.each([
  ['s20', '310 ml'],
  ['s40', '310 ml'],
  ['s70', '310 ml'],
  ['a40', '280 ml'],
  ['a50', '280 ml'],
  ['pu-25', '600 ml'],
  ['660', '850 g'],
  ['685', '3 g'],
  ['te-30', '25 kg'],
  ['c-50', '18 L'],
  ['c-70', '24 ml'],
  ['c-80', '5 kg'],
])('the first pack of a demo product is the one in its picture %s is %s', (code, printed) =>
  expect(firstPack(code)).toBe(printed),
)

test('no name of a demo product names another size than its first pack', () => {
  const wrong = demo.filter(({ code, product_name_en: name }) => {
    const named = /\d+ (?:ml|kg|g|L)\b/.exec(name)?.[0]
    const isKit = firstPack(code)?.includes(' + ')
    return named !== undefined && !isKit && named !== firstPack(code)
  })
  expect(wrong.map(({ code }) => code)).toEqual([])
})

test('Arabic names of demo products begin with the kind of product', () =>
  expect(demo.filter(({ product_name_ar: name }) => /^[A-Z0-9]/.test(name))).toEqual([]))

test('no size of a demo pack stands in a wrong Arabic form', () => {
  const forms = demo.flatMap(({ volume_ar: volumes }) => volumes.split(', ').map((size) => withUnits(size, 'ar')))
  expect(forms.filter((size) => /\b(?:[3-9]|10) (?:لتر|قطعة)$|\b(?:1[1-9]|[2-9]\d) لتر$/.test(size))).toEqual([])
})

const NOW = new Date('2026-11-20T09:00:00Z')

onOneDatabase('the texts that come with the product', (db) => {
  const folder = testFolder()
  let deps: DemoContentDeps
  let services: Services

  beforeEach(async () => {
    const storage = await openLocalStorage(join(folder(), 'uploads'))
    const servicesOn = (over: Db) =>
      createServices({ db: over, storage, config: testConfig(), log: errorLog, clock: () => NOW })
    deps = { db: db(), storage, servicesOn, clock: () => NOW, directory: import.meta.dirname }
    services = servicesOn(db())
  })

  test('of an empty site without demo content are the answer templates, which are no work of anybody', async () => {
    expect(await loadMissingTexts(deps)).toEqual(['template'])
    expect((await services.content.list('template')).map(({ id }) => id)).toEqual([
      'quote',
      'details',
      'unavailable',
      'free',
    ])
    expect(await services.content.list('slide')).toEqual([])
    expect(await isUntouched(db())).toBe(true)
    expect(await loadMissingTexts(deps)).toEqual([])
  })

  test('stand on a site of an older version as they did, once', async () => {
    await noteContentLoads(db(), [COMES_WITH_TEXTS])
    expect(await loadMissingTexts(deps)).toEqual(
      expect.arrayContaining(['slide', 'review', 'template', 'page/home', 'page/forms']),
    )
    const slides = await services.content.list('slide')
    expect(slides.map(({ title }) => title.en)).toEqual([
      'Everything You Need to Bond, Seal and Insulate',
      'PU Foam Made for Hot Sites',
      'A Clear Quote Within One Working Day',
    ])
    expect(slides[0]?.pictures[slides[0].imageAr ?? '']).toMatchObject({ width: 2000, height: 900 })
    expect(await services.content.list('industry')).toHaveLength(6)
    expect((await services.content.page('home'))?.latestTitle).toEqual({ ar: 'أحدث المنتجات', en: 'Latest Products' })
    expect((await listUsedFiles(db())).length).toBeGreaterThanOrEqual(13)
    expect(await loadMissingTexts(deps)).toEqual([])
  })

  test('stay away from a site that has removed the demo content', async () => {
    await noteContentLoads(db(), [COMES_WITH_TEXTS])
    await markNeutral(db(), 'own.example', NOW.toISOString())
    expect(await loadMissingTexts(deps)).toEqual(['template'])
    expect(await services.content.page('forms')).toBeNull()
  })
})
