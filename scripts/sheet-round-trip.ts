// `node scripts/sheet-round-trip.ts [PRODUCTS]`: every export of the demo, or of a generated catalogue, as it is and opened and
// saved by LibreOffice (Debian: libreoffice-calc-nogui), is given to the import, which says what would change.
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SHEET_LIMITS } from '#domain/sheets/sheet-file.ts'
import { SHEET_FORMATS, type SheetFormat } from '#domain/sheets/written-sheet.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { systemClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/data/engine/database.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import { createLog } from '#server/log.ts'
import { createServices, type Services } from '#server/services/services.ts'
import { fillCatalogue } from '#tests/bench/fill-catalogue.ts'
import { fillDemoCatalogue } from '#tests/support/demo/catalogue.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import { HARD_PRODUCT } from '#tests/support/sheets/hard-product.ts'
import { checkedImport, savedByLibreOffice } from '#tests/support/sheets/round-trip.ts'
import { giveAccount } from '#tests/support/staff.ts'

const OWNER = { kind: 'staff', id: 'owner', name: 'owner', role: 'owner', via: 'session' } as const

const products = Number(process.argv[2] ?? 0)
const folder = mkdtempSync(join(tmpdir(), 'round-trip-'))
const db = openDatabase({ kind: 'sqlite', file: join(folder, 'site.db') }, (error) => {
  throw error
})
try {
  await migrate(db)
  await (products > 0 ? fillCatalogue(db, products) : fillDemoCatalogue(db))
  const config = readConfig({ DATA_DIR: folder }, 'start')
  if (!config.ok) throw new Error(config.problems.join('\n'))
  const log = createLog({ level: 'error', format: 'text', stream: process.stderr, now: () => new Date() })
  const storage = await openLocalStorage(join(folder, 'uploads'))
  const services = createServices({ db, storage, config: config.value, log, clock: systemClock })
  valueOf(await services.products.create(aProduct({ ...HARD_PRODUCT, categoryId: null }), { id: '0012' }))
  await services.itemList.complete()
  await giveAccount(db, OWNER)
  for (const format of SHEET_FORMATS) await tryFormat(services, format)
} finally {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
}

async function tryFormat(services: Services, format: SheetFormat): Promise<void> {
  const files = []
  for (const lang of LOCALES) files.push(await exported(services, format, lang))
  for (const file of files) console.log(`${basename(file)}: ${await said(services, file)}`)
  for (const file of await savedByLibreOffice(files, format, folder))
    console.log(`${basename(file)}, saved by LibreOffice: ${await said(services, file)}`)
}

async function exported({ exports }: Services, format: SheetFormat, lang: Locale): Promise<string> {
  const request = { format, lang, columns: null, template: false, search: new URLSearchParams(), ids: null }
  const file = join(folder, `products-${lang}.${format}`)
  await pipeline((await exports.file('products', request, OWNER)) as unknown as Readable, createWriteStream(file))
  return file
}

async function said({ imports }: Services, file: string): Promise<string> {
  const bytes = readFileSync(file)
  const size = `${(bytes.length / 1024 ** 2).toFixed(1)} MB`
  if (bytes.length > SHEET_LIMITS.bytes) return `${size}, more than an import takes`
  const begun = Date.now()
  const { state, message, rows, added, changed, refused, others } = await checkedImport(
    imports,
    new File([bytes], basename(file)),
    OWNER,
  )
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  const wrong = others.map((row) => `\n  ${JSON.stringify(row)}`).join('')
  const counts = `${rows} rows, ${added} added, ${changed} changed, ${refused} refused`
  return `${size}, ${state}${message ? ` (${message.en})` : ''} after ${seconds} s: ${counts}${wrong}`
}
