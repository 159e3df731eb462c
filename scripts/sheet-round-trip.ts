// `node scripts/sheet-round-trip.ts [PRODUCTS]`: exports of the demo, or of a generated catalogue, are opened and saved by
// LibreOffice (Debian: libreoffice-calc-nogui) and compared with what the catalogue says, cell by cell.
import { execFileSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { productColumns, isAsWritten, sheetColumn } from '../domain/sheets/products/columns.ts'
import { shownCell, type SheetCell } from '../domain/sheets/sheet-cell.ts'
import { SHEET_LIMITS } from '../domain/sheets/sheet-file.ts'
import type { SheetFormat } from '../domain/sheets/written-sheet.ts'
import { LOCALES } from '../domain/text/locale.ts'
import { systemClock } from '../server/clock.ts'
import { openDatabase, type Db } from '../server/data/engine/database.ts'
import { migrate } from '../server/data/engine/migrate.ts'
import { createItemList } from '../server/services/catalogue/item-list.ts'
import { createProducts } from '../server/services/catalogue/products.ts'
import { createExports } from '../server/services/sheets/exports.ts'
import { sheetProductReader } from '../server/services/sheets/product-rows.ts'
import { openSheet } from '../server/sheets/open-sheet.ts'
import { fillCatalogue } from '../tests/bench/fill-catalogue.ts'
import { fillDemoCatalogue } from '../tests/support/demo-catalogue.ts'
import { aProduct, valueOf } from '../tests/support/records.ts'
import { HARD_PRODUCT } from '../tests/support/sheets/hard-product.ts'
import { giveAccount } from '../tests/support/staff.ts'

const OWNER = { kind: 'staff', id: 'owner', name: 'owner', role: 'owner', via: 'session' } as const
/** How LibreOffice is told of the text of a file: comma, quotes, UTF-8; cells in quotes are text. */
const CSV_IN = 'CSV:44,34,76,1,,0,true,false'
const CSV_OUT = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false'

const products = Number(process.argv[2] ?? 0)
const folder = mkdtempSync(join(tmpdir(), 'round-trip-'))
const db = openDatabase({ kind: 'sqlite', file: join(folder, 'site.db') }, (error) => {
  throw error
})
try {
  await migrate(db)
  await (products > 0 ? fillCatalogue(db, products) : fillDemoCatalogue(db))
  const hard = aProduct({ ...HARD_PRODUCT, categoryId: null })
  valueOf(await createProducts({ db, clock: systemClock }).create(hard, { id: '0012' }))
  await createItemList({ db }).complete()
  await giveAccount(db, OWNER)
  for (const format of ['xlsx', 'csv'] as const) for (const lang of LOCALES) await tryOnce(db, format, lang)
} finally {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
}

async function tryOnce(on: Db, format: SheetFormat, lang: (typeof LOCALES)[number]): Promise<void> {
  const exports = createExports({ db: on, clock: systemClock, siteFolder: folder })
  const wish = { format, lang, columns: null, template: false, search: new URLSearchParams(), ids: null }
  const file = join(folder, `products-${lang}.${format}`)
  const begun = process.cpuUsage()
  await pipeline((await exports.file('products', wish, OWNER)) as unknown as Readable, createWriteStream(file))
  const { user, system } = process.cpuUsage(begun)
  const seconds = ((user + system) / 1e6).toFixed(1)
  console.log(`${format} ${lang}: exported in ${seconds} s of processor; ${await compared(on, file)}`)
  const out = join(folder, 'saved')
  const how = format === 'csv' ? [`--infilter=${CSV_IN}`, '--convert-to', CSV_OUT] : ['--convert-to', 'xlsx']
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  execFileSync('soffice', [profile, '--headless', ...how, '--outdir', out, file], { stdio: 'ignore' })
  console.log(`${format} ${lang}: saved by LibreOffice; ${await compared(on, join(out, `products-${lang}.${format}`))}`)
}

async function compared(on: Db, file: string): Promise<string> {
  const { size } = await stat(file)
  const opened = await openSheet({ file, choice: {}, limits: { ...SHEET_LIMITS, bytes: Infinity } })
  const read = await sheetProductReader({ db: on, clock: systemClock }, { hasPrices: true })
  let [count, id, place] = [0, '', 0]
  const changed: string[] = []
  let columns: ReturnType<typeof sheetColumn>[] | null = null
  let rows: Awaited<ReturnType<typeof read>> = []
  for await (const portion of opened.rows())
    for (const { row, cells } of portion) {
      if (columns === null) {
        columns = productColumns(cells).map((key) => sheetColumn(key!))
        continue
      }
      const own: string = shownCell(cells[0])
      if (own !== id) [id, place, rows] = [own, 0, await read([own])]
      const pack = rows[place++]
      count++
      changed.push(...wrongCells(columns, cells, pack).map((text) => `row ${row}: ${text}`))
    }
  const tooLarge = size > SHEET_LIMITS.bytes ? ', more than an import takes' : ''
  const megabytes = (size / 1024 ** 2).toFixed(1)
  return `${count} rows of ${megabytes} MB${tooLarge}, ${changed.length} changed ${changed.slice(0, 5).join('; ')}`
}

type Pack = Parameters<typeof isAsWritten>[2]

function wrongCells(columns: ReturnType<typeof sheetColumn>[], cells: SheetCell[], pack: Pack | undefined): string[] {
  if (!pack) return ['no such pack']
  const wrong = columns.flatMap((column, at) => (isAsWritten(column, cells[at], pack) ? [] : [{ column, at }]))
  return wrong.map(({ column, at }) => `${column.key} ${JSON.stringify(cells[at] ?? null)}`)
}
