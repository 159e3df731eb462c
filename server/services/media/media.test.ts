import { beforeEach, describe, expect, it } from 'vitest'
import { readMediaQuery } from '#domain/media/media-query.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { recordOf, valueOf } from '#tests/support/records.ts'
import { giveAccount, sara, vera, olga } from '#tests/support/staff.ts'
import { takeFilesFromBin } from '#server/data/media/file-bin.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import { sharp } from '#server/files/sharp.ts'
import { createPosts } from '#server/services/posts/posts.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createEditing, createVersions } from '#server/services/records.ts'
import { versionProblems } from '#server/services/site/store-check.ts'
import { createUploads } from '#server/services/media/uploads.ts'
import { createMedia } from './media.ts'
import { errorLog } from '#tests/support/services/deps.ts'
import { testFolder } from '#tests/support/services/folders.ts'
import { recordsDesk } from '#tests/support/services/records-desk.ts'

const siteUrl = 'https://site.example'
const gaps = { slug: 'gaps', title_ar: 'فجوات', title_en: 'Gaps', snippet_ar: 'مقتطف', snippet_en: 'Snippet' }

async function picture(color: string, name: string, size = 60): Promise<File> {
  const bytes = await sharp({ create: { width: size, height: size / 2, channels: 3, background: color } })
    .webp()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/webp' })
}

onOneDatabase('the media library', (db) => {
  const directory = testFolder()
  let uploads: ReturnType<typeof createUploads>
  const { on, records } = recordsDesk(db, [sara, vera])
  const media = () => createMedia({ ...on(), siteUrl, uploads })
  const editing = () => createEditing({ ...on(), uploads })
  const add = async (color: string, name: string) => valueOf(await media().add(await picture(color, name), sara)).name
  const search = async (query: string) =>
    (await media().list(readMediaQuery(new URLSearchParams(query)))).files.map(({ originalName }) => originalName)
  const placesOf = async (name: string) =>
    (await media().get(name))!.places.map(({ kind, id, where }) => `${kind} ${id} ${where}`)
  const showing = (file: string) =>
    `<p>ن</p><figure><img src="/api/uploads/${file}" alt="" width="60" height="30"></figure>`

  beforeEach(async () => {
    const storage = await openLocalStorage(directory())
    uploads = createUploads({ ...on(), storage, log: errorLog })
    recordOf(await editing().category.add({ category_slug: 'foam', name_ar: 'رغوة', name_en: 'Rest' }, sara))
  })

  const addProduct = (fields: object) =>
    editing().product.add(
      { product_slug: 's20', category_id: 'foam', product_name_ar: 'رغوة', product_name_en: 'Foam 20', ...fields },
      sara,
    )
  const changeProduct = (fields: object) => editing().product.update({ product_id: 's20', ...fields }, sara)
  const addPost = (fields: object) => editing().post.add({ ...gaps, ...fields }, sara)

  it('finds files by their names, what they show, and the records that show them', async () => {
    const red = await add('red', 'Front door.webp')
    await add('green', 'plan.webp')
    valueOf(await media().describe(red, { alt_ar: 'بَاب', alt_en: 'A door' }, sara))
    recordOf(await addProduct({ product_image: red }))
    expect(await search('q=front')).toEqual(['Front door.webp'])
    expect(await search('q=باب')).toEqual(['Front door.webp'])
    expect(await search(`q=${red.slice(0, 8)}`)).toEqual(['Front door.webp'])
    expect(await search('q=foam')).toEqual(['Front door.webp'])
    expect(await search('q=nothing')).toEqual([])
    expect(await search('')).toEqual(['plan.webp', 'Front door.webp'])
    expect(await search('sort=name')).toEqual(['Front door.webp', 'plan.webp'])
    expect(await search('use=used')).toEqual(['Front door.webp'])
    expect(await search('use=unused')).toEqual(['plan.webp'])
    expect(await search('alt=missing')).toEqual(['plan.webp'])
    expect(await search('kind=pdf')).toEqual([])
  })

  it('says by whom a file is and keeps it', async () => {
    const red = await add('red', 'a.webp')
    expect((await media().get(red))?.file).toMatchObject({ by: { kind: 'staff', name: 'sara' }, isKept: true })
    expect(await uploads.removeUnused(new Date('2100-01-01'))).toBe(0)
    await expect(media().add(await picture('red', 'a.webp'), vera)).rejects.toThrow('No right')
  })

  it('tells every place that shows a file', async () => {
    const [red, blue] = [await add('red', 'a.webp'), await add('blue', 'b.webp')]
    recordOf(await addProduct({ product_image: red }))
    recordOf(await addPost({ detail_ar: showing(red), detail_en: showing(red), image: blue }))
    recordOf(await addProduct({ product_slug: 's30', intent: 'draft', product_image: red }))
    expect(await placesOf(red)).toEqual(['post gaps site', 'product s20 site', 'product s30 draft'])
    recordOf(await changeProduct({ product_image: blue }))
    expect(await placesOf(red)).toEqual(['post gaps site', 'product s20 version', 'product s30 draft'])
    valueOf(await editing().post.remove({ blog_id: 'gaps' }, sara))
    expect(await placesOf(red)).toContain('post gaps bin')
    expect((await media().list(readMediaQuery(new URLSearchParams()))).files.map(({ uses }) => uses)).toEqual([2, 2])
  })

  it('replaces a file in every place and draft as one act that can be undone', async () => {
    const red = await add('red', 'a.webp')
    valueOf(await media().describe(red, { alt_ar: 'باب', alt_en: 'A door' }, sara))
    recordOf(await addProduct({ product_image: red, gallery_images: [red] }))
    recordOf(await changeProduct({ intent: 'draft', product_name_en: 'Foam 21' }))
    recordOf(await addPost({ detail_ar: showing(red), detail_en: showing(red) }))
    const { file, count, left, actId } = valueOf(await media().replace(red, await picture('blue', 'b.webp', 80), sara))
    expect({ count, left }).toEqual({ count: 3, left: [] })
    expect(await placesOf(file.name)).toEqual(['post gaps site', 'product s20 site', 'product s20 draft'])
    expect(await placesOf(red)).toEqual(['post gaps version', 'product s20 version'])
    const product = await createProducts(on()).get('s20')
    expect(product).toMatchObject({ name: { en: 'Foam 20' }, image: { file: file.name } })
    expect((await editing().product.newest('s20', sara))?.record.name.en).toBe('Foam 21')
    const post = await createPosts(on()).get('gaps')
    expect(post?.detail.ar).toContain(`width="80" height="40" src="/api/uploads/${file.name}"`)
    expect((await media().get(file.name))?.file.alt).toEqual({ ar: 'باب', en: 'A door' })
    const { versions } = (await createVersions({ db: db() }).page({ kind: 'post', id: 'gaps' }, 'owner', { limit: 1 }))!
    expect(versions).toMatchObject([{ number: 2, actId }])
    expect(valueOf(await records().undo(actId!, sara)).left).toEqual([])
    expect(await placesOf(red)).toEqual(['post gaps site', 'product s20 site', 'product s20 draft'])
  })

  it('replaces several files by those of the same names as one act', async () => {
    const [red, blue] = [await add('red', 'door.webp'), await add('blue', 'gate.webp')]
    recordOf(await addProduct({ product_image: red, gallery_images: [blue] }))
    const sent = [
      await picture('green', 'DOOR.png'),
      await picture('yellow', 'other.webp'),
      new File(['text'], 'gate.webp', { type: 'image/webp' }),
    ]
    const done = await media().replaceEach([red, blue], sent, sara)
    expect(done).toMatchObject({ files: 1, count: 1, unmatched: ['other.webp'], refused: [{ name: 'gate.webp' }] })
    expect([await placesOf(red), await placesOf(blue)]).toEqual([['product s20 version'], ['product s20 site']])
    valueOf(await records().undo(done.actId!, sara))
    expect(await placesOf(red)).toEqual(['product s20 site'])
  })

  it('refuses a file of another kind and the same file', async () => {
    const red = await add('red', 'a.webp')
    recordOf(await addProduct({ product_image: red }))
    const pdf = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })
    expect(await media().replace(red, pdf, sara)).toMatchObject({ ok: false, failure: { kind: 'invalid' } })
    expect(await media().replace(red, await picture('red', 'again.webp'), sara)).toMatchObject({
      ok: false,
      failure: { fields: { file: { en: 'This is the same file. Choose another one.' } } },
    })
  })

  it('refuses to delete what is in use and asks about what only old versions show', async () => {
    const [red, blue] = [await add('red', 'a.webp'), await add('blue', 'b.webp')]
    recordOf(await addProduct({ product_image: red }))
    expect(await media().remove(red, sara, true)).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', message: { en: 'In use: Foam 20.' } },
    })
    recordOf(await changeProduct({ product_image: blue }))
    expect(valueOf(await media().remove(red, sara, false))).toMatchObject({ isGone: false, versions: [{ id: 's20' }] })
    expect(valueOf(await media().remove(red, sara, true))).toMatchObject({ isGone: true })
    // The old version comes back without it.
    valueOf(await records().restore({ kind: 'product', id: 's20', number: 1 }, sara))
    expect((await createProducts(on()).get('s20'))?.image).toBeNull()
  })

  it('sorts files by tags, many as one act, and finds them by those', async () => {
    const [red, blue] = [await add('red', 'a.webp'), await add('blue', 'b.webp')]
    valueOf(await media().describe(red, { tags: 'Foam، warehouse' }, sara))
    const { count, actId } = valueOf(await media().tagEach([red, blue], { add: 'foam', remove: 'warehouse' }, sara))
    expect([count, await media().tags()]).toEqual([2, [{ tag: 'Foam', count: 2 }]])
    expect([await search('tag=FOAM'), await search('q=foam')]).toEqual([
      ['b.webp', 'a.webp'],
      ['b.webp', 'a.webp'],
    ])
    const many = Array.from({ length: 21 }, (_, at) => `tag ${at}`).join()
    const refused = await media().tagEach([red, blue], { add: many, remove: '' }, sara)
    expect(refused).toMatchObject({ failure: { fields: { add: { en: expect.stringContaining('20') } } } })
    expect(await media().describe(red, { tags: 'x'.repeat(41) }, sara)).toMatchObject({ ok: false })
    valueOf(await media().remove(blue, sara, true))
    expect([await search('tag=foam'), await media().tags()]).toEqual([['a.webp'], [{ tag: 'Foam', count: 1 }]])
    valueOf(await records().undo(actId, sara))
    expect((await media().get(red))?.file.tags).toEqual(['Foam', 'warehouse'])
  })

  it('forgets what was said of a file that goes because nothing shows it', async () => {
    const bytes = Buffer.from(await (await picture('red', 'a.webp')).arrayBuffer())
    const { name } = valueOf(await uploads.store(bytes, { kind: 'image', originalName: 'a.webp', by: sara }))
    valueOf(await media().describe(name, { alt_en: 'A door' }, sara))
    expect(await uploads.removeUnused(new Date('2100-01-01'))).toBe(1)
    expect(await versionProblems(db())).toEqual([])
  })

  describe('the bin', () => {
    const binned = async () => (await records().bin({ kind: 'file' })).records
    const describeRed = (name: string) =>
      media().describe(name, { alt_ar: 'باب', alt_en: 'A door', focus: '20' }, sara).then(valueOf)
    const remove = async (name: string) => {
      const removed = valueOf(await media().remove(name, sara, true))
      return removed.isGone ? removed.actId : ''
    }
    const said = { alt: { ar: 'باب', en: 'A door' }, focus: '20' }
    beforeEach(() => giveAccount(db(), olga))

    it('takes a file out of sight, and gives it back with what was said of it', async () => {
      const red = await add('red', 'a.webp')
      await describeRed(red)
      await remove(red)
      expect([await media().get(red), await search(''), await uploads.open(red)]).toEqual([null, [], null])
      expect(await media().remove(red, sara, true)).toMatchObject({ failure: { kind: 'not-found' } })
      expect(await addProduct({ product_image: red })).toMatchObject({ ok: false, failure: { kind: 'invalid' } })
      expect(await uploads.removeUnused(new Date('2100-01-01'))).toBe(0)
      const [record] = await binned()
      expect(record).toMatchObject({ id: red, name: { en: 'a.webp' } })
      valueOf(await records().restoreFromBin({ binId: record!.binId }, sara))
      expect((await media().get(red))?.file).toMatchObject(said)
      expect([(await uploads.open(red)) !== null, await binned()]).toEqual([true, []])
      expect(await uploads.removeUnused(new Date('2100-01-01'))).toBe(0)
    })

    it('is left by undo, and by whoever sends the same file again or saves a record that shows it', async () => {
      const red = await add('red', 'a.webp')
      await describeRed(red)
      valueOf(await records().undo(await remove(red), sara))
      expect((await media().get(red))?.file).toMatchObject(said)
      await remove(red)
      expect(await add('red', 'again.webp')).toBe(red)
      expect([(await media().get(red))?.file.alt.en, await binned()]).toEqual(['A door', []])
      await describeRed(red)
      await remove(red)
      await takeFilesFromBin(db(), [red])
      expect([await search('q=door'), await binned()]).toEqual([['a.webp'], []])
    })

    it('lets bytes and versions go once it is emptied, and not before', async () => {
      const [red, blue] = [await add('red', 'a.webp'), await add('blue', 'b.webp')]
      recordOf(await addProduct({ product_image: red }))
      recordOf(await changeProduct({ product_image: blue }))
      await remove(red)
      expect(await records().emptyBin(olga)).toBe(1)
      expect(await uploads.removeUnused(new Date(0))).toBe(1)
      expect((await uploads.describe([red, blue])).map(({ name }) => name)).toEqual([blue])
      expect(await versionProblems(db())).toEqual([])
      valueOf(await records().restore({ kind: 'product', id: 's20', number: 1 }, sara))
      expect((await createProducts(on()).get('s20'))?.image).toBeNull()
    })

    it('takes many as one act, and leaves out what is in use', async () => {
      const [red, blue] = [await add('red', 'a.webp'), await add('blue', 'b.webp')]
      const green = await add('green', 'c.webp')
      recordOf(await addProduct({ product_image: green }))
      const { count, left, actId } = await media().removeEach([red, blue, green], sara)
      expect([count, left]).toEqual([2, ['c.webp']])
      expect(valueOf(await records().undo(actId, sara)).left).toEqual([])
      expect((await search('')).length).toBe(3)
    })
  })
})
