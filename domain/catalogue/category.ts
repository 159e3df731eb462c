import type { RecordOf } from '#domain/records/field.ts'
import type { Publication } from '#domain/records/lists/list-state.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { CATEGORY_FIELDS } from './category-fields.ts'

/** What staff send, field by field as `CATEGORY_FIELDS` lists it; `image` is a stored file's name or null. */
export type CategoryInput = RecordOf<typeof CATEGORY_FIELDS>

/** A category as the rest of the product sees it. */
export type Category = Omit<CategoryInput, 'image'> & {
  id: string
  /** Counts the changes: who saves names the version that was read, so that nobody overwrites what another saved. */
  version: number
  image: Picture | null
  productCount: number
  createdAt: string
  updatedAt: string
}

export type NamedCategory = { id: string; name: Localized; accent: number }

export type ListedCategory = Pick<Category, 'id' | 'name' | 'sortId' | 'image' | 'productCount'> & {
  publication: Publication
}

/** The same as staff would send it. */
export function toCategoryInput(category: Category): CategoryInput {
  return { ...category, image: category.image?.file ?? null }
}
