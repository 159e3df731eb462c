import { writeWords } from '../../../content/record-messages.ts'
import { toCategoryDto } from '../../../domain/catalogue/category-dto.ts'
import { CATEGORY_FORM } from '../../web/request/body-rules.ts'
import { writeEndpoint } from '../write-endpoint.ts'
import { everyChange, written, writtenFields } from '../written-fields.ts'
import { categoryFields } from './category-fields.ts'
import { categorySchema } from './category-schema.ts'

export const updateCategory = writeEndpoint({
  path: '/api/categories/update.php',
  summary: 'Changes what is sent of a category',
  body: CATEGORY_FORM,
  input: writtenFields({ category_id: written(), ...categoryFields, ...everyChange }, ['category_id']),
  output: categorySchema,
  idField: 'category_id',
  words: writeWords.updateCategory,
  write: (editing, fields, by) => editing.updateCategory(fields, by),
  toData: toCategoryDto,
  toCurrent: toCategoryDto,
})
