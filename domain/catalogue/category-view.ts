import { accentOf } from './accent.ts'
import { contrast } from '#domain/site/contrast.ts'
import type { Category } from './category.ts'
import type { Locale } from '#domain/text/locale.ts'
import { onceInLanguage } from '#domain/text/once-in-language.ts'
import { categoryPath } from '#domain/site/paths.ts'
import { cardPictureOf, shownPicture, type Picture } from '#domain/site/picture.ts'

export type CategoryTile = {
  id: string
  path: string
  name: string
  accent: number
  productCount: number
  image: Picture | null
  /** Of the picture's colour: words on a light one are dark. */
  tone: 'light' | 'dark'
}

/** A category in one language, as cards and its own page show it. */
export type CategoryCard = CategoryTile & { description: string }

export function toCategoryCard(category: Category, locale: Locale): CategoryCard {
  const image = shownPicture(category.image)
  return {
    id: category.id,
    path: categoryPath(category.id),
    name: category.name[locale],
    accent: accentOf(category),
    description: category.description[locale],
    productCount: category.productCount,
    image,
    tone: image?.color && contrast(image.color, '#ffffff') < LEAST_OF_WHITE ? 'light' : 'dark',
  }
}

/** Below this, white is too weak on a tile, though it is darkened there. */
const LEAST_OF_WHITE = 4.25

/** The tiles of a list of categories; of the same list the same tiles. */
export const toCategoryTiles = onceInLanguage((categories: Category[], locale) =>
  categories.map((category): CategoryTile => {
    const { description: _, image, ...tile } = toCategoryCard(category, locale)
    return { ...tile, image: image && cardPictureOf(image) }
  }),
)

export const toCategoryCards = onceInLanguage((categories: Category[], locale) =>
  categories.map((category) => toCategoryCard(category, locale)),
)
