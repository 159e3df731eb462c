import { labels } from '#content/labels.ts'
import { productHead as words } from '#content/pages/product.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { ProductPage } from '#domain/products/product-view.ts'
import { crumbsTo } from './crumbs.ts'
import { type OwnMeta, recordImage } from './route-meta.ts'

/** The head of a product's page: what staff wrote for search engines, or the product's own words. */
export function productHead(product: ProductPage & { socialPicture: string }, locale: Locale, site: string): OwnMeta {
  const { seo, name, brand, path } = product
  const called = brand ? fillIn(words.branded[locale], { name, brand: brand.name }) : name
  const crumbs = crumbsTo(
    locale,
    { label: product.category?.name ?? labels.uncategorized[locale], path: product.categoryPath },
    { label: name, path },
  )
  return {
    path,
    title: seo.title || name,
    description: seo.description || fillIn(words.description[locale], { product: called, site }),
    ...(seo.keywords.length > 0 ? { keywords: seo.keywords } : {}),
    type: 'product',
    image: recordImage(product.socialPicture, name),
    subject: { kind: 'ItemPage', crumbs, product, questions: seo.questions },
  }
}
