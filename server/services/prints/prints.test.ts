import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test, vi } from 'vitest'
import { addWork } from '#server/data/work/work-store.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import { silent } from '#tests/support/services/deps.ts'
import { PrintFailure } from '#server/print/print-job.ts'
import { BLANK_DOCUMENT } from '#domain/documents/document.ts'
import { documentType } from '#server/services/documents/document-type.ts'
import { testSite } from '#tests/support/test-app.ts'
import { aCategory, aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { createStoredPrints } from './stored-prints.ts'
import type { PrintManuscript } from './printing.ts'
import { createPrints, type PrintsDeps } from './prints.ts'

const site = testSite()
const figures = [1, 2, 3].map((n) => ({
  key: `f${n}`,
  label: { ar: `رقم ${n}`, en: `Figure ${n}` },
  value: `${n}`,
  unit: { ar: '', en: '' },
}))

const setAs: PrintManuscript = async (_kind, { data }) => {
  await new Promise((resolve) => setImmediate(resolve))
  return { pdf: Buffer.from(JSON.stringify(data)), pages: 1, inaccessible: null }
}

/** One server of the site; `limit` in bytes, `patience` in milliseconds. */
async function server({
  printManuscript = setAs,
  pagePictures,
  limit = 10_000_000,
  patience = 60_000,
}: Partial<PrintsDeps & { limit: number }> = {}) {
  const { db, services, config } = site
  const storage = await openLocalStorage(join(config.dataDir, 'uploads'))
  // Whatever the site has asked for is due.
  const clock = tickingClock('2026-05-02T00:00:00.000Z')
  const storedPrints = createStoredPrints({ db, storage, clock, limit })
  const spy = vi.fn<PrintManuscript>(printManuscript)
  const prints = createPrints({
    db,
    clock,
    log: silent,
    storedPrints,
    manuscripts: services.prints.manuscripts,
    printManuscript: spy,
    pagePictures,
    patience,
  })
  const sheet = (id: string) => prints.open({ kind: 'sheet', id, language: 'en' })
  return { prints, printManuscript: spy, sheet, storage }
}

async function product(slug: string) {
  return valueOf(await site.services.products.create(aProduct({ slug, code: slug, specs: figures })))
}

test('a sheet is made once, however many ask and on however many servers, and kept', async () => {
  await product('once')
  const servers = [await server(), await server()]
  const answers = await Promise.all(Array.from({ length: 50 }, (_, place) => servers[place % 2]!.sheet('once')))
  expect(answers.every((answer) => answer !== null && answer !== 'later')).toBe(true)
  expect(servers.reduce((sum, { printManuscript }) => sum + printManuscript.mock.calls.length, 0)).toBe(1)
})

test('a revision counts what a sheet says, whatever else is saved, and older ones can be read', async () => {
  const { products } = site.services
  const { tdsRevision } = await product('counted')
  const { sheet, prints, printManuscript } = await server()
  await sheet('counted')
  const revision = async (patch: Parameters<typeof products.update>[1]) =>
    valueOf(await products.update('counted', patch)).tdsRevision
  expect(tdsRevision).toBe(1)
  expect(await revision({ rating: 4 })).toBe(1)
  expect(await revision({ specs: figures.map((spec) => ({ ...spec, method: 'EN 1602' })) })).toBe(2)
  expect(await revision({ tdsSource: 'none' })).toBe(2)
  expect(await revision({ specs: figures, tdsSource: 'auto' })).toBe(3)

  await prints.work(new AbortController().signal)
  expect(printManuscript).toHaveBeenCalledTimes(3)
  expect(await sheet('counted')).toMatchObject({ print: { print: { revision: 3 } } })
  expect((await prints.revision('counted', 'en', 1))?.print.revision).toBe(1)
  expect(await prints.revision('counted', 'en', 2)).toBeNull()
})

test('a product that is renamed while its sheet is made has the new name on the next', async () => {
  await product('renamed')
  const { sheet } = await server({
    async printManuscript(...asked) {
      const printed = await setAs(...asked)
      valueOf(await site.services.products.update('renamed', { name: { ar: 'اسم آخر', en: 'Another name' } }))
      return printed
    },
  })
  const nameIn = async () => {
    const answer = await sheet('renamed')
    return (
      answer !== null && answer !== 'later' && (await new Response(answer.print.read()).text()).includes('Another name')
    )
  }
  expect([await nameIn(), await nameIn()]).toEqual([false, true])
})

test('a stop does not wait for what is being printed, which the next start prints', async () => {
  await site.db.deleteFrom('work').where('kind', '=', 'print').execute()
  await product('stopped')
  await addWork(site.db, { kind: 'print', id: 'sheet stopped en' }, '2026-05-01T00:00:00.000Z')
  const stopping = new AbortController()
  const { prints } = await server({
    printManuscript: () => {
      stopping.abort()
      return new Promise<never>(() => {})
    },
  })
  await prints.work(stopping.signal)
  const next = await server()
  await next.prints.work(new AbortController().signal)
  expect(next.printManuscript).toHaveBeenCalled()
})

test('a new sheet is made before anybody asks, but not those of an import', async () => {
  await site.db.deleteFrom('work').where('kind', '=', 'print').execute()
  await product('first')
  await (await server()).sheet('first')
  await product('published')
  const waiting = Array.from({ length: 50 }, (_, n) => ({
    kind: 'print',
    id: `page-pictures ${n}`,
    run_at: '2030-01-01',
  }))
  await site.db.insertInto('work').values(waiting).execute()
  await product('imported')
  await site.db.deleteFrom('work').where('run_at', '=', '2030-01-01').execute()
  const { prints, printManuscript, sheet } = await server()
  await prints.work(new AbortController().signal)
  const made = printManuscript.mock.calls.length
  await sheet('published')
  expect(printManuscript.mock.calls.length).toBe(made)
  await sheet('imported')
  expect(printManuscript.mock.calls.length).toBe(made + 1)
})

test('pages of the catalogue whose pictures are lost, as on a site that moved, are not named and drawn again', async () => {
  async function* pagePictures() {
    yield Buffer.from('page one')
  }
  valueOf(await site.services.categories.create(aCategory({ slug: 'foam' })))
  valueOf(await site.services.products.create(aProduct({ slug: 'pictured', categoryId: 'foam', specs: figures })))
  const { prints, storage } = await server({ pagePictures })
  const work = { kind: 'print', id: 'page-pictures all en', run_at: '2026-05-01T00:00:00.000Z' }
  await site.db.insertInto('work').values(work).execute()
  await prints.work(new AbortController().signal)
  const [key] = await prints.pagePictures('en')
  expect(key).toBeDefined()
  await storage.remove(`prints/${key}.webp`)
  expect(await prints.pagePictures('en')).toEqual([])
  await prints.work(new AbortController().signal)
  expect(await prints.pagePictures('en')).toEqual([key])
  expect(await prints.pagePicture(key!)).not.toBeNull()
})

test('a sheet marks the standards that a document proves, as soon as there is one', async () => {
  const slug = 'proven'
  const certifications = ['EN 15651-1', 'ISO 9001']
  valueOf(await site.services.products.create(aProduct({ slug, specs: figures, certifications })))
  const marked = async () => {
    const { manuscript } = (await site.services.prints.manuscripts.sheet(slug, 'en'))!
    return (manuscript.data as { product: { standards: { isProven: boolean }[] } }).product.standards
  }
  expect((await marked()).map(({ isProven }) => isProven)).toEqual([false, false])
  const pdf = await PDFDocument.create()
  pdf.addPage()
  const bytes = Buffer.from(await pdf.save())
  const { name: file } = valueOf(await site.services.uploads.store(bytes, { kind: 'pdf', originalName: 'a.pdf' }))
  const store = documentType({ clock: tickingClock() }).on(site.db)
  const proof = { ...BLANK_DOCUMENT, slug: 'proof', productIds: [slug], standards: ['EN 15651-1'], file }
  valueOf(await store.create({ ...proof, docType: 'certificate' }))
  expect((await marked()).map(({ isProven }) => isProven)).toEqual([true, false])
})

test('the last good print is sent where a new one cannot be made, and nothing where there is none', async () => {
  await product('failing')
  const broken: PrintManuscript = () => Promise.reject(new PrintFailure('refused'))
  expect(await (await server({ printManuscript: broken })).sheet('failing')).toBe('later')
  await (await server()).sheet('failing')
  valueOf(await site.services.products.update('failing', { code: 'new' }))
  const { prints, sheet } = await server({ printManuscript: broken })
  expect(await prints.notRenewed('en')).toEqual([])
  expect(await sheet('failing')).toMatchObject({ isStale: true })
  const title = 'NEW – Technical Data Sheet'
  expect(await prints.notRenewed('en')).toEqual([{ subject: { kind: 'sheet', id: 'failing', language: 'en' }, title }])
  const mended = await server()
  await mended.sheet('failing')
  expect(await mended.prints.notRenewed('en')).toEqual([])
})

test('beyond the limit the least used go, but for older revisions, which cannot be made again', async () => {
  await product('kept')
  const { sheet, prints } = await server()
  await sheet('kept')
  valueOf(await site.services.products.update('kept', { code: 'later' }))
  await sheet('kept')
  await product('last')
  // It is dropped as soon as it is made, so this waits to the end.
  await (await server({ limit: 1, patience: 5_000 })).sheet('last')
  expect(await prints.revision('kept', 'en', 1)).not.toBeNull()
  expect(await prints.revision('kept', 'en', 2)).toBeNull()
})
