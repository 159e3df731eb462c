import { expect, it } from 'vitest'
import { onEveryDatabase } from '#tests/support/database.ts'
import { aCategory, aFile, aPost, aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createPosts } from '#server/services/posts/posts.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import {
  deleteFile,
  failRenditions,
  findFile,
  findRendition,
  insertFile,
  listFiles,
  listPendingFiles,
  listRenditions,
  listUnusedFiles,
  saveRenditions,
} from './files-store.ts'

onEveryDatabase('stored files', (db) => {
  const services = () => ({ db: db(), clock: tickingClock() })

  it('are found by their name, as they were stored', async () => {
    const file = aFile('رغوة 805', { color: '#1b6cb3' })
    expect(await insertFile(db(), file)).toEqual(file)
    expect(await findFile(db(), file.name)).toEqual(file)
    expect(await findFile(db(), 'none.webp')).toBeNull()
  })

  it('are stored once, whatever they are called the second time', async () => {
    const file = aFile('foam')
    const copies = ['a.webp', 'b.webp', 'c.webp'].map((originalName) => insertFile(db(), { ...file, originalName }))
    const names = new Set((await Promise.all(copies)).map(({ originalName }) => originalName))
    expect(names.size).toBe(1)
  })

  it('wait for their renditions, the newest first, and only pictures do', async () => {
    await insertFile(db(), aFile('new', { createdAt: '2026-02-02T00:00:00.000Z' }))
    await insertFile(db(), aFile('old', { createdAt: '2026-02-01T00:00:00.000Z' }))
    await insertFile(db(), aFile('sheet', { kind: 'pdf' }))
    const pending = async (limit: number) => (await listPendingFiles(db(), limit)).map((file) => file.originalName)
    expect(await pending(10)).toEqual(['new.webp', 'old.webp'])
    expect(await pending(1)).toEqual(['new.webp'])
  })

  it('know their renditions, those of the last making only', async () => {
    const { name } = await insertFile(db(), aFile('foam'))
    await saveRenditions(db(), name, [{ format: 'webp', width: 320, bytes: 5 }])
    await saveRenditions(db(), name, [
      { format: 'webp', width: 640, bytes: 9 },
      { format: 'avif', width: 640, bytes: 7 },
    ])
    expect(await listRenditions(db(), name)).toEqual([
      { format: 'avif', width: 640, bytes: 7 },
      { format: 'webp', width: 640, bytes: 9 },
    ])
    expect(await listPendingFiles(db(), 10)).toEqual([])
    const stem = name.slice(0, name.lastIndexOf('.'))
    expect(await findRendition(db(), stem, { format: 'avif', width: 640 })).toMatchObject({ bytes: 7 })
    expect(await findRendition(db(), stem, { format: 'avif', width: 320 })).toBeNull()
    expect(await findRendition(db(), stem.slice(0, -1), { format: 'avif', width: 640 })).toBeNull()
  })

  it('are left as they are after three attempts', async () => {
    const { name } = await insertFile(db(), aFile('broken'))
    await failRenditions(db(), name)
    await failRenditions(db(), name)
    expect(await listPendingFiles(db(), 10)).toHaveLength(1)
    await failRenditions(db(), name)
    expect(await listPendingFiles(db(), 10)).toEqual([])
  })

  it('stay while anything shows them, and go when nothing does', async () => {
    const keep = async (label: string, kind: 'image' | 'pdf' = 'image') =>
      (await insertFile(db(), aFile(label, { kind }))).name
    const unused = await keep('unused')
    const shown = {
      category: await keep('category'),
      product: await keep('product'),
      gallery: await keep('gallery'),
      sheet: await keep('sheet', 'pdf'),
      post: await keep('post'),
      postGallery: await keep('post gallery'),
      text: await keep('text'),
    }
    valueOf(await createCategories(services()).create(aCategory({ image: shown.category })))
    const product = { image: shown.product, gallery: [shown.gallery], pdf: { ar: null, en: shown.sheet } }
    valueOf(await createProducts(services()).create(aProduct(product)))
    const detail = { ar: `<p><img src="/api/uploads/${shown.text}"></p>`, en: '' }
    valueOf(await createPosts(services()).create(aPost({ image: shown.post, gallery: [shown.postGallery], detail })))

    const list = async (before: string) => (await listUnusedFiles(db(), before)).map(({ name }) => name)
    expect(await list('2026-01-02T00:00:00.000Z')).toEqual([unused])
    expect(await list('2026-01-01T00:00:00.000Z')).toEqual([])
    for (const name of Object.values(shown)) expect(await deleteFile(db(), name)).toBe(false)
    expect(await listFiles(db())).toHaveLength(Object.keys(shown).length + 1)
    expect(await deleteFile(db(), unused)).toBe(true)
    expect(await findFile(db(), unused)).toBeNull()
  })
})
