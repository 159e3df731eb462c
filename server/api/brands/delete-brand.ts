import { z } from 'zod'
import { writeWords } from '../../../content/record-messages.ts'
import { toBrandDto } from '../../../domain/catalogue/brand-record.ts'
import { SMALL_FORM } from '../../web/request/request-body.ts'
import { namedRecord } from '../record-schemas.ts'
import { writeEndpoint } from '../write-endpoint.ts'

export const deleteBrand = writeEndpoint({
  path: '/api/brands/delete.php',
  summary: 'Deletes a brand',
  body: SMALL_FORM,
  input: namedRecord('brand_id'),
  output: z.object({}),
  idField: 'brand_id',
  words: writeWords.removeBrand,
  write: (editing, fields, by) => editing.removeBrand(fields, by, { base: 'site' }),
  toData: () => ({}),
  toCurrent: toBrandDto,
})
