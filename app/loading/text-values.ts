import { placeholderValues } from '#domain/site/content/text-values.ts'
import type { PlaceholderValues } from '#domain/site/content/fill-texts.ts'
import type { Locale } from '#domain/text/locale.ts'
import { yearOfInstant } from '#domain/text/riyadh-time.ts'
import { servicesContext } from '#app/context.ts'
import { loadPart } from './part.ts'
import type { Route } from '../routes/site/+types/layout.ts'

/** What the texts of the site name in braces; plain for what makes links of them. */
export async function textValues(
  context: Route.LoaderArgs['context'],
  locale: Locale,
  of: typeof placeholderValues = placeholderValues,
): Promise<PlaceholderValues> {
  const { settings, products } = context.get(servicesContext)
  const [site, count] = await Promise.all([settings.get(), loadPart(context, () => products.count())])
  return of({ settings: site, year: yearOfInstant(new Date()), products: count.ok ? count.value : 0 }, locale)
}
