import { z } from 'zod'
import { exportRight, EXPORTED_LISTS, type ExportedList } from '#domain/sheets/exported-lists.ts'
import { SEPARATORS, type Separator } from '#domain/sheets/sheet-file.ts'
import { SHEET_FORMATS, SHEET_TYPES } from '#domain/sheets/written-sheet.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint, staffOf } from './endpoint.ts'

const FILTER = 'As in the address of the list'
const filter = z.string().optional().meta({ description: FILTER })

const input = z.object({
  format: z.enum(SHEET_FORMATS),
  lang: z.enum(LOCALES).default('ar').meta({ description: 'Of headings and words' }),
  columns: z.string().default('').meta({ description: 'Keys between commas; all of them where it is not sent' }),
  separator: z
    .enum(Object.keys(SEPARATORS) as [Separator])
    .optional()
    .meta({ description: 'Of CSV' }),
  template: z.enum(['0', '1']).default('0').meta({ description: '1 gives the headings alone' }),
  'id[]': z
    .union([z.string(), z.array(z.string())])
    .optional()
    .meta({ description: 'These records alone, in this order; may be sent several times' }),
})

const FILTERS: Record<ExportedList, Record<string, typeof filter>> = {
  products: { q: filter, category: filter, brand: filter, missing: filter, state: filter, sort: filter },
  categories: { state: filter },
  brands: { state: filter },
  blogs: { q: filter, state: filter, sort: filter },
  redirects: { q: filter, origin: filter },
  synonyms: {},
  aliases: { q: filter },
  customers: { q: filter },
  equivalents: { q: filter, state: filter },
  searches: {},
  checks: { check: filter },
}

export const exportLists = EXPORTED_LISTS.map((list) =>
  endpoint({
    method: 'GET',
    path: `/api/${list}/export.php`,
    summary: `The list of ${list} as a spreadsheet: what its filters leave, or the named records`,
    access: exportRight(list),
    rates: [RATES.reads],
    body: 'none',
    input: input.extend(FILTERS[list]) as unknown as typeof input,
    output: z.unknown(),
    sends: Object.values(SHEET_TYPES),
    cache: 'none',
    failure: 'Failed to export the list',
    async handle({ format, lang, columns, separator, template, 'id[]': ids, ...filters }, call) {
      const { exports } = call.services
      const by = staffOf(call)
      const keys = columns === '' ? null : columns.split(',').map((key) => key.trim())
      const known = exports.columnsOf(list, by)
      const unknown = keys?.find((key) => !known.includes(key))
      if (unknown !== undefined)
        return {
          ok: false,
          status: 422,
          message: 'columns names no column',
          fields: { columns: `no column ${unknown}` },
        }
      const search = new URLSearchParams(
        Object.entries(filters).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      )
      const request = { format, lang, separator, columns: keys, template: template === '1', search }
      const body = await exports.file(list, { ...request, ids: ids === undefined ? null : [ids].flat() }, by)
      const name = `${list}-${dayOfInstant(new Date())}.${format}`
      return { ok: true, file: { body, type: SHEET_TYPES[format], name } }
    },
  }),
)
