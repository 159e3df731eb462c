import { z } from 'zod'
import { importRefusals } from '#content/imports/import-words.ts'
import { IMPORT_KINDS } from '#domain/imports/import.ts'
import { readImportFields } from '#domain/imports/import-form.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { isEmptyFile } from '#domain/records/record-form.ts'
import { RECORD_LIMITS } from '#domain/records/record-limits.ts'
import { sentChoice, sentFile, sentFlag, sentText } from '#domain/records/wire.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { readCreation } from '#server/records/form-marks.ts'
import { IMPORT_FORM } from '#server/web/request/body-rules.ts'
import { endpoint, staffOf } from '#server/api/endpoint.ts'
import { sent } from '#server/api/record-schemas.ts'
import { withKey } from '#server/api/write-endpoint.ts'
import { importAnswer, importFields, importRefusal, importSchema, localeOf, wrongFields } from './import-schema.ts'

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
