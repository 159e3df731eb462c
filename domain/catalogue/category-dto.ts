import type { Category } from './category.ts'

/** A category as lists of the API carry it (docs/specification 3). */
export type CategoryListDto = {
  category_id: string
  id: string
  category_name_ar: string
  category_name_en: string
  category_description_ar: string
  category_description_en: string
  price: number
  rating: number
  category_image: string | null
}

/** One category, with the names that the staff form reads after the specified ones. */
export type CategoryDto = CategoryListDto & {
  category_slug: string
  category_sort_id: number | null
  version: number
  slug: string
  name_ar: string
  name_en: string
  description_ar: string
  description_en: string
  sort_id: number | null
  image: string | null
}

export function toCategoryListDto(category: Category): CategoryListDto {
  return {
    category_id: category.id,
    id: category.id,
    category_name_ar: category.name.ar,
    category_name_en: category.name.en,
    category_description_ar: category.description.ar,
    category_description_en: category.description.en,
    price: category.price,
    rating: category.rating,
    category_image: category.image?.file ?? null,
  }
}

export function toCategoryDto(category: Category): CategoryDto {
  return {
    ...toCategoryListDto(category),
    category_slug: category.slug,
    category_sort_id: category.sortId,
    version: category.version,
    slug: category.slug,
    name_ar: category.name.ar,
    name_en: category.name.en,
    description_ar: category.description.ar,
    description_en: category.description.en,
    sort_id: category.sortId,
    image: category.image?.file ?? null,
  }
}
