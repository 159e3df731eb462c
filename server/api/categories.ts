import { z } from 'zod'
import { writeWords } from '#content/record-messages.ts'
import { CATEGORY_FIELDS, CATEGORY_LISTED } from '#domain/catalogue/category-fields.ts'
import {
  type CategoryDto,
  type CategoryListDto,
  toCategoryDto,
  toCategoryListDto,
} from '#domain/catalogue/category-record.ts'
import { RECORD_LIMITS } from '#domain/records/record-limits.ts'
import { sentFlag, sentText } from '#domain/records/wire.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { CATEGORY_FORM } from '#server/web/request/body-rules.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { endpoint } from './endpoint.ts'
import { listPage } from './list-page.ts'
import { recordId } from './record-id.ts'
import { answeredFields, newRecord, namedRecord, sent, changedRecord } from './record-schemas.ts'
import {
  standingFields,
  staffDto,
  answerList,
  staffListInput,
  staffRefusals,
  answerOne,
  draftAsked,
} from './staff-reading.ts'
import { newOfCall, writeEndpoint, changeOfCall } from './write-endpoint.ts'

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

export const getAllCategories = endpoint({
  method: 'GET',
  path: '/api/categories/getall.php',
  summary: 'All categories, in the order of the menu',
  access: 'public',
  rates: [RATES.reads],
  body: 'none',
  input: staffListInput,
  refusals: staffRefusals,
  output: z.array(categoryListSchema),
  cache: 'revalidate',
  failure: 'Failed to fetch categories',
  handle: (input, call) =>
    answerList(input, call, {
      reads: call.services.staffReads.category,
      toDto: toCategoryListDto,
      async onSite() {
        const categories = await call.services.categories.list()
        const { offset, limit } = listPage(input) ?? { offset: 0, limit: categories.length }
        const data = categories.slice(offset, offset + limit).map(toCategoryListDto)
        return { ok: true, data, total: categories.length }
      },
    }),
})

const failure = 'Failed to fetch category'

export const getCategory = endpoint({
  method: 'POST',
  path: '/api/categories/getcategory.php',
  summary: 'One category by its id',
  access: 'public',
  rates: [RATES.reads],
  body: SMALL_FORM,
  input: z.object({ category_id: recordId, draft: draftAsked }),
  refusals: staffRefusals,
  output: categorySchema,
  cache: 'none',
  failure,
  handle: ({ category_id: id, draft }, call) =>
    answerOne(call, {
      id,
      isDraft: draft,
      reads: call.services.staffReads.category,
      toDto: toCategoryDto,
      onSite: (wanted) => call.services.categories.get(wanted),
      failure,
    }),
})

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
