import { writeWords } from '../../../content/record-messages.ts'
import { toCategoryDto } from '../../../domain/catalogue/category-dto.ts'
import { CATEGORY_FORM } from '../../web/request/body-rules.ts'
import { writeEndpoint } from '../write-endpoint.ts'
import { everyCreation, writtenFields } from '../written-fields.ts'
import { categoryFields } from './category-fields.ts'
import { categorySchema } from './category-schema.ts'

export const addCategory = writeEndpoint({
  path: '/api/categories/add.php',
  summary: 'Adds a category',
  body: CATEGORY_FORM,
  input: writtenFields({ ...categoryFields, ...everyCreation }, ['category_slug', 'name_en', 'name_ar']),
  output: categorySchema,
  words: writeWords.addCategory,
  write: (editing, fields, by) => editing.addCategory(fields, by),
  toData: toCategoryDto,
  toCurrent: toCategoryDto,
})
