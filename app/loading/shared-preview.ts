import { blogPage } from '../../content/pages/blog.ts'
import { toCategoryTile } from '../../domain/catalogue/category-view.ts'
import { toPostPage } from '../../domain/posts/post-page.ts'
import { toProductPage } from '../../domain/products/product-view.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { servicesContext } from '../context.ts'
import type { Route } from '../routes/site/+types/preview.ts'

/** What a link to a preview opens, as the page of the site will show it; null where it opens nothing any more. */
export async function loadSharedPreview(context: Route.LoaderArgs['context'], token: string, locale: Locale) {
  const { seo, settings, sharing } = context.get(servicesContext)
  const shared = await sharing.opened(token)
  if (!shared) return null
  if (shared.kind === 'category') return { kind: shared.kind, category: toCategoryTile(shared.record, locale) }
  if (shared.kind === 'post') {
    return { kind: shared.kind, post: toPostPage(shared.record, locale, blogPage.table[locale]) }
  }
  const override = await seo.productOverride(shared.record)
  const { priceVisibility: prices } = await settings.get()
  const product = toProductPage(shared.record, locale, { override, prices, now: new Date() })
  return { kind: shared.kind, product }
}
