import { toCategoryCards } from '#domain/catalogue/category-view.ts'
import type { ContentReader } from '#domain/site/content/content-record.ts'
import { fillTexts } from '#domain/site/content/fill-texts.ts'
import { reasonsOf } from '#domain/site/content/home-view.ts'
import type { Locale } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from '../routes/site/+types/categories.ts'
import { loadPart, partsData } from './part.ts'
import { textValues } from './text-values.ts'

/** All that the list of categories shows; `content` is what stands below them, which a preview changes. */
export async function categoriesPage(
  context: Route.LoaderArgs['context'],
  locale: Locale,
  content: ContentReader = context.get(servicesContext).content,
) {
  const { categories } = context.get(servicesContext)
  const [list, reasons, values] = await Promise.all([
    loadPart(context, async () => toCategoryCards(await categories.list(), locale)),
    content.list('reason'),
    textValues(context, locale),
  ])
  return partsData({ categories: list, benefits: fillTexts(reasonsOf(reasons, 'benefits', locale), values) })
}
