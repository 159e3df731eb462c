import { Readable } from 'node:stream'
import { z } from 'zod'
import { importPage } from '#content/imports/import-page.ts'
import { reasonText } from '#content/imports/import-words.ts'
import { isRowFilter, ROW_FILTERS, type Import, type ImportRow } from '#domain/imports/import.ts'
import { sentChoice, sentNumber } from '#domain/fields/wire.ts'
import { shownCell } from '#domain/sheets/sheet-file.ts'
import { SHEET_FORMATS, SHEET_TYPES } from '#domain/sheets/written-sheet.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { sheetFile } from '#server/sheets/writing/sheet-writer.ts'
import { STAFF_FORM } from '#server/web/request/body-rules.ts'
import { endpoint, staffOf, listInput, listPage } from '#server/api/endpoint.ts'
import { everyWrite, sent } from '#server/api/record-schemas.ts'
import {
  idIn,
  importAnswer,
  importId,
  importRowSchema,
  importSchema,
  localeOf,
  noImport,
  rowDto,
  unnamed,
} from './import-schema.ts'

const named = z.object({ import_id: importId, ...everyWrite }).meta({ required: ['import_id'] })

export const getImport = endpoint({
  method: 'POST',
  path: '/api/imports/get.php',
  summary: 'An import: what its file is, what is open, and what it changes',
  access: 'imports',
  rates: [RATES.reads],
  body: STAFF_FORM,
  input: named,
  output: importSchema,
  cache: 'none',
  refusals: { 404: 'No such import' },
  failure: 'Failed to fetch the import',
  async handle(fields, call) {
    if (idIn(fields) === '') return unnamed(localeOf(fields, call))
    const one = await call.services.imports.find(idIn(fields), staffOf(call))
    return one ? importAnswer(one, localeOf(fields, call)) : noImport()
  },
})

const MOST_ROWS = 100

export const getImportRows = endpoint({
  method: 'POST',
  path: '/api/imports/getrows.php',
  summary: 'The rows of an import, with each cell as it is and as it will be',
  access: 'imports',
  rates: [RATES.reads],
  body: STAFF_FORM,
  input: named.extend({
    result: sent(sentChoice([...ROW_FILTERS], 'These alone')),
    page: sent(sentNumber('From 1')),
    per_page: sent(sentNumber('1 to 100; usually 100')),
  }),
  output: z.array(importRowSchema),
  cache: 'none',
  refusals: { 404: 'No such import' },
  failure: 'Failed to fetch the rows',
  async handle(fields, call) {
    const { result, page, per_page: perPage } = fields
    const id = idIn(fields)
    const locale = localeOf(fields, call)
    if (id === '') return unnamed(locale)
    const wrong = Object.fromEntries([
      ...(result === undefined || result === '' || isRowFilter(result)
        ? []
        : [['result', `must be one of ${ROW_FILTERS.join(', ')}`]]),
      ...(count(page, 1_000_000) ? [] : [['page', 'must be a whole number from 1']]),
      ...(count(perPage, MOST_ROWS) ? [] : [['per_page', 'must be a whole number from 1 to 100']]),
    ]) as Record<string, string>
    const [message] = Object.values(wrong)
    if (message !== undefined) return { ok: false, status: 422, message, fields: wrong }
    if (!(await call.services.imports.find(id, staffOf(call)))) return noImport()
    const listed = {
      show: isRowFilter(result) ? result : undefined,
      page: Number(page ?? 1),
      perPage: Number(perPage ?? MOST_ROWS),
    }
    const { rows, total } = await call.services.imports.rows(id, listed, staffOf(call))
    return { ok: true, data: rows.map((row) => rowDto(row, locale)), total, isPrivate: true }
  },
})

function count(value: unknown, most: number): boolean {
  if (value === undefined || value === '') return true
  const number = typeof value === 'string' && /^\d{1,7}$/u.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= most
}

const LATEST = 50

export const getAllImports = endpoint({
  method: 'GET',
  path: '/api/imports/getall.php',
  summary: 'Imports, the latest first',
  access: 'imports',
  rates: [RATES.reads],
  body: 'none',
  input: listInput,
  output: z.array(importSchema),
  cache: 'none',
  failure: 'Failed to fetch imports',
  async handle(input, call) {
    const { imports, total } = await call.services.imports.list(
      listPage(input) ?? { limit: LATEST, offset: 0 },
      staffOf(call),
    )
    const locale = localeOf({}, call)
    return { ok: true, data: imports.map((one) => importAnswer(one, locale).data), total, isPrivate: true }
  },
})

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
