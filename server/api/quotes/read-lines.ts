import { z } from 'zod'
import { forms } from '#content/forms.ts'
import { itemsMalformed, quotePage } from '#content/pages/quote.ts'
import { pasteReport, sheetReport } from '#content/pages/quote-sheet.ts'
import { fileProblemText } from '#content/sheet-words.ts'
import { toLineViews } from '#domain/quotes/listed-line.ts'
import { pastedOf } from '#domain/quotes/list-form.ts'
import { MOST_LISTED, readList } from '#domain/quotes/quote-line.ts'
import { isEmptyFile } from '#domain/records/record-form.ts'
import { sentFile } from '#domain/records/wire.ts'
import type { Locale } from '#domain/text/locale.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { SHEET_FORM } from '#server/web/request/body-rules.ts'
import { languageAsked } from '#server/api/call-language.ts'
import { endpoint, type Call } from '#server/api/endpoint.ts'
import { optionalText, sendingFields } from '#server/api/mails/request-fields.ts'
import { refusedFields } from '#server/api/mails/submit-request.ts'
import { sent } from '#server/api/record-schemas.ts'

export const readLines = endpoint({
  method: 'POST',
  path: '/api/quotes/lines.php',
  summary: 'Tells what the catalogue knows of the lines of a list, and reads pasted ones and those of a file',
  access: 'public',
  rates: [RATES.reads],
  quota: [RATES.sheets],
  body: SHEET_FORM,
  input: z.object({
    items: z.unknown().optional().describe('A JSON list of lines, as quotes/request.php takes them'),
    lines: optionalText.describe('Lines as they were pasted, one item each'),
    sheet: sent(
      sentFile('XLSX or CSV, at most 10 MB and 2,000 rows with a quantity; its columns are found by their headings'),
    ),
    locale: sendingFields.locale,
  }),
  output: z.object({
    lines: z.array(z.object({}).loose()).describe('In the order of the list, the pasted ones and those of a file last'),
    pasted: z.string().describe('What became of the pasted lines; empty without any'),
    sheet: z
      .object({ counts: z.string(), problems: z.array(z.string()) })
      .optional()
      .describe('What became of the rows of a file'),
  }),
  cache: 'none',
  failure: 'The lines could not be read',
  async handle(fields, call) {
    const locale = languageAsked(fields, call) ?? 'en'
    const items = readList(fields.items)
    const file = fields.sheet instanceof File && !isEmptyFile(fields.sheet) ? fields.sheet : null
    if (!items || (items.length === 0 && !file && !fields.lines && fields.items === undefined))
      return refusedFields(locale, { items: itemsMalformed[locale](MOST_LISTED) })
    const { quoteLists } = call.services
    const pasted = await quoteLists.readPasted(pastedOf(fields))
    const full = (name: 'sheet' | 'lines') => refusedFields(locale, { [name]: quotePage.full[locale] })
    if (!pasted) return full('lines')
    const sheet = file && (await readFile(file, locale, call))
    if (sheet && !sheet.ok) return sheet.refusal
    const known = await quoteLists.know([...items, ...pasted, ...(sheet?.lines ?? [])])
    if (known.length > MOST_LISTED) return full(file ? 'sheet' : 'lines')
    return {
      ok: true,
      data: {
        lines: toLineViews(known, locale),
        pasted: pasteReport(pasted, locale),
        ...(sheet && { sheet: sheet.report }),
      },
      isPrivate: true,
    }
  },
})

async function readFile(file: File, locale: Locale, { takeFromQuota, services, source }: Call) {
  const wait = await takeFromQuota()
  if (wait !== null) {
    const message = forms.tooMany[locale](wait)
    return { ok: false, refusal: { ok: false, status: 429, message, retryAfterSeconds: wait } } as const
  }
  const sheet = await services.quoteLists.readSheet(Buffer.from(await file.arrayBuffer()), source.visitor)
  if (!sheet.ok) {
    return { ok: false, refusal: refusedFields(locale, { sheet: fileProblemText(sheet.problem, locale) }) } as const
  }
  return { ok: true, lines: sheet.lines, report: sheetReport(sheet, locale) } as const
}
