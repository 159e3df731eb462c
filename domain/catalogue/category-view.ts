import type { Category } from './category.ts'
import type { Locale } from '../text/locale.ts'
import { onceInLanguage } from '../text/once-in-language.ts'
import { categoryPath } from '../site/paths.ts'
import { shownPicture, type Picture } from '../site/picture.ts'

/** A category in one language, as tiles, cards and its own page show it. */
export type CategoryTile = {
  id: string
  path: string
  name: string
  description: string
  productCount: number
  image: Picture | null
}

export function toCategoryTile(category: Category, locale: Locale): CategoryTile {
  return {
    id: category.id,
    path: categoryPath(category.id),
    name: category.name[locale],
    description: category.description[locale],
    productCount: category.productCount,
    image: shownPicture(category.image),
  }
}

/** The tiles of a list of categories; of the same list the same tiles. */
export const toCategoryTiles = onceInLanguage((categories: Category[], locale) =>
  categories.map((category) => toCategoryTile(category, locale)),
)
