import { z } from 'zod'
import { reasonText, refusalOfField } from '#content/imports/import-words.ts'
import { recordMessages } from '#content/record-messages.ts'
import {
  type Import,
  type ImportRow,
  IMPORT_OPTIONS,
  OPTION_NAMES,
  IMPORT_STATES,
  ROW_RESULTS,
} from '#domain/imports/import.ts'
import { toImportDto } from '#domain/imports/import-dto.ts'
import type { ImportRequest } from '#domain/imports/import-form.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { sentChoice, sentNumber, sentText } from '#domain/fields/wire.ts'
import { SEPARATORS, TEXT_ENCODINGS } from '#domain/sheets/sheet-file.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import type { ImportFailure } from '#server/services/imports/import-changes.ts'
import { languageAsked, notFound, type Answer, type Call } from '#server/api/endpoint.ts'
import { everyWrite, sent } from '#server/api/record-schemas.ts'

/** What may be said of how a file is to be read and what is to become of its rows. */
export const importFields = {
  ...Object.fromEntries(
    OPTION_NAMES.map((name) => [
      name,
      sent(sentChoice([...IMPORT_OPTIONS[name]], `Usually \`${IMPORT_OPTIONS[name][0]}\``)),
    ]),
  ),
  map: sent(sentText(10_000, 'Which field each column is, by its index from 0: `{"0":"stock_code"}`; empty for none')),
  sheet: sent(sentNumber('The place of the sheet, from 0')),
  encoding: sent(sentChoice([...TEXT_ENCODINGS], 'Of a file of text')),
  separator: sent(sentChoice(Object.keys(SEPARATORS), 'Of a file of text')),
  header_row: sent(sentNumber('The number of the row with the headings')),
  ...everyWrite,
}

export const importId = sent(sentText(100))

const counts = z.record(z.string(), z.number())

export const importSchema = z.object({
  import_id: z.string(),
  kind: z.string(),
  state: z.enum(IMPORT_STATES),
  asks: z.array(z.string()).meta({ description: 'What the file leaves open' }),
  file: z.object({
    name: z.string(),
    size: z.number(),
    format: z.string().nullable(),
    encoding: z.string().nullable(),
    separator: z.string().nullable(),
    sheets: z.array(z.object({ name: z.string(), hidden: z.boolean(), rows: z.number() })),
    sheet: z.number().nullable(),
    header_row: z.number().nullable(),
  }),
  columns: z.array(
    z.object({ index: z.number(), heading: z.string(), field: z.string().nullable(), samples: z.array(z.string()) }),
  ),
  options: z.record(z.string(), z.string()),
  counts,
  products: counts,
  new_categories: z.array(z.string()).meta({ description: 'Categories that come into being, as drafts' }),
  progress: z.object({ done: z.number(), total: z.number() }),
  act: z.string().nullable().meta({ description: 'For the undo' }),
  created_at: z.string(),
  ended_at: z.string().nullable(),
  by: z.string(),
  undo_until: z.string().nullable(),
  message: z.string().nullable().meta({ description: 'Why it failed' }),
})

export const importRowSchema = z.object({
  row: z.number().meta({ description: 'As in the sheet' }),
  result: z.enum(ROW_RESULTS),
  product_id: z.string().nullable(),
  cells: z.array(
    z.object({
      field: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
      code: z.string().nullable(),
      reason: z.string().nullable(),
      suggestion: z.string().nullable(),
    }),
  ),
})

export function importAnswer(one: Import, locale: Locale) {
  const dto = toImportDto(one, (text) => text[locale])
  return { ok: true, data: dto, isPrivate: true } as const
}

export function rowDto({ row, result, productId, changes }: ImportRow, locale: Locale) {
  return {
    row,
    result: result ?? ('unchanged' as const),
    product_id: productId,
    cells: changes.map((change) => ({
      field: change.field,
      before: change.before,
      after: change.after,
      code: change.code ?? null,
      reason: reasonText(change, locale),
      suggestion: change.suggestion ?? null,
    })),
  }
}

export function localeOf(fields: FormFields, call: Call): Locale {
  return languageAsked(fields, call) ?? 'en'
}

type Refused = Extract<Answer<never>, { ok: false }>

export function importRefusal(failure: ImportFailure, locale: Locale): Refused {
  if (failure.kind === 'not-found') return noImport()
  if (failure.kind === 'conflict') return { ok: false, status: 409, message: failure.message[locale] }
  const fields = inLanguage(failure.fields, locale)
  return { ok: false, status: 422, message: Object.values(fields)[0] ?? '', fields }
}

export function noImport() {
  return notFound('No such import')
}

/** What is wrong with how a file is to be read; null where nothing is. */
export function wrongFields({ wrong }: ImportRequest, locale: Locale): Refused | null {
  const fields = Object.fromEntries(wrong.map((name) => [name, refusalOfField(name)[locale]]))
  const [first] = Object.values(fields)
  return first === undefined ? null : { ok: false, status: 422, message: first, fields }
}

/** A call that names no import. */
export function unnamed(locale: Locale): Refused {
  const message = recordMessages.idMissing[locale]('import_id')
  return { ok: false, status: 422, message, fields: { import_id: message } }
}

export function idIn(fields: FormFields): string {
  const { import_id: id } = fields
  return typeof id === 'string' ? id : ''
}
