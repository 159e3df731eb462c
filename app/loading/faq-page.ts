import type { ContentReader } from '#domain/site/content/content-record.ts'
import { toQuestionViews } from '#domain/site/content/faq-view.ts'
import type { Locale } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from '../routes/site/+types/faq.ts'
import { notFound } from './not-found.ts'
import { textValues } from './text-values.ts'

/** All that the FAQ page shows; without questions there is no such page. */
export async function faqPage(
  context: Route.LoaderArgs['context'],
  locale: Locale,
  content: ContentReader = context.get(servicesContext).content,
) {
  const [records, values] = await Promise.all([content.list('question'), textValues(context, locale)])
  const questions = toQuestionViews(records, locale, values)
  if (questions.length === 0) throw notFound()
  return { questions }
}
