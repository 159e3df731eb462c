import { z } from 'zod'
import { writeWords } from '#content/record-messages.ts'
import { CATEGORY_FIELDS, CATEGORY_LISTED } from '#domain/catalogue/category-fields.ts'
import { toCategoryDto, toCategoryListDto, type CategoryDto, type CategoryListDto } from '#domain/catalogue/category.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { sentFlag, sentText } from '#domain/fields/wire.ts'
import { answeredFields, sent } from '#server/api/record-schemas.ts'
import { standingFields, wholeList } from '#server/api/staff-reading.ts'
import { CATEGORY_FORM } from '#server/web/request/body-rules.ts'
import { recordEndpoints } from './record-endpoints.ts'

const categoryListSchema = z
  .object({ category_id: z.string(), id: z.string(), ...standingFields, ...answeredFields(CATEGORY_LISTED) })
  .meta({ id: 'CategoryListEntry' }) satisfies z.ZodType<CategoryListDto>

const categorySchema = z
  .object({
    ...categoryListSchema.shape,
    version: z.number().meta({ description: 'Counts the changes; send it with an update' }),
    ...answeredFields(CATEGORY_FIELDS),
  })
  .meta({ id: 'Category' }) satisfies z.ZodType<CategoryDto>

export const categoryEndpoints = recordEndpoints({
  folder: 'categories',
  one: 'getcategory',
  called: 'a category',
  idField: 'category_id',
  hasSlug: false,
  fields: CATEGORY_FIELDS,
  body: CATEGORY_FORM,
  schema: categorySchema,
  listSchema: categoryListSchema,
  toDto: toCategoryDto,
  toListDto: toCategoryListDto,
  list: {
    summary: 'All categories, in the order of the menu',
    failure: 'Failed to fetch categories',
    onSite: async (input, { categories }) => wholeList(await categories.list(), input, toCategoryListDto),
  },
  failure: 'Failed to fetch category',
  words: { add: writeWords.addCategory, update: writeWords.updateCategory, remove: writeWords.removeCategory },
  removal: {
    summary: 'Deletes a category; one that has products only when it is said what becomes of them',
    fields: {
      move_to: sent(sentText(RECORD_LIMITS.name, 'The category that takes its products')),
      uncategorise: sent(sentFlag('1 leaves its products without a category')),
    },
  },
  services: ({ editing, staffReads, categories }) => ({
    ...categories,
    editing: editing.category,
    reads: staffReads.category,
  }),
})
