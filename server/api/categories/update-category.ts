import { writeWords } from '#content/record-messages.ts'
import { CATEGORY_FIELDS } from '#domain/catalogue/category-fields.ts'
import { toCategoryDto } from '#domain/catalogue/category-record.ts'
import { CATEGORY_FORM } from '#server/web/request/body-rules.ts'
import { staffDto } from '#server/api/staff-reading.ts'
import { changeOfCall, writeEndpoint } from '#server/api/write-endpoint.ts'
import { changedRecord } from '#server/api/record-schemas.ts'
import { categorySchema } from './category-schema.ts'

export const updateCategory = writeEndpoint({
  path: '/api/categories/update.php',
  summary: 'Changes what is sent of a category',
  body: CATEGORY_FORM,
  input: changedRecord(CATEGORY_FIELDS, 'category_id'),
  output: categorySchema,
  idField: 'category_id',
  words: writeWords.updateCategory,
  write: (editing, fields, by) => editing.category.update(changeOfCall(fields), by, { base: 'site' }),
  toData: (saved) => staffDto(saved, toCategoryDto),
  toCurrent: toCategoryDto,
})
