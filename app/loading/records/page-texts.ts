import type { PageName } from '#domain/site/content/page-fields.ts'
import type { ContentRecord } from '#domain/site/content/content-record.ts'
import { mailValues } from '#domain/site/content/text-values.ts'
import type { Localized } from '#domain/text/locale.ts'
import { yearOfInstant } from '#domain/text/riyadh-time.ts'
import { servicesContext } from '#app/context.ts'
import type { Context } from './record-source.ts'

/** What stands on a page that nobody has written yet. */
export async function unwrittenTexts(context: Context, page: PageName): Promise<object> {
  const { settings, siteFrame } = context.get(servicesContext)
  if (page === 'mails') return settings.firstMailTexts()
  if (page !== 'navigation' && page !== 'footer') return {}
  return (await siteFrame.read())[page]
}

/** Mails that came after their record was written say what they say meanwhile. */
export async function withUnwritten(context: Context, record: ContentRecord): Promise<ContentRecord> {
  if (record.id !== 'mails') return record
  const unwritten = Object.entries(await unwrittenTexts(context, 'mails')).filter(([key]) =>
    isBlank(record[key] as Localized | undefined),
  )
  return { ...record, ...Object.fromEntries(unwritten) }
}

function isBlank(text: Localized | undefined): boolean {
  return !text?.ar && !text?.en
}

/** Which links of a page's texts are not drawn, because there is nothing at their ends. */
export async function hiddenLinks(context: Context, page: PageName): Promise<string[]> {
  if (page !== 'navigation' && page !== 'footer') return []
  const { navigation, footer, hidden } = await context.get(servicesContext).siteFrame.read()
  const entries = page === 'navigation' ? navigation.entries : [...footer.quick, ...footer.information]
  return entries.map(({ target }) => target).filter((target) => hidden.has(target))
}

/** What mails may name of the site, in each language. */
export async function loadMailValues(context: Context) {
  const { settings, products } = context.get(servicesContext)
  const [site, count] = await Promise.all([settings.get(), products.count()])
  return mailValues({ settings: site, year: yearOfInstant(new Date()), products: count })
}
