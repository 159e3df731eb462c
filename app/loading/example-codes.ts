import { servicesContext } from '#app/context.ts'
import type { ContentReader } from '#domain/site/content/content-record.ts'
import type { Route } from '../routes/site/+types/layout.ts'

/** So many of the newest products are named; where there are fewer codes, none is. */
const FROM_PRODUCTS = 4

/** Codes to look for, as examples: those that staff have written, else those of the newest products. */
export async function exampleCodes(
  context: Route.LoaderArgs['context'],
  content: ContentReader = context.get(servicesContext).content,
): Promise<string[]> {
  const written = (await content.page('home'))?.codes ?? []
  if (written.length > 0) return written
  const products = await context.get(servicesContext).products.latest()
  const codes = new Set(products.flatMap(({ code }) => code?.toUpperCase() ?? []))
  return codes.size < FROM_PRODUCTS ? [] : [...codes].slice(0, FROM_PRODUCTS)
}
