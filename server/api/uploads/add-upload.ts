import { z } from 'zod'
import { writeWords } from '#content/record-messages.ts'
import { uploadMessages } from '#content/upload-messages.ts'
import { failure, type Outcome } from '#domain/records/errors.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { isEmptyFile, recordForm } from '#domain/records/record-form.ts'
import { sentChoice, sentFile, sentFlag } from '#domain/records/wire.ts'
import { isSentKind, SENT_KINDS, type StoredFile } from '#domain/site/stored-file.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { UPLOAD_FORM } from '#server/web/request/body-rules.ts'
import { languageAsked } from '#server/api/call-language.ts'
import { endpoint, staffOf, type Call } from '#server/api/endpoint.ts'
import { writeRefusal } from '#server/api/write-refusal.ts'
import { everyWrite, sent } from '#server/api/record-schemas.ts'
import { toUploadDto, uploadSchema } from './upload-schema.ts'

const words = writeWords.addUpload

/** Stores one file before the form that is to show it is saved; what nothing shows is removed after three days. */
export const addUpload = endpoint({
  method: 'POST',
  path: '/api/uploads/add.php',
  summary: 'Stores one picture or datasheet for a form to name',
  access: 'records.write',
  rates: [RATES.uploads],
  body: UPLOAD_FORM,
  input: z
    .object({
      file: sent(sentFile('JPEG, PNG, WebP or AVIF, at most 25 MB; or PDF, at most 20 MB')),
      kind: sent(
        sentChoice(
          SENT_KINDS,
          'What the file has to be; `logo` and `mark` become a PNG and may be SVG, a `catalogue` is a PDF of up to 30 MB',
        ),
      ),
      keep: sent(sentFlag('Whether it stays in the library while nothing shows it')),
      ...everyWrite,
    })
    .meta({ required: ['file', 'kind'] }),
  output: uploadSchema,
  cache: 'none',
  failure: words.failed.en,
  async handle(fields, call) {
    const locale = languageAsked(fields, call) ?? 'en'
    const outcome = await store(fields, call)
    if (!outcome.ok) return writeRefusal(outcome.failure, { words, toCurrent: () => ({}) }, locale)
    return { ok: true, data: toUploadDto(outcome.value), message: words.done[locale] }
  },
})

async function store({ file, kind, keep }: FormFields, call: Call): Promise<Outcome<StoredFile>> {
  const isSent = file instanceof File && !isEmptyFile(file)
  if (isSent && isSentKind(kind)) {
    const isKept = recordForm({ keep }, { isNew: false }).flag('keep') ?? false
    const bytes = Buffer.from(await file.arrayBuffer())
    return call.services.uploads.store(bytes, { kind, originalName: file.name, by: staffOf(call), isKept })
  }
  const fields = {
    ...(isSent ? {} : { file: uploadMessages.missing }),
    ...(isSentKind(kind) ? {} : { kind: uploadMessages.kindMissing }),
  }
  return failure({ kind: 'invalid', fields })
}
