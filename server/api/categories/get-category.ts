import { z } from 'zod'
import { toCategoryDto } from '../../../domain/catalogue/category-record.ts'
import { RATES } from '../../middleware/rate-limit.ts'
import { SMALL_FORM } from '../../web/request/request-body.ts'
import { endpoint, found, notFound } from '../endpoint.ts'
import { findById, recordId } from '../record-id.ts'
import { categorySchema } from './category-schema.ts'

const failure = 'Failed to fetch category'

export const getCategory = endpoint({
  method: 'POST',
  path: '/api/categories/getcategory.php',
  summary: 'One category by its id',
  access: 'public',
  rates: [RATES.reads],
  body: SMALL_FORM,
  input: z.object({ category_id: recordId }),
  output: categorySchema,
  cache: 'none',
  failure,
  async handle({ category_id }, { services }) {
    const category = await findById(category_id, (id) => services.categories.get(id))
    return category ? found(toCategoryDto(category)) : notFound(failure)
  },
})
