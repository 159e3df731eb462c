import { mailValues } from '#domain/site/content/mail-values.ts'
import { yearOfInstant } from '#domain/text/riyadh-time.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from '../routes/admin/+types/layout.ts'

/** What mails may name of the site, in each language. */
export async function loadMailValues(context: Route.LoaderArgs['context']) {
  const { settings, products } = context.get(servicesContext)
  const [site, count] = await Promise.all([settings.get(), products.count()])
  return mailValues({ settings: site, year: yearOfInstant(new Date()), products: count })
}
