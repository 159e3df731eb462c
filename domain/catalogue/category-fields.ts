import { type Fields, answers } from '#domain/fields/field.ts'
import { answersBoth, both, line, number, numberOrNone, text } from '#domain/fields/field-kinds.ts'
import { file, STORED_FILE } from '#domain/fields/list-kinds.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { NUMBER_OR_NONE, TEXT, TEXT_OR_NONE } from '#domain/fields/wire.ts'

/** The parts of the form of a category; null for what only travels through the API. */
type CategorySection = 'basics' | 'picture' | null

const wanted = true
const unseen = { section: null, texts: () => ({}) }

/** Every field of a category, in the order of its form; see `PRODUCT_FIELDS`. */
export const CATEGORY_FIELDS = {
  name: { section: 'basics', wanted, ...text(both('name'), 'name', { required: true }) },
  description: {
    section: 'basics',
    wanted,
    ...text(both('description'), 'description', { as: 'block', most: RECORD_LIMITS.description }),
  },
  slug: {
    section: 'basics',
    ...line('category_slug', {
      column: 'slug',
      required: 'new',
      about: 'Becomes the id of a new category; changing it later leaves the id',
    }),
    answers: { ...answers('category_slug', TEXT), ...answers('slug', TEXT) },
  },
  /** Place in the menu; categories without one come last. */
  sortId: {
    section: 'basics',
    ...numberOrNone('category_sort_id', { column: 'sort_id', about: 'Place in the menu; empty for none' }),
    answers: { ...answers('category_sort_id', NUMBER_OR_NONE), ...answers('sort_id', NUMBER_OR_NONE) },
  },
  image: {
    section: 'picture',
    wanted,
    ...file('image', {
      existing: 'existing_image',
      column: 'image',
      about: 'A picture: JPEG, PNG, WebP or AVIF, at most 25 MB',
    }),
    answers: answers('image', TEXT_OR_NONE),
  },
  price: { ...number('price', { empty: 0, about: '0 or more' }), ...unseen },
  rating: { ...number('rating', { empty: 0, about: '0 to 5' }), ...unseen },
} satisfies Fields & Record<string, { section: CategorySection; wanted?: boolean }>

/** What lists of the API carry of a category, under the names of docs/specification 3. */
export const CATEGORY_LISTED = {
  name: { answers: answersBoth(both('category_name')) },
  description: { answers: answersBoth(both('category_description')) },
  price: CATEGORY_FIELDS.price,
  rating: CATEGORY_FIELDS.rating,
  image: { answers: answers('category_image', STORED_FILE) },
}
