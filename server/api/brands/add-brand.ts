import { writeWords } from '#content/record-messages.ts'
import { BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import { RECORD_LIMITS } from '#domain/records/record-limits.ts'
import { sentText } from '#domain/records/wire.ts'
import { toBrandDto } from '#domain/catalogue/brand-record.ts'
import { BRAND_FORM } from '#server/web/request/body-rules.ts'
import { staffDto } from '#server/api/staff-reading.ts'
import { newOfCall, writeEndpoint } from '#server/api/write-endpoint.ts'
import { newRecord, sent } from '#server/api/record-schemas.ts'
import { brandSchema } from './brand-schema.ts'

export const addBrand = writeEndpoint({
  path: '/api/brands/add.php',
  summary: 'Adds a brand',
  body: BRAND_FORM,
  input: newRecord(BRAND_FIELDS, {
    brand_id: sent(sentText(RECORD_LIMITS.name, 'Of no meaning here: a new brand gets its id from its slug')),
  }),
  output: brandSchema,
  words: writeWords.addBrand,
  write: (editing, fields, by) => editing.brand.add(newOfCall(fields), by),
  toData: (saved) => staffDto(saved, toBrandDto),
  toCurrent: toBrandDto,
})
