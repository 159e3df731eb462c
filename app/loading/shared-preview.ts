import { blogPage } from '#content/pages/blog.ts'
import { toBrandView } from '#domain/catalogue/brand-view.ts'
import { toCategoryCard } from '#domain/catalogue/category-view.ts'
import { toPostPage } from '#domain/posts/post-page.ts'
import { toProductPage } from '#domain/products/product-view.ts'
import type { Locale } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import { contentPage } from './content-page.ts'
import { previewedPrices } from './listed-prices.ts'
import { textValues } from './text-values.ts'
import type { Route } from '../routes/site/+types/preview.ts'

/** What a link to a preview opens, as the page of the site will show it; null where it opens nothing any more. */
export async function loadSharedPreview(context: Route.LoaderArgs['context'], token: string, locale: Locale) {
  const { brands, content, seo, settings, sharing } = context.get(servicesContext)
  const shared = await sharing.opened(token)
  if (!shared) return null
  if (shared.kind === 'category') return { kind: shared.kind, category: toCategoryCard(shared.record, locale) }
  if (shared.kind === 'brand') {
    const values = await textValues(context, locale)
    return { kind: shared.kind, brand: toBrandView(shared.record, locale, values) }
  }
  if (shared.kind === 'post') {
    return { kind: shared.kind, post: toPostPage(shared.record, locale, blogPage.table[locale]) }
  }
  if (shared.kind !== 'product') {
    const showing = await content.showing(shared.kind, shared.record)
    const shown = await contentPage(context, shared.kind, shared.record, { content: showing, locale })
    return { kind: 'content' as const, shown }
  }
  const override = await seo.productOverride(shared.record)
  const { priceVisibility: prices } = await settings.get()
  const brand = (await brands.list()).find(({ id }) => id === shared.record.brandId)
  const { product: record, listed } = await previewedPrices(context, shared.record, { settings: prices, role: null })
  const product = toProductPage(record, locale, { brand, override, prices, listed, now: new Date() })
  return { kind: shared.kind, product }
}
