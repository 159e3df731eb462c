import { writeWords } from '#content/record-messages.ts'
import { CATEGORY_FIELDS } from '#domain/catalogue/category-fields.ts'
import { toCategoryDto } from '#domain/catalogue/category-record.ts'
import { CATEGORY_FORM } from '#server/web/request/body-rules.ts'
import { staffDto } from '#server/api/staff-reading.ts'
import { newOfCall, writeEndpoint } from '#server/api/write-endpoint.ts'
import { newRecord } from '#server/api/record-schemas.ts'
import { categorySchema } from './category-schema.ts'

export const addCategory = writeEndpoint({
  path: '/api/categories/add.php',
  summary: 'Adds a category',
  body: CATEGORY_FORM,
  input: newRecord(CATEGORY_FIELDS),
  output: categorySchema,
  words: writeWords.addCategory,
  write: (editing, fields, by) => editing.category.add(newOfCall(fields), by),
  toData: (saved) => staffDto(saved, toCategoryDto),
  toCurrent: toCategoryDto,
})
