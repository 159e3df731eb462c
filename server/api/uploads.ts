import { z } from 'zod'
import { writeWords } from '#content/record-messages.ts'
import { uploadMessages } from '#content/upload-messages.ts'
import { FILE_USES, MEDIA_SORTS } from '#domain/media/media-query.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { failure, type Outcome } from '#domain/records/errors.ts'
import { isEmptyFile, recordForm } from '#domain/fields/record-form.ts'
import { sentChoice, sentFile, sentFlag } from '#domain/fields/wire.ts'
import { fileUrl, FOCUSES, plainUrl } from '#domain/site/picture.ts'
import type { StoredUpload } from '#server/services/media/uploads.ts'
import { FILE_KINDS, type StoredFile, isSentKind, SENT_KINDS } from '#domain/site/stored-file.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { CLOSED_POLICY, PDF_POLICY } from '#server/web/content-security-policy.ts'
import { fileResponse } from '#server/web/files/file-response.ts'
import { UPLOAD_FORM } from '#server/web/request/body-rules.ts'
import { countFile, visitFrom } from '#server/web/visits.ts'
import { languageAsked, endpoint, staffOf, type Call, type FileEndpoint, listInput, listPage } from './endpoint.ts'
import { everyWrite, sent } from './record-schemas.ts'
import { findById } from './request-fields.ts'
import { writeRefusal } from './write-endpoint.ts'

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

function toUploadDto({ name, kind, bytes, width, height }: StoredFile) {
  return { name, kind, size: bytes, width, height, url: fileUrl(name) }
}

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
  output: uploadSchema.extend({
    known_as: z.string().optional().meta({ description: 'The name under which the same file was there already' }),
  }),
  cache: 'none',
  failure: words.failed.en,
  async handle(fields, call) {
    const locale = languageAsked(fields, call) ?? 'en'
    const outcome = await store(fields, call)
    if (!outcome.ok) return writeRefusal(outcome.failure, { words, toCurrent: () => ({}) }, locale)
    return {
      ok: true,
      data: {
        ...toUploadDto(outcome.value),
        ...(outcome.value.knownAs !== undefined && { known_as: outcome.value.knownAs }),
      },
      message: words.done[locale],
    }
  },
})

async function store({ file, kind, keep }: FormFields, call: Call): Promise<Outcome<StoredUpload>> {
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

const fileSchema = uploadSchema
  .extend({
    original_name: z.string(),
    alt_ar: z.string(),
    alt_en: z.string(),
    decorative: z.boolean(),
    focus: z
      .enum(FOCUSES)
      .meta({ description: 'The part that stays in sight where it is cropped: thirds from the left and the top' }),
    tags: z.array(z.string()),
    uses: z.number().meta({ description: 'In how many places records show it' }),
    thumbnail_url: z.string().nullable().meta({ description: 'A small picture of it; null of a PDF' }),
    created_at: z.string(),
  })
  .meta({ id: 'MediaFile' })

/** What the library holds, for staff and for the dialog in which they choose from it. */
export const getAllUploads = endpoint({
  method: 'GET',
  path: '/api/uploads/getall.php',
  summary: 'Files of the library',
  access: 'records.read',
  rates: [RATES.suggestions],
  body: 'none',
  input: listInput.extend({
    q: z.string().max(200).optional().meta({ description: 'Words of its names, of what it shows, or of records' }),
    kind: z.enum(FILE_KINDS).optional(),
    use: z.enum(FILE_USES).optional(),
    alt: z.enum(['missing']).optional(),
    tag: z.string().max(200).optional(),
    sort: z.enum(MEDIA_SORTS).optional(),
  }),
  output: z.array(fileSchema),
  cache: 'none',
  failure: 'Failed to fetch the files',
  async handle({ q = '', kind = null, use = null, alt, tag = '', sort = 'newest', ...input }, { services }) {
    const filter = { search: q, kind, use, lacksAlt: alt === 'missing', tag, sort }
    const { files, total } = await services.media.list({ ...filter, ...listPage(input) })
    const data = files.map((file) => ({
      ...toUploadDto(file),
      original_name: file.originalName,
      alt_ar: file.alt.ar,
      alt_en: file.alt.en,
      decorative: file.isDecorative,
      focus: file.focus,
      tags: file.tags,
      uses: file.uses,
      thumbnail_url: file.picture && plainUrl(file.picture),
      created_at: file.createdAt,
    }))
    return { ok: true, data, total }
  },
})

export const getTags = endpoint({
  method: 'GET',
  path: '/api/uploads/tags.php',
  summary: 'Tags of the library, those that most files have first',
  access: 'records.read',
  rates: [RATES.reads],
  body: 'none',
  input: z.object({}),
  output: z.array(z.object({ tag: z.string(), files: z.number() })),
  cache: 'none',
  failure: 'Failed to fetch the tags',
  async handle(_input, { services }) {
    const tags = await services.media.tags()
    return { ok: true, data: tags.map(({ tag, count }) => ({ tag, files: count })) }
  },
})

/** A picture that someone opens by itself can do nothing. */
const SANDBOX_POLICY = `${CLOSED_POLICY}; sandbox`

export const getUpload: FileEndpoint = {
  method: 'GET',
  path: '/api/uploads/:file',
  summary: 'One uploaded file or rendition, whole or in parts',
  access: 'public',
  rates: [RATES.files],
  async respond(request, name, { services }) {
    const upload = await findById(name, (file) => services.uploads.open(file))
    if (!upload) return null
    const response = fileResponse(request, upload, {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Disposition': 'inline',
      'Content-Security-Policy': upload.type === 'application/pdf' ? PDF_POLICY : SANDBOX_POLICY,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    if (response.status === 200)
      countFile(services.dailyCounts, name, visitFrom(request.headers, { method: request.method, target: request.url }))
    return response
  },
}
