import { z } from 'zod'
import { writeWords } from '../../../content/record-messages.ts'
import { toCategoryDto } from '../../../domain/catalogue/category-record.ts'
import { SMALL_FORM } from '../../web/request/request-body.ts'
import { writeEndpoint } from '../write-endpoint.ts'
import { everyChange, written, writtenFields, writtenFlag } from '../written-fields.ts'

export const deleteCategory = writeEndpoint({
  path: '/api/categories/delete.php',
  summary: 'Deletes a category; one that has products only when it is said what becomes of them',
  body: SMALL_FORM,
  input: writtenFields(
    {
      category_id: written(),
      move_to: written(undefined, 'The category that takes its products'),
      uncategorise: writtenFlag('1 leaves its products without a category'),
      ...everyChange,
    },
    ['category_id'],
  ),
  output: z.object({}),
  idField: 'category_id',
  words: writeWords.removeCategory,
  write: (editing, fields, by) => editing.removeCategory(fields, by),
  toData: () => ({}),
  toCurrent: toCategoryDto,
})
