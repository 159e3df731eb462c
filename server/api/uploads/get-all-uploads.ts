import { z } from 'zod'
import { FILE_USES, MEDIA_SORTS } from '#domain/media/media-query.ts'
import { plainUrl } from '#domain/site/picture.ts'
import { FILE_KINDS } from '#domain/site/stored-file.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint } from '#server/api/endpoint.ts'
import { listInput, listPage } from '#server/api/list-page.ts'
import { toUploadDto, uploadSchema } from './upload-schema.ts'

const fileSchema = uploadSchema
  .extend({
    original_name: z.string(),
    alt_ar: z.string(),
    alt_en: z.string(),
    decorative: z.boolean(),
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
    sort: z.enum(MEDIA_SORTS).optional(),
  }),
  output: z.array(fileSchema),
  cache: 'none',
  failure: 'Failed to fetch the files',
  async handle({ q = '', kind = null, use = null, alt, sort = 'newest', ...input }, { services }) {
    const filter = { search: q, kind, use, lacksAlt: alt === 'missing', sort }
    const { files, total } = await services.media.list({ ...filter, ...listPage(input) })
    const data = files.map((file) => ({
      ...toUploadDto(file),
      original_name: file.originalName,
      alt_ar: file.alt.ar,
      alt_en: file.alt.en,
      decorative: file.isDecorative,
      uses: file.uses,
      thumbnail_url: file.picture && plainUrl(file.picture),
      created_at: file.createdAt,
    }))
    return { ok: true, data, total }
  },
})
