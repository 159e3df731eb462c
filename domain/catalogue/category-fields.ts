import type { Category, CategoryInput } from './category.ts'

/** What the category form begins with: the texts of its fields by name. */
export function toCategoryFields(category: Category | CategoryInput): Record<string, string[]> {
  const { slug, name, description, sortId, image } = category
  return {
    category_slug: [slug],
    name_ar: [name.ar],
    name_en: [name.en],
    description_ar: [description.ar],
    description_en: [description.en],
    category_sort_id: [sortId === null ? '' : String(sortId)],
    existing_image: [typeof image === 'string' ? image : (image?.file ?? '')],
  }
}
