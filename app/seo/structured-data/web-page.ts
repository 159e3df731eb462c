import type { Question } from '#domain/records/seo-override.ts'
import { breadcrumbId } from './breadcrumb-list.ts'
import { questionsOf } from './faq.ts'
import { organizationId } from './organization.ts'
import { partId, reference, urlOf, type Place, type Thing } from './thing.ts'
import { webSiteId } from './web-site.ts'

export type PageKind = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage' | 'ItemPage'

type WebPage = {
  kind: PageKind
  name: string
  description: string
  picture: string | undefined
  hasBreadcrumb: boolean
  /** What the page is about, where that is spoken of beside it. */
  main: Thing | null
  /** The brand of whose products the page tells. */
  about: Thing | null
  /** The questions of a page that consists of them. */
  questions: Question[]
}

/** The page itself: what ties together everything that is said on it. */
export function webPage(place: Place, page: WebPage): Thing {
  return {
    '@type': page.kind,
    '@id': partId(place, 'page'),
    url: urlOf(place, place.path),
    name: page.name,
    description: page.description,
    inLanguage: place.locale,
    isPartOf: reference(webSiteId(place)),
    ...(page.picture ? { primaryImageOfPage: { '@type': 'ImageObject', url: page.picture } } : {}),
    ...(page.hasBreadcrumb ? { breadcrumb: reference(breadcrumbId(place)) } : {}),
    ...(page.about ? { about: reference(page.about['@id']) } : {}),
    ...mainEntity(place, page),
  }
}

/** Pages about the company are about the company. */
const OF_THE_COMPANY: PageKind[] = ['AboutPage', 'ContactPage']

function mainEntity(place: Place, { kind, main, questions }: WebPage) {
  if (questions.length > 0) return { mainEntity: questionsOf(questions) }
  if (main) return { mainEntity: reference(main['@id']) }
  return OF_THE_COMPANY.includes(kind) ? { mainEntity: reference(organizationId(place)) } : {}
}
