import { z } from 'zod'
import { writeWords } from '#content/record-messages.ts'
import { toCategoryDto } from '#domain/catalogue/category-record.ts'
import { RECORD_LIMITS } from '#domain/records/record-limits.ts'
import { sentFlag, sentText } from '#domain/records/wire.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { namedRecord, sent } from '#server/api/record-schemas.ts'
import { writeEndpoint } from '#server/api/write-endpoint.ts'

export const deleteCategory = writeEndpoint({
  path: '/api/categories/delete.php',
  summary: 'Deletes a category; one that has products only when it is said what becomes of them',
  body: SMALL_FORM,
  input: namedRecord('category_id', {
    move_to: sent(sentText(RECORD_LIMITS.name, 'The category that takes its products')),
    uncategorise: sent(sentFlag('1 leaves its products without a category')),
  }),
  output: z.object({}),
  idField: 'category_id',
  words: writeWords.removeCategory,
  write: (editing, fields, by) => editing.category.remove(fields, by, { base: 'site' }),
  toData: () => ({}),
  toCurrent: toCategoryDto,
})
