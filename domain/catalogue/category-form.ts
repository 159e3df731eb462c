import type { Category, CategoryInput } from './category.ts'
import type { FormFields } from '../messages/message-form.ts'
import { givenOf, pairOf, recordForm, type RecordReading } from '../records/record-form.ts'
import { RECORD_LIMITS } from '../records/record-limits.ts'
import { sourceOf } from '../records/record-lists.ts'

/** A new category before anything was filled in. */
export const BLANK_CATEGORY: CategoryInput = {
  slug: '',
  name: { ar: '', en: '' },
  description: { ar: '', en: '' },
  sortId: null,
  image: null,
  price: 0,
  rating: 0,
}

/** Reads the category form (docs/specification 5 and 7): a new one, or a change of the one that is there. */
export function readCategoryForm(fields: FormFields, before: Category | null): RecordReading<CategoryInput> {
  const form = recordForm(fields, { isNew: before === null })
  const { name, description } = before ?? BLANK_CATEGORY
  const texts = { most: RECORD_LIMITS.description }
  const input: Partial<CategoryInput> = {
    slug: form.line('category_slug', { required: before === null }),
    name: pairOf(form.line('name_ar', { required: true }), form.line('name_en', { required: true }), name),
    description: pairOf(form.block('description_ar', texts), form.block('description_en', texts), description),
    sortId: form.number('category_sort_id', null),
    image: sourceOf(form, 'image', 'existing_image'),
    price: form.number('price', BLANK_CATEGORY.price),
    rating: form.number('rating', BLANK_CATEGORY.rating),
  }
  return { input: givenOf(input), problems: form.problems }
}
