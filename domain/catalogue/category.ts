import type { FormFields } from '#domain/fields/form-values.ts'
import { type RecordOf, answerOf, blankRecord, formTexts, readRecord, type FormTexts } from '#domain/fields/field.ts'
import type { Publication } from '#domain/records/publication.ts'
import type { RecordReading } from '#domain/fields/record-form.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Picture } from '#domain/site/picture.ts'
import { CATEGORY_FIELDS, CATEGORY_LISTED } from './category-fields.ts'

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

/** A new category before anything was filled in. */
export const BLANK_CATEGORY: CategoryInput = blankRecord(CATEGORY_FIELDS)

/** Reads the category form (docs/specification 5 and 7): a new one, or a change of the one that is there. */
export function readCategoryForm(
  fields: FormFields,
  before: Category | null,
  isDraft?: boolean,
): RecordReading<CategoryInput> {
  return readRecord(CATEGORY_FIELDS, fields, before && toCategoryInput(before), isDraft)
}

export function categoryTexts(category: Category): FormTexts {
  return formTexts(CATEGORY_FIELDS, toCategoryInput(category))
}

export const BLANK_CATEGORY_TEXTS: FormTexts = formTexts(CATEGORY_FIELDS, BLANK_CATEGORY)

/** A category as lists of the API carry it (docs/specification 3). */
export type CategoryListDto = ReturnType<typeof toCategoryListDto>

export function toCategoryListDto(category: Category) {
  const { id } = category
  return { category_id: id, id, ...answerOf(CATEGORY_LISTED, toCategoryInput(category)) }
}

/** One category, with the names that the staff form reads after the specified ones. */
export type CategoryDto = ReturnType<typeof toCategoryDto>

export function toCategoryDto(category: Category) {
  const { version } = category
  return { ...toCategoryListDto(category), version, ...answerOf(CATEGORY_FIELDS, toCategoryInput(category)) }
}
