import { z } from 'zod'
import { readImportFields } from '#domain/imports/import-form.ts'
import type { Import } from '#domain/imports/import.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import type { Outcome } from '#domain/records/errors.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import type { ImportFailure } from '#server/services/imports/import-changes.ts'
import { STAFF_FORM } from '#server/web/request/body-rules.ts'
import { endpoint, staffOf, type Call } from '#server/api/endpoint.ts'
import { everyWrite } from '#server/api/record-schemas.ts'
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
