import { beforeEach, describe, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aFile, recordOf, tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount, olga, sara, vera } from '#tests/support/staff.ts'
import { insertFile, listUnusedFiles } from '#server/data/site/files-store.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createRedirects } from '#server/services/site/redirects.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { createEditing, createRecords, createVersions } from '#server/services/records.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { absentRecords } from '#server/data/records/version-check-store.ts'
import { checkFields, minutes, place, price, rating, wholeNumber } from './field-checks.ts'
import { noUploads } from '#tests/support/services/deps.ts'

describe('records', () => {
  const siteUrl = 'https://site.example'
  const foam = { category_slug: 'pu-foam', name_ar: 'رغوة', name_en: 'Foam' }
  const product = { product_slug: 's20', category_id: 'pu-foam', product_name_ar: 'أ', product_name_en: 'Foam 20' }

  onOneDatabase('records', (db) => {
    const clock = tickingClock()
    const on = () => ({ db: db(), clock })
    const editing = () => createEditing({ ...on(), uploads: noUploads })
    const records = () => createRecords({ ...on(), siteUrl })
    const versions = () => createVersions({ db: db() })
    const products = () => createProducts(on())
    const change = async (fields: object) =>
      recordOf(await editing().product.update({ product_id: 's20', ...fields }, sara))
    const inBin = async (kind?: 'product') => (await records().bin(kind ? { kind } : {})).records
    const take = async (binId: string, request = {}) =>
      valueOf(await records().restoreFromBin({ binId, ...request }, sara))

    beforeEach(async () => {
      for (const somebody of [olga, sara, vera]) await giveAccount(db(), somebody)
      recordOf(await editing().category.add(foam, sara))
      recordOf(await editing().product.add({ ...product, stock_code: 'A, B', certifications: ['DIN'] }, sara))
    })

    it('have a version restored as a new one, with all that it held', async () => {
      const { name } = await insertFile(db(), aFile('shown'))
      const full = await change({ existing_image: name, existing_gallery_images: [name], product_name_en: 'Second' })
      await change({ existing_image: '', existing_gallery_images: [], stock_code: '', certifications: [], rating: 1 })
      const done = valueOf(await records().restore({ kind: 'product', id: 's20', number: 2 }, sara))
      const again = (await products().get('s20'))!
      expect(done).toMatchObject({ id: 's20', altered: [] })
      expect(again).toMatchObject({ version: 4, certifications: ['DIN'], rating: 5, image: { file: name } })
      expect(again.variants).toEqual(full.variants)
      const page = await versions().page({ kind: 'product', id: 's20' }, 'owner', { limit: 2 })
      expect(page).toMatchObject({
        total: 4,
        versions: [{ number: 4, act: 'restore', restoredFrom: 2 }, { number: 3 }],
      })
      expect((await versions().read({ kind: 'product', id: 's20' }, 4, 'owner'))?.content).toEqual(
        (await versions().read({ kind: 'product', id: 's20' }, 2, 'owner'))?.content,
      )
    })

    it('have settings that touch people restored by whoever gives the password again', async () => {
      const settings = createSettings(on())
      const before = (await settings.get()).salesEmail
      valueOf(await settings.edit({ slogan_en: 'First' }, olga, false))
      valueOf(await settings.edit({ sales_email: 'new@sales.example' }, olga, true))
      const request = { kind: 'settings', id: 'site', number: 1 } as const
      await expect(records().restore(request, olga)).rejects.toThrow('password')
      expect((await settings.get()).salesEmail).toBe('new@sales.example')
      valueOf(await records().restore({ ...request, isConfirmed: true }, olga))
      expect((await settings.get()).salesEmail).toBe(before)
    })

    it('keep their present slug where another has the old one, and say so', async () => {
      await change({ product_slug: 'newer' })
      recordOf(await editing().product.add({ ...product, product_slug: 's20' }, sara))
      const done = valueOf(await records().restore({ kind: 'product', id: 's20', number: 1 }, sara))
      expect(done.altered).toEqual(['slug'])
      expect((await products().get('s20'))?.slug).toBe('newer')
    })

    it('ask for another category where theirs is gone', async () => {
      await change({ code: 'X' })
      valueOf(await editing().category.remove({ category_id: 'pu-foam', uncategorise: '1' }, sara))
      const request = { kind: 'product', id: 's20', number: 1 } as const
      const refused = await records().restore(request, sara)
      const message = {
        ar: expect.stringContaining(`الفئة «${foam.name_ar}» في السلة.`),
        en: expect.stringContaining(`Category “${foam.name_en}” is in the bin.`),
      }
      expect(refused).toMatchObject({ failure: { kind: 'conflict', field: 'category_id', message } })
      valueOf(await records().restore({ ...request, category: null }, sara))
      expect(await products().get('s20')).toMatchObject({ code: null, category: null })
    })

    it('that are deleted come back from the bin with their packs and redirects', async () => {
      await change({ product_slug: 'other' })
      await change({ product_slug: 'third' })
      const before = (await products().get('s20'))!
      valueOf(await editing().product.remove({ product_id: 's20' }, sara))
      expect(await products().get('s20')).toBeNull()
      const [binned] = await inBin('product')
      expect(binned).toMatchObject({
        id: 's20',
        name: { en: 'Foam 20' },
        deletedBy: { name: 'sara' },
        state: 'published',
      })
      expect(await take(binned!.binId)).toMatchObject({ id: 's20', altered: [], taken: [] })
      const { version: _number, updatedAt: _at, ...same } = before
      expect(await products().get('s20')).toMatchObject(same)
      expect(await createRedirects({ ...on(), siteUrl }).find('/pu-foam/other')).toBe('/pu-foam/s20')
      expect(await inBin()).toEqual([])
      expect(await records().restoreFromBin({ binId: binned!.binId }, sara)).toMatchObject({
        failure: { kind: 'not-found' },
      })
    })

    it('name the category that is in their way', async () => {
      valueOf(await editing().product.remove({ product_id: 's20' }, sara))
      const [binned] = await inBin('product')
      valueOf(await editing().category.remove({ category_id: 'pu-foam' }, sara))
      const refused = await records().restoreFromBin({ binId: binned!.binId }, sara)
      const message = {
        ar: expect.stringContaining(`«${foam.name_ar}»`),
        en: expect.stringContaining(`“${foam.name_en}”`),
      }
      expect(refused).toMatchObject({ failure: { kind: 'conflict', field: 'category_id', message } })
    })

    it('come back under another id where theirs is taken', async () => {
      valueOf(await editing().product.remove({ product_id: 's20' }, sara))
      expect(recordOf(await editing().product.add(product, sara)).id).toBe('s20')
      const [binned] = await inBin()
      expect(await take(binned!.binId)).toMatchObject({ id: 's20-2', altered: ['slug'] })
      expect((await products().get('s20-2'))?.variants).toHaveLength(2)
    })

    it('of a category bring its products back that are where it left them', async () => {
      recordOf(await editing().product.add({ ...product, product_slug: 'b' }, sara))
      valueOf(await editing().category.remove({ category_id: 'pu-foam', uncategorise: '1' }, sara))
      recordOf(await editing().category.add({ ...foam, category_slug: 'glue' }, sara))
      await change({ category_id: 'glue' })
      const [binned] = await inBin()
      expect(await take(binned!.binId, { productsBack: true })).toMatchObject({ id: 'pu-foam', productsBack: 1 })
      expect((await createCategories(on()).get('pu-foam'))?.productCount).toBe(1)
      expect((await products().get('s20'))?.category?.id).toBe('glue')
    })

    it('go for good by an owner alone, and their files with them', async () => {
      const { name } = await insertFile(db(), aFile('shown'))
      await change({ existing_image: name })
      valueOf(await editing().product.remove({ product_id: 's20' }, sara))
      const unused = async () => (await listUnusedFiles(db(), '9999')).map((file) => file.name)
      expect(await unused()).toEqual([])
      const [binned] = await inBin()
      await expect(records().purge([binned!.binId], sara)).rejects.toThrow('No right to records.purge')
      await expect(records().restoreFromBin({ binId: binned!.binId }, vera)).rejects.toThrow('No right')
      expect(await records().emptyBin(olga)).toBe(1)
      expect(await inBin()).toEqual([])
      expect(await unused()).toEqual([name])
      expect(
        await db().selectFrom('record_versions').select('number').where('record_key', '=', binned!.binId).execute(),
      ).toEqual([])
    })
  })
})

const namesOf = (...checks: Parameters<typeof checkFields>[0]) => Object.keys(checkFields(checks))

it('lets pass what is not sent, and what is sent as nothing', () =>
  expect(namesOf(rating(undefined), price(undefined), place('category_sort_id', null))).toEqual([]))

it('knows ratings, prices and whole numbers', () => {
  expect(
    namesOf(
      rating(0),
      price(0),
      wholeNumber('comments_count', 0, 0),
      minutes('reading_time', 1),
      place('category_sort_id', -3),
    ),
  ).toEqual([])
  expect(namesOf(rating(5.01), price(-0.01), minutes('reading_time', 0), place('sort', 0.5))).toEqual([
    'rating',
    'price',
    'reading_time',
    'sort',
  ])
})

it('refuses what is no number and what no column can hold', () =>
  expect(namesOf(rating(Number.NaN), price(Infinity), place('sort', 2_147_483_648))).toEqual([
    'rating',
    'price',
    'sort',
  ]))

describe('addresses', () => {
  const siteUrl = 'https://site.example'
  const post = { slug: 'joints', title_ar: 'ف', title_en: 'Joints', snippet_ar: 'ف', snippet_en: 'About joints' }

  onOneDatabase('an address that a record had', (db) => {
    const clock = tickingClock()
    const on = () => ({ db: db(), clock })
    const editing = () => createEditing({ ...on(), uploads: noUploads })
    const redirects = () => createRedirects({ ...on(), siteUrl })
    const records = () => createRecords({ ...on(), siteUrl })
    const rename = async (slug: string) => valueOf(await editing().post.update({ blog_id: 'joints', slug }, sara))
    const add = async (fields: FormFields = {}) => valueOf(await editing().post.add({ ...post, ...fields }, sara))
    const known = (from: string) => findRecord(db(), 'redirect', from)

    beforeEach(async () => {
      await giveAccount(db(), sara)
      await add()
      await rename('seams')
      await rename('gaps')
    })

    it('leads to it by a redirect with a version, as every other', async () => {
      expect(await redirects().find('/blogs/seams')).toBe('/blogs/gaps')
      const page = await createVersions({ db: db() }).page({ kind: 'redirect', id: '/blogs/seams' }, 'owner')
      expect(page).toMatchObject({ total: 1, versions: [{ by: { name: 'sara' }, isOnSite: true }] })
      expect((await listAudit(db())).filter(({ subject }) => subject.kind === 'redirect')).toEqual([])
    })

    it('is the own one of whoever takes it', async () => {
      await rename('seams')
      expect(await known('/blogs/seams')).toBeNull()
      expect(await known('/blogs/gaps')).not.toBeNull()
      expect(await absentRecords(db())).toEqual([])
    })

    it('that staff led elsewhere waits in the bin for them', async () => {
      valueOf(await redirects().edit(null, { from: '/blogs/other', to: '/blogs/gaps' }, sara))
      await add({ slug: 'other' })
      expect(await known('/blogs/other')).toBeNull()
      expect((await records().bin({})).records).toMatchObject([{ kind: 'redirect', id: '/blogs/other' }])
      expect((await listAudit(db())).map(({ action }) => action)).toContain('redirect.delete')
    })

    it('goes with it into the bin and comes back with it', async () => {
      valueOf(await editing().post.remove({ blog_id: 'joints' }, sara))
      expect(await known('/blogs/seams')).toBeNull()
      const [binned] = (await records().bin({})).records
      valueOf(await records().restoreFromBin({ binId: binned!.binId }, sara))
      expect(await redirects().find('/blogs/seams')).toBe('/blogs/gaps')
      expect(await known('/blogs/seams')).toMatchObject({ state: 'published' })
    })
  })
})
