import { z } from 'zod'
import { writeWords } from '../../../content/record-messages.ts'
import { uploadMessages } from '../../../content/upload-messages.ts'
import { failure, type Outcome } from '../../../domain/records/errors.ts'
import type { FormFields } from '../../../domain/messages/message-form.ts'
import { fileUrl } from '../../../domain/site/picture.ts'
import { isEmptyFile } from '../../../domain/records/record-form.ts'
import { sentChoice, sentFile } from '../../../domain/records/wire.ts'
import { FILE_KINDS, isFileKind, type StoredFile } from '../../../domain/site/stored-file.ts'
import { RATES } from '../../middleware/rate-limit.ts'
import type { UploadsService } from '../../services/records/uploads.ts'
import { UPLOAD_FORM } from '../../web/request/body-rules.ts'
import { languageAsked } from '../call-language.ts'
import { endpoint } from '../endpoint.ts'
import { writeRefusal } from '../write-refusal.ts'
import { everyWrite, sent } from '../record-schemas.ts'

const words = writeWords.addUpload

const uploadSchema = z
  .object({
    name: z.string().meta({ description: 'What forms name it by, for example in `existing_image`' }),
    kind: z.enum(FILE_KINDS),
    size: z.number().meta({ description: 'Bytes as they are stored' }),
    width: z.number().nullable(),
    height: z.number().nullable(),
    url: z.string(),
  })
  .meta({ id: 'Upload' })

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
      kind: sent(sentChoice(FILE_KINDS, 'What the file has to be')),
      ...everyWrite,
    })
    .meta({ required: ['file', 'kind'] }),
  output: uploadSchema,
  cache: 'none',
  failure: words.failed.en,
  async handle(fields, call) {
    const locale = languageAsked(fields, call) ?? 'en'
    const outcome = await store(fields, call.services.uploads)
    if (!outcome.ok) return writeRefusal(outcome.failure, { words, toCurrent: () => ({}) }, locale)
    const { name, kind, bytes, width, height } = outcome.value
    const data = { name, kind, size: bytes, width, height, url: fileUrl(name) }
    return { ok: true, data, message: words.done[locale] }
  },
})

async function store({ file, kind }: FormFields, uploads: UploadsService): Promise<Outcome<StoredFile>> {
  const isSent = file instanceof File && !isEmptyFile(file)
  if (isSent && isFileKind(kind)) {
    return uploads.store(Buffer.from(await file.arrayBuffer()), { kind, originalName: file.name })
  }
  const fields = {
    ...(isSent ? {} : { file: uploadMessages.missing }),
    ...(isFileKind(kind) ? {} : { kind: uploadMessages.kindMissing }),
  }
  return failure({ kind: 'invalid', fields })
}
