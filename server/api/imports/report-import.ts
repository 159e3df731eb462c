import { Readable } from 'node:stream'
import { z } from 'zod'
import { importPage } from '#content/imports/import-page.ts'
import { reasonText } from '#content/imports/import-words.ts'
import type { Import, ImportRow } from '#domain/imports/import.ts'
import { shownCell } from '#domain/sheets/sheet-file.ts'
import { SHEET_FORMATS, SHEET_TYPES } from '#domain/sheets/written-sheet.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { sheetFile } from '#server/sheets/writing/sheet-writer.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint, staffOf } from '#server/api/endpoint.ts'
import { localeOf, noImport } from './import-schema.ts'

/** What the report puts before the columns of the file; an import passes them over. */
const HEADINGS = { ar: ['الصف', 'النتيجة', 'السبب'], en: ['Row', 'Result', 'Reason'] }

export const reportImport = endpoint({
  method: 'GET',
  path: '/api/imports/report.php',
  summary: 'The rows of an import as they came, with what became of each; corrected, the file can be imported again',
  access: 'imports',
  rates: [RATES.reads],
  body: 'none',
  input: z.object({
    import_id: z.string().default(''),
    format: z.enum(SHEET_FORMATS).default('xlsx'),
    only: z.enum(['refused', '']).default(''),
    lang: z.enum(LOCALES).optional(),
  }),
  output: z.unknown(),
  sends: Object.values(SHEET_TYPES),
  cache: 'none',
  refusals: { 404: 'No such import' },
  failure: 'Failed to make the report',
  async handle({ import_id: id, format, only, lang }, call) {
    const { imports } = call.services
    const by = staffOf(call)
    const one = await imports.find(id, by)
    if (!one) return noImport()
    const locale = lang ?? localeOf({}, call)
    const { columns } = one
    const rows = imports.allRows(id, by, only === '' ? undefined : only)
    const sheet = {
      name: importPage.result[locale],
      locale,
      columns: [...HEADINGS[locale], ...columns.map(({ heading }) => heading)].map((heading) => ({ heading })),
    }
    const file = sheetFile(sheet, reportRows(rows, columns, locale), { format })
    const body = Readable.toWeb(file) as ReadableStream<Uint8Array<ArrayBuffer>>
    return {
      ok: true,
      file: { body, type: SHEET_TYPES[format], name: `import-${one.createdAt.slice(0, 10)}.${format}` },
    }
  },
})

async function* reportRows(rows: AsyncIterable<ImportRow[]>, columns: Import['columns'], locale: Locale) {
  for await (const some of rows) {
    yield some.map(({ row, result, changes, cells }) => {
      const reasons = changes.flatMap((change) => reasonText(change, locale) ?? [])
      const resultText = importPage.results[result ?? 'unchanged'][locale]
      return [row, resultText, [...new Set(reasons)].join('\n'), ...columns.map(({ index }) => shownCell(cells[index]))]
    })
  }
}
