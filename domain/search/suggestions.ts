import { localizedPath, type Locale } from '#domain/text/locale.ts'
import { postPath } from '#domain/site/paths.ts'
import { fileUrl, renditionName, type Picture } from '#domain/site/picture.ts'
import { toProductCard } from '#domain/products/product-view.ts'
import type { ProductSummary } from '#domain/products/product.ts'
import type { SearchFound } from './search-found.ts'
import { toNamedPages, type PageNames } from './search-view.ts'
import type { Marks } from './marks.ts'

/** Something that a search box offers while somebody types: a page with its whole path. */
export type Suggestion = {
  kind: 'product' | 'page' | 'post'
  path: string
  name: string
  code: string | null
  /** Address of a small picture. */
  thumbnail: string | null
  /** The colour of a category beside the name. */
  accent: number | null
}

export type Suggestions = {
  suggestions: Suggestion[]
  /** Products that answer by what is known of them, where few do by their names. */
  closest: Suggestion[]
  /** All products that were found. */
  total: number
  marks: Marks
}

export function toSuggestions(found: SearchFound, locale: Locale, names: PageNames): Suggestions {
  const products = found.products.map((product) => toProductSuggestion(product, locale))
  const pages = toNamedPages(found, locale, names).map(({ path, name, accent = null }) => {
    return { ...PLAIN, kind: 'page' as const, path: localizedPath(locale, path), name, accent }
  })
  const posts = found.posts.map(({ slug, title }) => {
    return { ...PLAIN, kind: 'post' as const, path: localizedPath(locale, postPath(slug)), name: title[locale] }
  })
  const closest = found.closest.products.map(({ product }) => toProductSuggestion(product, locale))
  return { suggestions: [...products, ...pages, ...posts], closest, total: found.total, marks: found.marks }
}

const PLAIN = { code: null, thumbnail: null, accent: null }

function toProductSuggestion(product: ProductSummary, locale: Locale): Suggestion {
  const { path, name, code, category, image } = toProductCard(product, locale)
  return {
    kind: 'product',
    path: localizedPath(locale, path),
    name,
    code,
    thumbnail: image && thumbnailUrl(image),
    accent: category?.accent ?? null,
  }
}

/** The smallest copy of a picture that is there. */
function thumbnailUrl({ file, renditions }: Picture): string {
  const [width] = renditions.webp
  return fileUrl(width === undefined ? file : renditionName(file, width, 'webp'))
}
