import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach } from 'vitest'
import { uploadMessages } from '#content/upload-messages.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { type FileChoice, readOptions, USUAL_OPTIONS, type ImportKind } from '#domain/imports/import.ts'
import { failure, success } from '#domain/records/errors.ts'
import type { Db } from '#server/data/engine/database.ts'
import { insertFile } from '#server/data/site/files-store.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createImports } from '#server/services/imports/imports.ts'
import { createPriceList } from '#server/services/prices/price-list.ts'
import { createRecords } from '#server/services/records.ts'
import type { UploadsService } from '#server/services/media/uploads.ts'
import { aCategory, aProduct, aVariant, tickingClock, valueOf } from '#tests/support/records.ts'
import { zipOf } from '#tests/support/sheets/zip.ts'
import { giveAccount, olga, omar, sara } from '#tests/support/staff.ts'

/** What a test says of an import. */
type Given = {
  kind?: ImportKind
  by?: StaffCaller
  run?: boolean
  chosen?: FileChoice
  pictures?: Parameters<typeof zipOf>[0]
} & Record<string, unknown>

/** Imports into a site that has, for each test, the product `foam` of two packs, RW300101 and RW300102, in the category `foams`. */
export function importSite(db: () => Db) {
  let clock = tickingClock()
  const kept = new Map<string, Buffer<ArrayBuffer>>()
  const storage = {
    put: async (name: string, bytes: Uint8Array | Blob) =>
      void kept.set(name, Buffer.from(bytes instanceof Blob ? await bytes.bytes() : bytes)),
    open: async (name: string) => kept.get(name) ?? null,
    remove: async (name: string) => void kept.delete(name),
  }
  /** Keeps what is no picture under its own words, and refuses what calls itself bad. */
  const uploads: Pick<UploadsService, 'store'> = {
    async store(bytes, { originalName }) {
      const words = String(bytes)
      if (words.startsWith('bad')) return failure({ kind: 'invalid', fields: { file: uploadMessages.damagedPicture } })
      const name = `${words}.webp`
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const file = { name, sha256, kind: 'image', mime: 'image/webp', bytes: 1, width: 1, height: 1 } as const
      return success(await insertFile(db(), { ...file, color: null, originalName, createdAt: clock().toISOString() }))
    },
  }
  const setClock = (next: () => Date) => void (clock = next)
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  const on = () => ({ db: db(), clock: () => clock(), siteUrl: 'https://site.example' })
  const records = () => createRecords(on())
  const imports = () => createImports({ ...on(), storage, records: records(), uploads, folder })
  const products = () => createProducts(on())
  const prices = () => createPriceList(on())
  const work = () => imports().work(new AbortController().signal)

  async function add(
    text: string | Buffer,
    { kind = 'products', by = olga, run = false, chosen = {}, pictures, ...options }: Given = {},
  ) {
    const request = {
      file: new File([typeof text === 'string' ? text : Uint8Array.from(text)], 'list.csv'),
      pictures: pictures ? new File([Uint8Array.from(zipOf(pictures))], 'pictures.zip') : null,
      kind,
      chosen,
      locale: 'en' as const,
      runsAtOnce: run,
    }
    const one = valueOf(await imports().add({ ...request, options: readOptions(options, USUAL_OPTIONS).options }, by))
    await work()
    return (await imports().find(one.id, olga))!
  }
  async function run(id: string, by = olga) {
    valueOf(await imports().run(id, by))
    await work()
    return (await imports().find(id, olga))!
  }
  async function rowsOf(id: string) {
    const { rows } = await imports().rows(id, { page: 1, perPage: 100 }, olga)
    return rows.map(({ row, result, changes }) => [
      row,
      result,
      ...changes.map(({ code, field, before, after }) => code ?? `${field} ${before} → ${after}`),
    ])
  }
  const reasons = async (id: string) =>
    (await imports().rows(id, { page: 1, perPage: 100 }, olga)).rows.flatMap(({ changes }) =>
      changes.flatMap(({ code }) => code ?? []),
    )

  afterAll(() => rmSync(folder, { recursive: true }))
  beforeEach(async () => {
    clock = tickingClock()
    kept.clear()
    for (const somebody of [olga, sara, omar]) await giveAccount(db(), somebody)
    valueOf(await createCategories(on()).create(aCategory({ slug: 'foams', name: { ar: 'رغوات', en: 'Foams' } })))
    const packs = [
      aVariant({ stockCode: 'RW300101', productCode: 'A-1' }),
      aVariant({ stockCode: 'RW300102', productCode: 'A-2', volume: { ar: '500 مل', en: '500 ml' } }),
    ]
    valueOf(await products().create(aProduct({ slug: 'foam', categoryId: 'foams', variants: packs })))
  })
  return { add, run, rowsOf, reasons, imports, products, prices, records, work, kept, on, storage, setClock }
}
