import type { Locale } from '#domain/text/locale.ts'
import { productPath } from '#domain/site/paths.ts'
import { shownPicture, type Picture } from '#domain/site/picture.ts'
import type { Product } from './product.ts'

/** A product as staff recognize it beside a message: its picture, code and name. */
export type ProductMention = { path: string; code: string | null; name: string; image: Picture | null }

export function toProductMention(product: Product, locale: Locale): ProductMention {
  return {
    path: productPath(product),
    code: product.code?.toUpperCase() ?? null,
    name: product.name[locale],
    image: shownPicture(product.image),
  }
}
