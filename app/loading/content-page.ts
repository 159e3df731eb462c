import type { ContentKind } from '#domain/site/content/content-kinds.ts'
import type { ContentReader } from '#domain/site/content/content-reader.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Route } from '../routes/site/+types/preview.ts'
import { categoriesPage } from './categories-page.ts'
import { faqPage } from './faq-page.ts'
import { homePage } from './home-page.ts'
import { aboutPage, cataloguePage, contactPage, documentPage } from './site-page.ts'

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
  if (kind === 'reason' && record['place'] === 'benefits') {
    const { data: page } = await categoriesPage(context, locale, content)
    return { page: 'categories' as const, ...page }
  }
  if (kind === 'page' && record['id'] === 'about')
    return { page: 'about' as const, about: await aboutPage(context, locale, content) }
  if (kind === 'page' && record['id'] === 'contact')
    return { page: 'contact' as const, contact: await contactPage(context, locale, content) }
  const { id } = record
  if (kind === 'page' && id === 'catalogue' && (record['fileAr'] || record['fileEn']))
    return { page: 'catalogue' as const, catalogue: await cataloguePage(context, locale, content) }
  if (kind === 'page' && isDocument(id)) {
    const document = await documentPage(context, id, locale, content)
    return { page: 'document' as const, document, path: DOCUMENTS[id] }
  }
  const { data: page } = await homePage(context, locale, content)
  return { page: 'home' as const, ...page }
}

function isDocument(id: unknown): id is keyof typeof DOCUMENTS {
  return typeof id === 'string' && Object.hasOwn(DOCUMENTS, id)
}
