import { z } from 'zod'
import { importRefusals } from '#content/imports/import-words.ts'
import { readImportFields } from '#domain/imports/import-form.ts'
import { type Import, IMPORT_KINDS } from '#domain/imports/import.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import type { Outcome } from '#domain/records/errors.ts'
import { isEmptyFile } from '#domain/fields/record-form.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { sentChoice, sentFile, sentFlag, sentText } from '#domain/fields/wire.ts'
import { withKey } from '#server/api/write-endpoint.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { readCreation } from '#server/records/form-marks.ts'
import type { ImportFailure } from '#server/services/imports/import-changes.ts'
import { STAFF_FORM, IMPORT_FORM } from '#server/web/request/body-rules.ts'
import { endpoint, staffOf, type Call } from '#server/api/endpoint.ts'
import { everyWrite, sent } from '#server/api/record-schemas.ts'
import {
  idIn,
  importAnswer,
  importFields,
  importId,
  importRefusal,
  importSchema,
  localeOf,
  unnamed,
  wrongFields,
} from './import-schema.ts'

type Row = {
  path: `/api/imports/${string}.php`
  summary: string
  fields: z.ZodRawShape
  conflicts: string
  change(id: string, fields: FormFields, call: Call): Promise<Outcome<Import, ImportFailure>>
}

/** A call that changes where an import stands, and answers it. */
function importChange({ path, summary, fields: shape, conflicts, change }: Row) {
  return endpoint({
    method: 'POST',
    path,
    summary,
    access: 'imports',
    rates: [RATES.staffWrites],
    body: STAFF_FORM,
    input: z.object({ import_id: importId, ...shape }).meta({ required: ['import_id'] }),
    output: importSchema,
    cache: 'none',
    refusals: { 404: 'No such import', 409: conflicts },
    failure: 'Failed to change the import',
    async handle(input, call) {
      const fields = input as FormFields
      const locale = localeOf(fields, call)
      if (idIn(fields) === '') return unnamed(locale)
      const wrong = wrongFields(readImportFields(fields), locale)
      if (wrong) return wrong
      const outcome = await change(idIn(fields), fields, call)
      return outcome.ok ? importAnswer(outcome.value, locale) : importRefusal(outcome.failure, locale)
    },
  })
}

export const updateImport = importChange({
  path: '/api/imports/update.php',
  summary: 'Says how a file is to be understood, and checks it anew',
  fields: importFields,
  conflicts: 'It is being read, or over',
  async change(id, fields, call) {
    const one = await call.services.imports.find(id, staffOf(call))
    if (!one) return { ok: false, failure: { kind: 'not-found' } }
    const { options, chosen } = readImportFields(fields, one.options)
    return call.services.imports.update(id, { options, chosen }, staffOf(call))
  },
})

export const runImport = importChange({
  path: '/api/imports/run.php',
  summary: 'Imports what was checked',
  fields: everyWrite,
  conflicts: 'Something is open, rows are refused, or it is over',
  change: (id, _fields, call) => call.services.imports.run(id, staffOf(call)),
})

export const discardImport = importChange({
  path: '/api/imports/discard.php',
  summary: 'Forgets a file that is not to be imported',
  fields: everyWrite,
  conflicts: 'It is running or over',
  change: (id, _fields, call) => call.services.imports.discard(id, staffOf(call)),
})

export const addImport = endpoint({
  method: 'POST',
  path: '/api/imports/add.php',
  summary: 'Takes a spreadsheet of products or prices, to be checked and then imported',
  access: 'imports',
  rates: [RATES.uploads],
  body: IMPORT_FORM,
  input: z
    .object({
      file: sent(sentFile('XLSX, CSV, TSV or TXT, at most 20 MB')),
      pictures: sent(sentFile('ZIP with the pictures that rows name, at most 200 MB')),
      kind: sent(sentChoice([...IMPORT_KINDS], 'Usually `products`')),
      run: sent(sentFlag('Imports at once if nothing is open')),
      creation_key: sent(
        sentText(
          RECORD_LIMITS.creationKey,
          'The same one again answers the import of the first call. Or `Idempotency-Key`',
        ),
      ),
      ...importFields,
    })
    .meta({ required: ['file'] }),
  output: importSchema,
  cache: 'none',
  failure: 'Failed to take the file',
  async handle(fields, call) {
    const locale = localeOf(fields, call)
    const { file, pictures, run } = fields
    const asked = readImportFields(fields)
    const wrong = wrongFields(asked, locale)
    if (wrong) return wrong
    if (!(file instanceof File) || isEmptyFile(file)) {
      const message = importRefusals.fileMissing[locale]
      return { ok: false, status: 422, message, fields: { file: message } }
    }
    const creation = readCreation(withKey(fields as FormFields, call))
    if (!creation.ok) return importRefusal(creation.failure, locale)
    const outcome = await call.services.imports.add(
      {
        file,
        pictures: pictures instanceof File && !isEmptyFile(pictures) ? pictures : null,
        kind: asked.kind ?? 'products',
        options: asked.options,
        chosen: asked.chosen,
        locale,
        runsAtOnce: run === '1' || run === 1 || run === true,
        creationKey: creation.value.creationKey ?? null,
      },
      staffOf(call),
    )
    return outcome.ok ? importAnswer(outcome.value, locale) : importRefusal(outcome.failure, locale)
  },
})
