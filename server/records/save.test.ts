import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onEveryDatabase } from '#tests/support/database.ts'
import { tickingClock, recordOf, valueOf } from '#tests/support/records.ts'
import { giveAccount, sara } from '#tests/support/staff.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import { sharp } from '#server/files/sharp.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import type { EditOutcome } from './transaction.ts'
import { createUploads } from '#server/services/media/uploads.ts'
import { createEditing, type EditingService } from '#server/services/records.ts'
import { errorLog } from '#tests/support/services/deps.ts'
import { sharedFolder } from '#tests/support/services/folders.ts'

const category = { category_slug: 'pu-foam', name_ar: 'رغوة', name_en: 'Foam' }
const product = {
  product_slug: '805',
  category_id: 'pu-foam',
  product_name_ar: 'رغوة 805',
  product_name_en: 'Foam 805',
}

const post = { slug: 'joints', title_ar: 'ف', title_en: 'Joints', snippet_ar: 'ف', snippet_en: 'About joints' }
const pdf = new File(['%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\nstartxref\n9\n%%EOF\n'], 'sheet.pdf')

let pictures: { red: File; blue: File }
const folder = sharedFolder()
beforeAll(async () => {
  const picture = async (name: string, background: string) => {
    const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background } })
      .png()
      .toBuffer()
    return new File([new Uint8Array(bytes)], name)
  }
  pictures = { red: await picture('red.png', '#f00'), blue: await picture('blue.png', '#00f') }
})

onEveryDatabase('editing', (db) => {
  beforeEach(() => giveAccount(db(), sara))
  let editing: EditingService
  beforeEach(async () => {
    const clock = tickingClock()
    const storage = await openLocalStorage(folder)
    editing = createEditing({ db: db(), clock, uploads: createUploads({ db: db(), storage, log: errorLog, clock }) })
  })

  const actions = async () => (await listAudit(db())).map(({ action, subject }) => `${action} ${subject.id}`)
  const addFoam = async () => recordOf(await editing.category.add(category, sara))
  const addProduct = async (given = {}) => recordOf(await editing.product.add({ ...product, ...given }, sara))
  const products = () => createProducts({ db: db(), clock: tickingClock() })

  describe('adding', () => {
    it('keeps the record and a line that says who made it', async () => {
      const added = await addFoam()
      expect(added).toMatchObject({ id: 'pu-foam', version: 1, name: { ar: 'رغوة', en: 'Foam' }, sortId: null })
      expect(await listAudit(db())).toMatchObject([
        { action: 'category.create', actor: { kind: 'staff', id: 'sara', name: 'sara' }, subject: { id: 'pu-foam' } },
      ])
    })

    it('stores the files that come along', async () => {
      await addFoam()
      const added = await addProduct({
        product_image: pictures.red,
        product_pdf: pdf,
        'gallery_images[]': [pictures.blue, new File([], ''), pictures.red],
      })
      expect(added.image).toMatchObject({ width: 8, height: 6 })
      expect(added.gallery.map(({ file }) => file)).toEqual([expect.stringMatching(/\.png$/), added.image?.file])
      expect(added.pdf).toEqual({ ar: expect.stringMatching(/\.pdf$/), en: added.pdf.ar })
    })

    it('is done once for a key that comes again, and is told of once', async () => {
      const fields = { ...category, creation_key: 'a-key-of-the-form' }
      const answers = await Promise.all([editing.category.add(fields, sara), editing.category.add(fields, sara)])
      expect(answers.map((answer) => recordOf(answer).id)).toEqual(['pu-foam', 'pu-foam'])
      expect(await actions()).toEqual(['category.create pu-foam'])
    })

    it('a post takes the day in Riyadh and leaves an id that came along', async () => {
      const added = recordOf(
        await editing.post.add({ ...post, blog_id: 'mine', detail_ar: '<p onclick="x">ن</p>' }, sara),
      )
      expect(added).toMatchObject({ id: 'joints', date: '2026-05-01', author: 'admin', readingMinutes: 3 })
      expect(added.detail.ar).toBe('<p>ن</p>')
    })

    it('is refused for everything that is wrong at once, and leaves nothing', async () => {
      const wrong = {
        ...product,
        product_name_ar: '',
        category_id: 'nowhere',
        rating: 9,
        volume: { a: 1 },
        product_image: new File(['GIF89a'], 'a.gif'),
        'gallery_images[]': [pictures.red, new File(['<svg/>'], 'b.svg')],
      }
      const outcome = await editing.product.add(wrong, sara)
      expect(fieldsOf(outcome).toSorted()).toEqual(
        ['category_id', 'gallery_images', 'product_image', 'product_name_ar', 'rating', 'volume'].toSorted(),
      )
      expect(outcome).toMatchObject({
        failure: { fields: { gallery_images: { en: expect.stringContaining('b.svg') } } },
      })
      expect(await products().count()).toBe(0)
      expect(await actions()).toEqual([])
    })

    it('gives a refused form back with the names of its files', async () => {
      const outcome = await editing.product.add({ product_name_en: 'Foam', product_image: pictures.red }, sara)
      const name = expect.stringMatching(/^[\da-f]{16}\.png$/)
      expect(outcome).toMatchObject({ ok: false, sent: { product_name_en: 'Foam', product_image: name } })
      await addFoam()
      const { sent } = outcome as { sent: object }
      expect((await addProduct({ ...sent })).image?.file).toEqual(name)
    })
  })

  describe('changing', () => {
    it('touches what was sent, counts, and says which parts changed but not to what', async () => {
      await addFoam()
      const before = await addProduct({ brand: 'SIKA', volume: '750 ml' })
      const changes = { product_id: '805', product_name_en: 'Secret words', volume: '500 ml', brand: 'SIKA' }
      const after = recordOf(await editing.product.update(changes, sara))
      expect(after).toEqual({
        ...before,
        version: 2,
        name: { ar: 'رغوة 805', en: 'Secret words' },
        variants: [{ ...before.variants[0], volume: { ar: null, en: '500 ml' } }],
        updatedAt: after.updatedAt,
        attributes: { ...before.attributes, derived: { size: ['500 ml'] } },
      })
      const [line] = await listAudit(db())
      expect(line).toMatchObject({ action: 'product.update', detail: { changed: ['product_name_en', 'volume'] } })
      expect(JSON.stringify(line?.detail)).not.toContain('Secret')
    })

    it('keeps the pictures that stay and adds new ones behind them', async () => {
      await addFoam()
      const { gallery } = await addProduct({ 'gallery_images[]': [pictures.red, pictures.blue] })
      const [red, blue] = gallery.map(({ file }) => file)
      const kept = JSON.stringify([blue])
      const fields = { product_id: '805', existing_gallery_images: kept, 'gallery_images[]': [pictures.red] }
      const after = recordOf(await editing.product.update(fields, sara))
      expect(after.gallery.map(({ file }) => file)).toEqual([blue, red])
    })

    it('is refused when somebody else has saved since, with what the record says now', async () => {
      await addFoam()
      const save = (name_en: string, version?: number) =>
        editing.category.update({ category_id: 'pu-foam', name_en, version }, sara)
      expect(recordOf(await save('First', 1)).version).toBe(2)
      expect(await save('Second', 1)).toMatchObject({
        ok: false,
        failure: { kind: 'stale', current: { version: 2, name: { en: 'First' } } },
        sent: { name_en: 'Second' },
      })
      expect(recordOf(await save('Second', 2)).name.en).toBe('Second')
      expect(recordOf(await save('Without looking')).version).toBe(4)
    })

    it('of two at the same moment lets one pass that looked at the same version', async () => {
      await addFoam()
      const save = (name_en: string) => editing.category.update({ category_id: 'pu-foam', name_en, version: 1 }, sara)
      const outcomes = await Promise.all([save('a'), save('b'), save('c')])
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
      expect((await actions()).filter((action) => action.startsWith('category.update'))).toHaveLength(1)
    })

    it('of different fields at the same moment loses none of them', async () => {
      await addFoam()
      await addProduct()
      const save = (fields: object) => editing.product.update({ product_id: '805', ...fields }, sara)
      await Promise.all([
        save({ product_name_ar: 'جديد' }),
        save({ product_name_en: 'New' }),
        save({ volume: '1 L' }),
        save({ stock_code: 'RW1' }),
      ])
      expect(await products().get('805')).toMatchObject({
        version: 5,
        name: { ar: 'جديد', en: 'New' },
        variants: [{ stockCode: 'RW1', volume: { en: '1 L' } }],
      })
    })

    it('stands beside the slug that another record has', async () => {
      await addFoam()
      await addProduct()
      await addProduct({ product_slug: '702' })
      const taken = await editing.product.update({ product_id: '702', product_slug: '805' }, sara)
      expect(taken).toMatchObject({ failure: { kind: 'conflict', field: 'product_slug' } })
      const worse = await editing.product.update({ product_id: '702', product_slug: '805', rating: 'x' }, sara)
      expect(fieldsOf(worse)).toEqual(['product_slug', 'rating'])
    })

    it('finds nothing under an id that nobody has, and asks for one', async () => {
      for (const id of ['nowhere', 'x'.repeat(5000)]) {
        expect(await editing.post.update({ blog_id: id }, sara)).toMatchObject({ failure: { kind: 'not-found' } })
      }
      expect(fieldsOf(await editing.post.update({}, sara))).toEqual(['blog_id'])
      expect(fieldsOf(await editing.post.update({ blog_id: { a: 1 }, version: 'x' }, sara))).toEqual([
        'blog_id',
        'version',
      ])
    })
  })

  describe('deleting', () => {
    it('takes a product or a post away, with a line about it', async () => {
      await addFoam()
      await addProduct()
      recordOf(await editing.post.add(post, sara))
      valueOf(await editing.product.remove({ product_id: '805' }, sara))
      valueOf(await editing.post.remove({ blog_id: 'joints' }, sara))
      expect((await actions()).slice(0, 2)).toEqual(['post.delete joints', 'product.delete 805'])
      expect(await editing.product.remove({ product_id: '805' }, sara)).toMatchObject({
        failure: { kind: 'not-found' },
      })
    })

    it('is refused when somebody else has saved since', async () => {
      await addFoam()
      recordOf(await editing.category.update({ category_id: 'pu-foam', name_en: 'New' }, sara))
      const outcome = await editing.category.remove({ category_id: 'pu-foam', version: '1' }, sara)
      expect(outcome).toMatchObject({ failure: { kind: 'stale', current: { version: 2 } } })
      valueOf(await editing.category.remove({ category_id: 'pu-foam', version: '2' }, sara))
    })
  })

  describe('looking at what would be', () => {
    it('shows a new record, as far as it is filled in, and keeps nothing', async () => {
      await addFoam()
      const fields = { product_name_en: 'Foam', category_id: 'pu-foam', product_image: pictures.red, volume: '1 L' }
      const shown = valueOf(await editing.product.preview(fields))
      expect(shown).toMatchObject({
        name: { ar: '', en: 'Foam' },
        category: { name: { en: 'Foam' } },
        image: { width: 8 },
      })
      const draft = valueOf(await editing.post.preview({ title_en: 'Joints', detail_en: '<p><script>x</script>a</p>' }))
      expect(draft.detail.en).toBe('<p>a</p>')
      expect(await products().count()).toBe(0)
      expect(await actions()).toEqual(['category.create pu-foam'])
    })

    it('shows changes of a record that is there, whoever has saved since', async () => {
      await addFoam()
      await addProduct({ brand: 'SIKA' })
      const fields = { product_id: '805', product_name_en: 'Later', version: '7' }
      expect(valueOf(await editing.product.preview(fields))).toMatchObject({
        id: '805',
        name: { en: 'Later' },
        brand: { en: 'SIKA' },
      })
      expect((await products().get('805'))?.name.en).toBe('Foam 805')
    })

    it('says what is wrong with what was filled in', async () =>
      expect(fieldsOf(await editing.post.preview({ title_en: 'Joints', date: '2026-02-31' }))).toEqual(['date']))
  })
})

function fieldsOf(outcome: EditOutcome<unknown>): string[] {
  if (outcome.ok || outcome.failure.kind !== 'invalid') throw new Error('Not refused for its fields')
  return Object.keys(outcome.failure.fields)
}
