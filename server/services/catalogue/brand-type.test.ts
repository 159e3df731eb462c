import { beforeEach, describe, expect, it } from 'vitest'
import type { FormFields } from '#domain/fields/form-values.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aBrand, aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount, sara } from '#tests/support/staff.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { listVersions } from '#server/data/records/versions-store.ts'
import { createRecords, createLongActs, createEditing, type EditingService } from '#server/services/records.ts'
import { createBrandProducts } from './brand-products.ts'
import { createBrands } from './brands.ts'
import { createProducts } from './products.ts'
import { noUploads } from '#tests/support/services/deps.ts'

const ANADOL = { ar: 'أنادول بوند', en: 'ANADOL BOND' }
const NEW = { ar: 'أنادول', en: 'Anadol' }

onOneDatabase('brands', (db) => {
  beforeEach(() => giveAccount(db(), sara))
  const clock = tickingClock()
  const deps = () => ({ db: db(), clock, siteUrl: 'https://site.example' })
  const brands = () => createBrands(deps())
  const products = () => createProducts(deps())
  const settle = () => createBrandProducts(deps()).settle()
  let editing: EditingService
  beforeEach(() => void (editing = createEditing({ ...deps(), uploads: noUploads })))

  const addBrand = async (given = {}) => valueOf(await brands().create(aBrand(given)))
  const fill = async (count: number, brand = ANADOL) => {
    for (let index = 0; index < count; index++) valueOf(await products().create(aProduct({ slug: 'p', brand })))
  }
  const rename = (fields: FormFields = { name_ar: NEW.ar, name_en: NEW.en }) =>
    editing.brand.update({ brand_id: 'anadol-bond', ...fields }, sara)
  const named = async () => (await products().list()).map(({ brand, brandId }) => [brand.ar, brand.en, brandId])
  const other = (brand = ANADOL) => [brand.ar, brand.en, 'anadol-bond']

  it('come back as they were sent', async () => {
    const input = aBrand({
      aliases: ['Anadol'],
      colour: '#d65310',
      highlights: [{ title: { ar: 'المنشأ', en: 'Origin' }, value: { ar: 'تركيا', en: 'Turkey' } }],
      specialties: [{ name: { ar: 'رغوة', en: 'Foam' }, icon: 'drop', description: { ar: '', en: '' } }],
      applications: { ar: ['أبواب، ونوافذ'], en: ['Doors, windows'] },
    })
    const brand = valueOf(await brands().create(input))
    expect(brand).toMatchObject({ ...input, id: 'anadol-bond', version: 1, productCount: 0 })
    expect(await brands().get('anadol-bond')).toEqual(brand)
  })

  it('may name what every text may, and nothing that nobody knows', async () => {
    await addBrand()
    const specialty = { specialty_name_ar: 'رغوة', specialty_name_en: 'Foam', specialty_icon: 'foam' }
    const fields = {
      brand_id: 'anadol-bond',
      description_en: 'At {site}: {products}',
      origin_ar: '{country}',
      specialties: [{ ...specialty, specialty_text_en: 'Call {fax}' }],
    }
    expect(await editing.brand.update(fields, sara)).toMatchObject({
      ok: false,
      failure: {
        fields: {
          origin_ar: { en: 'Unknown placeholder {country}.' },
          'specialty_text_en[0]': { en: 'Unknown placeholder {fax}.' },
        },
      },
    })
  })

  describe('and products', () => {
    it('belong together where a product names the brand, in any spelling', async () => {
      await addBrand({ aliases: ['AB'] })
      const written = [ANADOL, { ar: '', en: 'anadol-bond' }, { ar: 'انادول بوند', en: '' }, { ar: 'ab', en: 'AB' }]
      for (const brand of written) await fill(1, brand)
      await fill(1, { ar: 'سيكا', en: 'SIKA' })
      expect(await named()).toEqual([['سيكا', 'SIKA', null], ...written.map(() => other())])
      expect((await brands().list())[0]?.productCount).toBe(4)
    })

    it('belong together from the moment that the brand is there', async () => {
      await fill(2)
      await fill(1, { ar: 'أنادول بوند', en: 'Anadol Bond' })
      valueOf(await editing.brand.add({ ...sent(), intent: 'publish' }, sara))
      expect(await named()).toEqual([other(), other(), other()])
      const versions = (await products().list()).map(({ version }) => version)
      expect(versions, 'who is only told apart is not changed').toEqual([2, 1, 1])
    })

    it('stay as they are written when their brand goes, and belong to it when it comes back', async () => {
      await addBrand()
      await fill(2)
      const removed = await editing.brand.remove({ brand_id: 'anadol-bond' }, sara)
      expect(await named()).toEqual([0, 1].map(() => [ANADOL.ar, ANADOL.en, null]))
      valueOf(await createRecords(deps()).undo(removed.ok ? removed.actId! : '', sara))
      await settle()
      expect(await named()).toEqual([other(), other()])
    })
  })

  describe('that get another name', () => {
    beforeEach(async () => {
      await addBrand()
      await fill(45)
    })

    it('give it to all their products in one act, each with a version, and keep the old one as an alias', async () => {
      const saved = await rename()
      expect(new Set((await named()).map((row) => row.join()))).toEqual(new Set([other(NEW).join()]))
      expect((await brands().get('anadol-bond'))?.aliases.toSorted()).toEqual([ANADOL.en, ANADOL.ar].toSorted())
      const [product] = await products().list()
      const head = await findRecord(db(), 'product', product!.id)
      const [version] = await listVersions(db(), head!)
      expect(version).toMatchObject({ act: 'bulk', by: { name: 'sara' }, changed: ['brand', 'brand_ar'] })
      expect(version?.actId).toBe(saved.ok && saved.actId)
      await fill(1)
      expect((await named())[0], 'who still writes the old name means the same brand').toEqual(other(NEW))
    })

    it('have the old one again, as their products do, when that is undone', async () => {
      const saved = await rename()
      const [product] = await products().list()
      const form = createEditing({ ...deps(), uploads: noUploads })
      valueOf((await form.product.update({ product_id: product!.id, product_name_en: 'Foam 9' }, sara)) as never)
      const undone = await createRecords(deps()).undo(saved.ok ? saved.actId! : '', sara)
      expect(undone).toMatchObject({ ok: true, value: { left: [] } })
      await settle()
      expect(new Set((await named()).map((row) => row.join()))).toEqual(new Set([other().join()]))
      expect((await products().get(product!.id))?.name.en, 'what was saved since stays').toBe('Foam 9')
      expect(await brands().get('anadol-bond')).toMatchObject({ name: ANADOL, aliases: [] })
    })

    it('have the old one again behind the request, where the products are many', async () => {
      const saved = await rename()
      const actId = saved.ok ? saved.actId! : ''
      const longActs = createLongActs({ ...deps(), records: createRecords(deps()), most: 40 })
      const begun = valueOf(await longActs.undo({ actId, isConfirmed: false, path: '/admin/brands' }, sara))
      expect(begun).toHaveProperty('underWay')
      expect((await named())[0]).toEqual(other(NEW))
      await longActs.work(new AbortController().signal)
      await settle()
      expect(new Set((await named()).map((row) => row.join()))).toEqual(new Set([other().join()]))
      expect(await longActs.find('underWay' in begun ? begun.underWay : '')).toMatchObject({ left: { count: 0 } })
    })

    it('are what a product means that is saved at the same time, with the old name still in its form', async () => {
      const [product] = await products().list()
      const form = createEditing({ ...deps(), uploads: noUploads })
      const typed = { product_id: product!.id, product_name_en: 'Foam 9', brand: ANADOL.en, brand_ar: ANADOL.ar }
      const [renamed, saved] = await Promise.all([rename(), form.product.update(typed, sara)])
      expect([renamed.ok, saved.ok]).toEqual([true, true])
      await settle()
      const after = await products().get(product!.id)
      expect(after).toMatchObject({ name: { en: 'Foam 9' }, brand: NEW, brandId: 'anadol-bond' })
      valueOf((await form.product.update({ ...typed, product_name_en: 'Foam 10' }, sara)) as never)
      expect(await products().get(product!.id)).toMatchObject({ name: { en: 'Foam 10' }, brand: NEW })
    })

    it('let others save meanwhile', async () => {
      await fill(60)
      const done: string[] = []
      await Promise.all([
        rename().then(() => done.push('renamed')),
        products()
          .create(aProduct({ slug: 'other', brand: { ar: '', en: '' } }))
          .then(() => done.push('saved')),
      ])
      expect(done).toEqual(['saved', 'renamed'])
    })

    it('lose no product where that was stopped halfway', async () => {
      valueOf(await brands().update('anadol-bond', { name: NEW }))
      const stopped = new AbortController()
      stopped.abort()
      await createBrandProducts(deps()).settle(stopped.signal)
      expect((await named())[0]).toEqual(other())
      await settle()
      expect(new Set((await named()).map((row) => row.join()))).toEqual(new Set([other(NEW).join()]))
    })

    it('leave products the last name, though they are deleted before these have it', async () => {
      valueOf(await brands().update('anadol-bond', { name: NEW }))
      valueOf(await brands().remove('anadol-bond'))
      expect(new Set((await named()).map((row) => row.join()))).toEqual(new Set([[NEW.ar, NEW.en, null].join()]))
    })

    it('are renamed by a restored version, too', async () => {
      valueOf(await rename())
      const head = await findRecord(db(), 'brand', 'anadol-bond')
      const versions = await listVersions(db(), head!)
      const first = Math.min(...versions.map(({ number }) => number))
      const restored = await createRecords(deps()).restore({ kind: 'brand', id: 'anadol-bond', number: first }, sara)
      expect(restored.ok).toBe(true)
      await settle()
      expect((await named())[0]).toEqual(other())
    })
  })
})

function sent(): FormFields {
  const { name, slug, description } = aBrand()
  return { slug, name_ar: name.ar, name_en: name.en, description_ar: description.ar, description_en: description.en }
}
