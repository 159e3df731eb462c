import { blogPage } from '#content/pages/blog.ts'
import type { Brand } from '#domain/catalogue/brand.ts'
import { toBrandView } from '#domain/catalogue/brand-view.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { toCategoryCard } from '#domain/catalogue/category-view.ts'
import type { Role } from '#domain/accounts/permissions.ts'
import type { Post } from '#domain/posts/post.ts'
import { toPostPage } from '#domain/posts/post-page.ts'
import type { Product } from '#domain/products/product.ts'
import { toProductPage } from '#domain/products/product-view.ts'
import type { ContentKind } from '#domain/site/content/content-kinds.ts'
import type { ContentRecord } from '#domain/site/content/content-record.ts'
import type { Locale } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import { contentPage } from '#app/loading/content-page.ts'
import { previewedPrices } from '#app/loading/listed-prices.ts'
import { textValues } from '#app/loading/text-values.ts'
import type { Context } from './record-source.ts'

export type PreviewedRecord =
  | { kind: 'product'; record: Product }
  | { kind: 'category'; record: Category }
  | { kind: 'brand'; record: Brand }
  | { kind: 'post'; record: Post }
  | { kind: ContentKind; record: ContentRecord }

/** What the page of a record shows, before it is on the site. */
export async function shownRecord(
  context: Context,
  previewed: PreviewedRecord,
  { locale, role }: { locale: Locale; role: Role },
) {
  const { kind, record } = previewed
  if (kind === 'category') return { kind, category: toCategoryCard(record, locale) }
  if (kind === 'brand') return { kind, brand: toBrandView(record, locale, await textValues(context, locale)) }
  if (kind === 'post') return { kind, post: toPostPage(record, locale, blogPage.table[locale]) }
  if (kind === 'product') return { kind, product: await productPage(context, record, { locale, role }) }
  const content = await context.get(servicesContext).content.showing(kind, record)
  return { kind: 'content' as const, shown: await contentPage(context, kind, record, { content, locale }) }
}

async function productPage(context: Context, record: Product, { locale, role }: { locale: Locale; role: Role }) {
  const { brands, seo, settings } = context.get(servicesContext)
  const override = await seo.productOverride(record)
  const { priceVisibility: prices } = await settings.get()
  const brand = (await brands.list()).find(({ id }) => id === record.brandId)
  const { product, listed } = await previewedPrices(context, record, { settings: prices, role })
  return toProductPage(product, locale, { brand, override, prices, listed, now: new Date() })
}

/** What a link to a preview opens, as the page of the site will show it; null where it opens nothing any more. */
export async function loadSharedPreview(context: Context, token: string, locale: Locale) {
  const shared = await context.get(servicesContext).sharing.opened(token)
  return shared && shownRecord(context, shared, { locale, role: null })
}
