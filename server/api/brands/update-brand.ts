import { writeWords } from '#content/record-messages.ts'
import { BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import { toBrandDto } from '#domain/catalogue/brand-record.ts'
import { BRAND_FORM } from '#server/web/request/body-rules.ts'
import { staffDto } from '#server/api/staff-reading.ts'
import { changeOfCall, writeEndpoint } from '#server/api/write-endpoint.ts'
import { changedRecord } from '#server/api/record-schemas.ts'
import { brandSchema } from './brand-schema.ts'

export const updateBrand = writeEndpoint({
  path: '/api/brands/update.php',
  summary: 'Changes what is sent of a brand',
  body: BRAND_FORM,
  input: changedRecord(BRAND_FIELDS, 'brand_id'),
  output: brandSchema,
  idField: 'brand_id',
  words: writeWords.updateBrand,
  write: (editing, fields, by) => editing.brand.update(changeOfCall(fields), by, { base: 'site' }),
  toData: (saved) => staffDto(saved, toBrandDto),
  toCurrent: toBrandDto,
})
