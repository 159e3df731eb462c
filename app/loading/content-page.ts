import { finderWords } from '#content/choice/finder.ts'
import { equivalentsByMaker } from '#domain/choice/equivalents-view.ts'
import { readFinderQuery } from '#domain/choice/finder-query.ts'
import { toFinderResult } from '#domain/choice/finder-view.ts'
import { servicesContext } from '#app/context.ts'
import type { ContentKind } from '#domain/site/content/content-kinds.ts'
import type { ContentReader } from '#domain/site/content/content-record.ts'
import { lookTheme } from '#domain/site/look.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Route } from '../routes/previews/+types/shared.ts'
import { homePage } from './home-page.ts'
import { aboutPage, cataloguePage, contactPage, documentPage, categoriesPage, faqPage } from './site-page.ts'

const DOCUMENTS = { policy: '/policy', terms: '/terms-of-service', privacy: '/privacy-policy' } as const

/** `content` shows the record in its place. */
type Showing = { content: ContentReader; locale: Locale }

export async function contentPage(
  context: Route.LoaderArgs['context'],
  kind: ContentKind,
  record: Record<string, unknown>,
  { content, locale }: Showing,
) {
  if (kind === 'question') return { page: 'faq' as const, ...(await faqPage(context, locale, content)) }
  if (kind === 'rule' || kind === 'exclusion') {
    const job =
      kind === 'rule'
        ? String(record['job'])
        : (await content.list('rule')).find(({ product }) => product === record['product'])?.job
    const query = readFinderQuery(new URLSearchParams({ job: job ?? '', show: '1' }))
    const answering = await context.get(servicesContext).finder.read(content)
    const result = toFinderResult(query.answers, answering(query.answers), finderWords, locale)
    return { page: 'finder' as const, finder: { ...query, step: null, result } }
  }
  if (kind === 'equivalent') {
    const found = await context.get(servicesContext).equivalents.find(String(record['product']), content)
    return { page: 'equivalents' as const, query: String(record['product']), makers: equivalentsByMaker(found, locale) }
  }
  if (kind === 'reason' && record['place'] === 'benefits') {
    const { data: page } = await categoriesPage(context, locale, content)
    return { page: 'categories' as const, ...page }
  }
  if (kind === 'page' && record['id'] === 'about')
    return { page: 'about' as const, about: await aboutPage(context, locale, content) }
  if (kind === 'page' && record['id'] === 'contact')
    return { page: 'contact' as const, contact: await contactPage(context, locale, content) }
  const { id } = record
  if (kind === 'page' && id === 'catalogue')
    return { page: 'catalogue' as const, catalogue: await cataloguePage(context, locale, content) }
  if (kind === 'page' && isDocument(id)) {
    const document = await documentPage(context, id, locale, content)
    return { page: 'document' as const, document, path: DOCUMENTS[id] }
  }
  const { data: page } = await homePage(context, locale, content)
  const theme = kind === 'page' && id === 'look' ? lookTheme(await content.page('look')) : null
  return { page: 'home' as const, ...page, theme }
}

function isDocument(id: unknown): id is keyof typeof DOCUMENTS {
  return typeof id === 'string' && Object.hasOwn(DOCUMENTS, id)
}
