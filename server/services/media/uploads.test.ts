import { readdir } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { uploadMessages } from '#content/upload-messages.ts'
import { findFile, insertFile, saveRenditions } from '#server/data/site/files-store.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import { StorageAway } from '#server/files/storage-away.ts'
import { sharp } from '#server/files/sharp.ts'
import { storedNames } from '#server/files/stored-name.ts'
import { createUploads, type UploadsService } from './uploads.ts'
import { errorLog, silent, watchedLog } from '#tests/support/services/deps.ts'
import { testFolder } from '#tests/support/services/folders.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\nstartxref\n9\n%%EOF\n')

/** The place that its end names is that of its first object, which it keeps. */
function largePdf(): Buffer {
  const filling = `2 0 obj << /Length 1000000 >> stream\n${' '.repeat(1_000_000)}\nendstream endobj\n`
  return Buffer.from(PDF.toString().replace('startxref', `${filling}startxref`))
}

function picture(color: string, format: 'jpeg' | 'webp' = 'webp') {
  return sharp({ create: { width: 60, height: 30, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer()
}

onOneDatabase('uploads', (db) => {
  const directory = testFolder()
  let storage: FileStorage
  let uploads: UploadsService
  let now: Date
  let pictures: number

  beforeEach(async () => {
    storage = await openLocalStorage(directory())
    now = new Date('2026-01-01T00:00:00Z')
    pictures = 0
    uploads = createUploads({ db: db(), storage, log: errorLog, clock: () => now, onPicture: () => pictures++ })
  })

  async function store(bytes: Buffer, kind: 'image' | 'pdf' = 'image', originalName = 'pack.webp') {
    const outcome = await uploads.store(bytes, { kind, originalName })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure))
    return outcome.value
  }

  async function useAsCategoryPicture(image: string, slug = 'foam') {
    const text = { name_ar: 'رغوة', name_en: 'Foam', description_ar: '', description_en: '' }
    const dates = { created_at: now.toISOString(), updated_at: now.toISOString() }
    const row = { id: slug, slug, creation_key: null, sort_id: null, image, price: 0, rating: 0, ...text, ...dates }
    await db().insertInto('categories').values(row).execute()
  }

  test('a picture is stored with what pages need to know of it', async () => {
    const bytes = await picture('#1b6cb3')
    const file = await store(bytes)
    expect(file).toMatchObject({
      kind: 'image',
      mime: 'image/webp',
      bytes: bytes.length,
      width: 60,
      height: 30,
      originalName: 'pack.webp',
      createdAt: '2026-01-01T00:00:00.000Z',
    })
    expect(file.name).toBe(`${file.sha256.slice(0, 16)}.webp`)
    expect(await findFile(db(), file.name)).toEqual(file)
    expect(pictures).toBe(1)
  })

  test('the same bytes are stored once, under the first name that they came with', async () => {
    const [first, again] = [
      await store(await picture('#f00', 'jpeg')),
      await store(await picture('#f00', 'jpeg'), 'image', 'b.jpg'),
    ]
    expect(again.name).toBe(first.name)
    expect(again).toMatchObject({ originalName: 'pack.webp', knownAs: 'pack.webp' })
    expect(first.knownAs).toBeUndefined()
    const { searched } = await db()
      .selectFrom('files')
      .select('searched')
      .where('name', '=', first.name)
      .executeTakeFirstOrThrow()
    expect(searched).toContain('b.jpg')
    expect(await readdir(directory())).toEqual([first.name])
    const other = await store(await picture('#0f0', 'jpeg'))
    expect(other.name).not.toBe(first.name)
  })

  test('bytes whose short name other bytes have are stored under a longer one', async () => {
    const bytes = await picture('#123')
    const { names, sha256 } = storedNames(bytes, 'webp')
    const other = { ...(await store(await picture('#456'))), name: names[0] }
    await insertFile(db(), other)
    expect([await store(bytes), await store(bytes)]).toMatchObject([
      { name: names[1], sha256 },
      { name: names[1], sha256 },
    ])
    expect(await findFile(db(), names[0])).toMatchObject({ sha256: other.sha256 })
  })

  test('bytes that are known by a longer name keep it', async () => {
    const bytes = await picture('#789')
    const { names, sha256 } = storedNames(bytes, 'webp')
    await insertFile(db(), { ...(await store(await picture('#456'))), name: names[1], sha256 })
    expect((await store(bytes)).name).toBe(names[1])
    expect(await findFile(db(), names[0])).toBeNull()
  })

  test('many at the same moment are all stored', async () => {
    const colors = ['#111', '#222', '#333', '#444', '#555', '#555']
    const files = await Promise.all(colors.map(async (color) => store(await picture(color))))
    expect(new Set(files.map(({ name }) => name)).size).toBe(5)
    expect(await readdir(directory())).toHaveLength(5)
  })

  test('a file of the wrong kind is refused with a reason and leaves nothing', async () => {
    const refusals = [
      await uploads.store(PDF, { kind: 'image', originalName: 'a.png' }),
      await uploads.store(await picture('#f00'), { kind: 'pdf', originalName: 'a.pdf' }),
    ]
    expect(refusals).toEqual([
      { ok: false, failure: { kind: 'invalid', fields: { file: uploadMessages.notAPicture } } },
      { ok: false, failure: { kind: 'invalid', fields: { file: uploadMessages.notAPdf } } },
    ])
    expect(await readdir(directory())).toEqual([])
  })

  test('the name that a file came with is shown without path and invisible signs', async () => {
    const file = await store(PDF, 'pdf', 'C:\\files\\..\\ورقة\u202e 805\u0000.pdf')
    expect(file.originalName).toBe('ورقة 805.pdf')
    expect(pictures).toBe(0)
  })

  test('a stored file opens whole and in parts, with a tag of its own', async () => {
    const { name } = await store(PDF, 'pdf')
    const opened = await uploads.open(name)
    expect(opened).toMatchObject({ type: 'application/pdf', size: PDF.length, etag: `"${name}-${PDF.length}"` })
    expect(await new Response(opened?.read()).text()).toBe(PDF.toString())
    expect(await new Response(opened?.read({ start: 1, end: 3 })).text()).toBe('PDF')
  })

  test('a large file is read as it is sent', async () => {
    const large = largePdf()
    const opened = await uploads.open((await store(large, 'pdf')).name)
    expect(opened?.read()).toBeInstanceOf(ReadableStream)
    expect(await new Response(opened?.read()).text()).toBe(large.toString())
    expect(await new Response(opened?.read({ start: 0, end: 7 })).text()).toBe('%PDF-1.7')
  })

  test('a rendition opens once it is recorded', async () => {
    const { name } = await store(await picture('#f00'))
    const rendition = name.replace('.webp', '-40.avif')
    await storage.put(rendition, Buffer.from('avif'), 'image/avif')
    expect(await uploads.open(rendition)).toBeNull()
    await saveRenditions(db(), name, [{ format: 'avif', width: 40, bytes: 4 }])
    expect(await uploads.open(rendition)).toMatchObject({ type: 'image/avif', size: 4 })
    expect(await uploads.open(name.replace('.webp', '-80.avif'))).toBeNull()
  })

  test('nothing else opens', async () => {
    await storage.put('site.db', Buffer.from('secret'), 'text/plain')
    const unknown = `${'0'.repeat(32)}.webp`
    await storage.put(unknown, Buffer.from('secret'), 'text/plain')
    for (const name of ['site.db', '../site.db', unknown, '', '.']) expect(await uploads.open(name)).toBeNull()
  })

  test('unused files go after the time of grace, with their renditions; used ones stay', async () => {
    const [used, unused] = [await store(await picture('#f00')), await store(await picture('#0f0'))]
    await useAsCategoryPicture(used.name)
    for (const { name } of [used, unused]) {
      await storage.put(name.replace('.webp', '-40.webp'), Buffer.from('x'), 'image/webp')
      await saveRenditions(db(), name, [{ format: 'webp', width: 40, bytes: 1 }])
    }
    expect(await uploads.removeUnused(now)).toBe(0)
    expect(await uploads.removeUnused(new Date(now.getTime() + 1))).toBe(1)
    expect((await readdir(directory())).toSorted()).toEqual(
      [used.name.replace('.webp', '-40.webp'), used.name].toSorted(),
    )
    expect(await findFile(db(), unused.name)).toBeNull()
  })

  test('a file that is stored again has its time of grace again', async () => {
    await store(await picture('#f00'))
    now = new Date('2026-02-01T00:00:00Z')
    await store(await picture('#f00'))
    expect(await uploads.removeUnused(new Date('2026-01-20T00:00:00Z'))).toBe(0)
  })

  test('a file without bytes is missing, and the log says so', async () => {
    const lines: string[] = []
    const watched = watchedLog((line) => lines.push(line), 'error')
    const { name } = await store(await picture('#f00'))
    await storage.remove(name)
    expect(await createUploads({ db: db(), storage, log: watched, clock: () => now }).open(name)).toBeNull()
    expect(lines.join('')).toContain(name)
  })

  test.each(['a lost one', 'one whose storage is away'])(
    'a large file is found out before its answer begins: %s',
    async (what) => {
      const large = largePdf()
      const { name } = await store(large, 'pdf')
      const away = { ...storage, has: () => Promise.reject(new StorageAway('away')) }
      const opened = (from: FileStorage) =>
        createUploads({ db: db(), storage: from, log: silent, clock: () => now }).open(name)
      if (what === 'a lost one') {
        await storage.remove(name)
        expect(await opened(storage)).toBeNull()
      } else await expect(opened(away)).rejects.toThrow(StorageAway)
    },
  )
})
