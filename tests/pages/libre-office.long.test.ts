import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, it, onTestFinished } from 'vitest'
import { SHEET_FORMATS } from '#domain/sheets/written-sheet.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { expectUnchanged, openExportingSite } from '#tests/support/sheets/exporting-site.ts'
import { savedByLibreOffice } from '#tests/support/sheets/round-trip.ts'
import type { TestApp } from '#tests/support/test-app.ts'

let site: TestApp
let rows: number
beforeAll(async () => {
  site = await openExportingSite()
  const { count } = await site.db
    .selectFrom('product_listing')
    .leftJoin('product_variants', 'product_variants.product_id', 'product_listing.product_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  rows = count
})
afterAll(() => site.close())

describe.each(SHEET_FORMATS)('an export as %s', (format) => {
  it('is imported with nothing changed when LibreOffice has opened and saved it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'libre-office-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const files = []
    for (const lang of LOCALES) {
      const file = join(folder, `products-${lang}.${format}`)
      const response = await site.app.request(`/api/products/export.php?format=${format}&lang=${lang}`)
      await writeFile(file, Buffer.from(await response.arrayBuffer()))
      files.push(file)
    }
    for (const file of await savedByLibreOffice(files, format, folder))
      await expectUnchanged(site, new File([await readFile(file)], basename(file)), rows)
  })
})
