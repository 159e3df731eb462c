import { z } from 'zod'
import { writeWords } from '#content/record-messages.ts'
import { toBrandDto } from '#domain/catalogue/brand-record.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { namedRecord } from '#server/api/record-schemas.ts'
import { writeEndpoint } from '#server/api/write-endpoint.ts'

export const deleteBrand = writeEndpoint({
  path: '/api/brands/delete.php',
  summary: 'Deletes a brand',
  body: SMALL_FORM,
  input: namedRecord('brand_id'),
  output: z.object({}),
  idField: 'brand_id',
  words: writeWords.removeBrand,
  write: (editing, fields, by) => editing.brand.remove(fields, by, { base: 'site' }),
  toData: () => ({}),
  toCurrent: toBrandDto,
})
