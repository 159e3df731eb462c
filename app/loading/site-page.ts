import { catalogueWords } from '#content/pages/catalogue.ts'
import { contactNames } from '#content/pages/contact.ts'
import { toCategoryCards } from '#domain/catalogue/category-view.ts'
import { blankRecord } from '#domain/fields/field.ts'
import type { ContentReader } from '#domain/site/content/content-record.ts'
import { toQuestionViews } from '#domain/site/content/faq-view.ts'
import { fillTexts } from '#domain/site/content/fill-texts.ts'
import { reasonsOf } from '#domain/site/content/home-view.ts'
import { toAboutView } from '#domain/site/content/pages/about-view.ts'
import { CATALOGUE_FIELDS } from '#domain/site/content/pages/catalogue-fields.ts'
import { toCatalogueView } from '#domain/site/content/pages/catalogue-view.ts'
import { CONTACT_FIELDS } from '#domain/site/content/pages/contact-fields.ts'
import { toContactView } from '#domain/site/content/pages/contact-view.ts'
import { toDocumentView } from '#domain/site/content/pages/document-view.ts'
import type { PageName } from '#domain/site/content/page-fields.ts'
import { plainValues } from '#domain/site/content/text-values.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from '../routes/site/+types/layout.ts'
import { notFound } from './not-found.ts'
import { loadPart, partsData } from './part.ts'
import { textValues } from './text-values.ts'

type Context = Route.LoaderArgs['context']

/** The texts of a page; without any there is no such page. */
async function textsOf<Name extends PageName>(context: Context, name: Name, content?: ContentReader) {
  const texts = await (content ?? context.get(servicesContext).content).page(name)
  if (texts === null) throw notFound()
  return texts
}

export async function aboutPage(context: Context, locale: Locale, content?: ContentReader) {
  const [texts, values, brands] = await Promise.all([
    textsOf(context, 'about', content),
    textValues(context, locale),
    context.get(servicesContext).brands.list(),
  ])
  const picture = texts.image === null ? null : (texts.pictures[texts.image] ?? null)
  return { ...toAboutView(fillTexts(texts, values), picture, locale), brands: brands.length }
}

/** The form is there whatever the company has written round it. */
export async function contactPage(context: Context, locale: Locale, content?: ContentReader) {
  const reader = content ?? context.get(servicesContext).content
  const [texts, values] = await Promise.all([reader.page('contact'), textValues(context, locale)])
  const filled = fillTexts(texts ?? blankRecord(CONTACT_FIELDS), values)
  return toContactView(filled, inLanguage(contactNames, locale), locale)
}

/** Without a file and without products there is no such page; a house that has written nothing has its title alone. */
export async function cataloguePage(context: Context, locale: Locale, content?: ContentReader) {
  const services = context.get(servicesContext)
  const [texts, values, live] = await Promise.all([
    (content ?? services.content).page('catalogue'),
    textValues(context, locale),
    services.catalogueFiles.live(locale),
  ])
  const untitled = { ...blankRecord(CATALOGUE_FIELDS), heroTitle: catalogueWords.title }
  const catalogue = toCatalogueView(fillTexts(texts ?? untitled, values), locale, live)
  if (catalogue === null) throw notFound()
  return catalogue
}

type DocumentName = 'policy' | 'terms' | 'privacy'

export async function documentPage(context: Context, name: DocumentName, locale: Locale, content?: ContentReader) {
  const [texts, values] = await Promise.all([textsOf(context, name, content), textValues(context, locale, plainValues)])
  return toDocumentView(texts, locale, values)
}

/** All that the list of categories shows; `content` is what stands below them, which a preview changes. */
export async function categoriesPage(
  context: Context,
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

/** All that the FAQ page shows; without questions there is no such page. */
export async function faqPage(
  context: Context,
  locale: Locale,
  content: ContentReader = context.get(servicesContext).content,
) {
  const [records, values] = await Promise.all([content.list('question'), textValues(context, locale)])
  const questions = toQuestionViews(records, locale, values)
  if (questions.length === 0) throw notFound()
  return { questions }
}
