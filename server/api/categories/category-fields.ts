import { RECORD_LIMITS } from '../../../domain/records/record-limits.ts'
import { written, writtenFile, writtenNumber } from '../written-fields.ts'

/** What a category is made of, as it is sent. */
export const categoryFields = {
  category_slug: written(RECORD_LIMITS.name, 'Becomes the id of a new category; changing it later leaves the id'),
  name_en: written(),
  name_ar: written(),
  description_en: written(RECORD_LIMITS.description),
  description_ar: written(RECORD_LIMITS.description),
  category_sort_id: writtenNumber('Place in the menu; empty for none'),
  image: writtenFile('A picture: JPEG, PNG, WebP or AVIF, at most 25 MB'),
  existing_image: written(RECORD_LIMITS.address, 'The picture that stays when `image` is not sent; empty for none'),
  price: writtenNumber('0 or more'),
  rating: writtenNumber('0 to 5'),
}
