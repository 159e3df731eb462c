import { z } from 'zod'
import { forms, quoteForm } from '#content/forms.ts'
import { pasteReport, sheetReport } from '#content/pages/quote-sheet.ts'
import { itemsMalformed, quotePage } from '#content/pages/quote.ts'
import { fileProblemText } from '#content/sheet-words.ts'
import { pagePathOf, readFormSending } from '#domain/messages/message-form.ts'
import { filesOf, refusedCookie } from '#domain/quotes/attached-files.ts'
import { ALIAS_LIMITS } from '#domain/quotes/line-alias.ts'
import { pastedOf } from '#domain/quotes/list-form.ts'
import { toLineViews } from '#domain/quotes/listed-line.ts'
import { LINE_UNITS, MOST_LISTED, readList, withLines } from '#domain/quotes/quote-line.ts'
import { skippedWords, toQuoteLine, toQuoteLines, withReading } from '#domain/quotes/reading/list-lines.ts'
import { isEmptyFile } from '#domain/fields/record-form.ts'
import { sentFile, sentFiles } from '#domain/fields/wire.ts'
import type { Locale } from '#domain/text/locale.ts'
import { RATES, REQUEST_QUOTA } from '#server/middleware/rate-limit.ts'
import { SHEET_FORM, REQUEST_FORM, STAFF_FORM } from '#server/web/request/body-rules.ts'
import { languageAsked, languageWritten, endpoint, type Call, staffOf } from './endpoint.ts'
import { refusedFields } from './mails.ts'
import { optionalText, sendingFields } from './request-fields.ts'
import { sent } from './record-schemas.ts'

/** A line of a list with what the catalogue knows of it, and of a pasted one how it was understood. */
const listLine = z
  .object({
    line: z.number().optional().describe('The number of the pasted line from 1; two items of one line have the same'),
    written: z.string().optional().describe('The line as it was pasted'),
    text: z.string().describe('What is asked for in words, where nothing of the catalogue is meant'),
    qty: z.number().nullable().describe('Null where it has to be asked'),
    unit: z.enum(LINE_UNITS),
    unit_word: z.string().optional().describe('The unit as it was written, where it is `other`'),
    stockCode: z.string(),
    productId: z.string(),
    choices: z.array(z.string()).optional().describe('Stock codes that may be meant; none of them is taken'),
    note: z.string(),
    skipped: z.boolean().optional().describe('True for a line that is no item: a greeting, a heading, a sum'),
  })
  .loose()

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
    lines: optionalText.describe('Lines as they were pasted, at most 500 and 200 kB; more is answered with 413'),
    sheet: sent(
      sentFile('XLSX or CSV, at most 10 MB and 2,000 rows with a quantity; its columns are found by their headings'),
    ),
    locale: sendingFields.locale,
  }),
  output: z.object({
    lines: z
      .array(listLine)
      .describe('In the order of the list, then the pasted ones, each by itself, and those of a file'),
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
    if (!pasted) {
      const message = quotePage.pasteTooLong[locale]
      return { ok: false, status: 413, message, fields: { lines: message } }
    }
    const sheet = file && (await readFile(file, locale, call))
    if (sheet && !sheet.ok) return sheet.refusal
    const known = await quoteLists.know([...items, ...(sheet?.lines ?? [])])
    if (known.length + pasted.length > MOST_LISTED) return full(file ? 'sheet' : 'lines')
    const each = toLineViews(await quoteLists.knowEach(pasted.map(toQuoteLine)), locale)
    return {
      ok: true,
      data: {
        lines: [...toLineViews(known, locale), ...each.map((view, at) => withReading(view, pasted[at]!))],
        pasted: pasteReport(toQuoteLines(pasted), locale),
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

export const requestList = endpoint({
  method: 'POST',
  path: '/api/quotes/request.php',
  summary: 'Asks for a quote for a list',
  access: 'public',
  rates: [RATES.forms],
  quota: REQUEST_QUOTA,
  body: REQUEST_FORM,
  input: z
    .object({
      name: optionalText,
      phone: optionalText.describe('A mobile number or an email address; one is enough'),
      email: optionalText,
      companyName: optionalText,
      city: optionalText,
      project: optionalText,
      neededBy: optionalText.describe('A day, as YYYY-MM-DD or D/M/YYYY'),
      contactBy: optionalText.describe('whatsapp, phone or email'),
      details: optionalText,
      marketing: optionalText.describe('Filled when the sender wants news'),
      items: z
        .unknown()
        .optional()
        .describe(
          'A JSON list of at most 2,400 lines: stockCode or productId or text, qty (null where it is left open), unit (piece, carton or other) with unit_word, note. Those beyond 200 are kept as text',
        ),
      'attachments[]': sent(
        sentFiles(
          'PDF, JPEG, PNG, WebP, XLSX or CSV: at most 5, of 10 MB each and 20 MB together. A file that is refused costs nothing else',
        ),
      ),
      attachments: sent(sentFiles('The same, as the form of the page calls it')),
      lines: optionalText.describe('Further lines as they were pasted, one item each'),
      ...sendingFields,
    })
    .meta({ required: ['name'] }),
  output: z.object({
    number: z.string(),
    url: z.string().describe('The path of the request’s private page'),
    held: z.boolean().describe('Whether staff look at it before a confirmation is sent'),
    refused_files: z.array(z.object({ name: z.string(), reason: z.string() })),
    unknown: z.array(z.string()).describe('Lines that are not in the catalogue'),
  }),
  cache: 'none',
  failure: quoteForm.failed.en,
  async handle(fields, call) {
    const locale = languageAsked(fields, call) ?? languageWritten(fields)
    const items = readList(fields.items)
    if (!items) return refusedFields(locale, { items: itemsMalformed[locale](MOST_LISTED) })
    const { listRequests, quoteLists } = call.services
    const pasted = await quoteLists.readPasted(pastedOf(fields))
    if (!pasted) return refusedFields(locale, { lines: quotePage.pasteTooLong[locale] })
    const lines = withLines(items, toQuoteLines(pasted))
    const wrong = listRequests.check({ fields, lines, locale })
    if (wrong) return refusedFields(locale, wrong)
    const tooMany = (seconds: number) =>
      ({ ok: false, status: 429, message: forms.tooMany[locale](seconds), retryAfterSeconds: seconds }) as const
    const wait = await call.takeFromQuota()
    if (wait !== null) return tooMany(wait)
    const received = await listRequests.submit({
      fields,
      lines,
      locale,
      sending: readFormSending(fields),
      page: pagePathOf(fields),
      source: call.source,
      files: filesOf(fields),
      said: skippedWords(pasted),
    })
    if ('fields' in received) return refusedFields(locale, received.fields)
    const { submission, unknown } = received
    if (!submission.ok) return tooMany(submission.retryAfterSeconds)
    const { number, path, isHeld } = submission.request!
    const refused = (submission.refused ?? []).map(({ name, reason }) => ({ name, reason: reason[locale] }))
    return {
      ok: true,
      message: quoteForm.sent[locale],
      data: { number, url: path, held: isHeld, refused_files: refused, unknown },
      // The browser goes on to the page of the request, which tells it once more.
      ...(refused.length > 0 && { cookies: [refusedCookie(path, refused, isOnHttps(call))] }),
    }
  },
})

/** Browsers say where a form was sent from; others keep no cookies. */
function isOnHttps({ headers }: Call): boolean {
  return headers.get('origin')?.startsWith('https:') ?? false
}

export const rememberAlias = endpoint({
  method: 'POST',
  path: '/api/aliases/remember.php',
  summary: 'Remembers what customers call a pack: lines in these words are understood from then on',
  access: 'requests',
  rates: [RATES.staffWrites],
  body: STAFF_FORM,
  input: z.object({
    text: z.string().max(ALIAS_LIMITS.text).meta({ description: 'The wording, without quantity and unit' }),
    stock_code: z.string().max(ALIAS_LIMITS.code),
  }),
  output: z.object({
    remembered: z
      .boolean()
      .meta({ description: 'False for a wording with a telephone or an address, and for an unknown pack' }),
  }),
  cache: 'none',
  failure: 'The wording could not be kept',
  async handle({ text, stock_code: stockCode }, call) {
    const remembered = await call.services.aliases.remember({ text, stockCode }, staffOf(call))
    return { ok: true, data: { remembered }, isPrivate: true }
  },
})
