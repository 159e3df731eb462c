import { documentsHead, documentsPage } from '#content/documents/centre.ts'
import { pageCount } from '#domain/catalogue/collection-query.ts'
import { CENTRE_PAGE_SIZE, readCentreQuery } from '#domain/documents/centre-query.ts'
import { DOCUMENT_LANGUAGES } from '#domain/documents/document-types.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import { toDocumentRow } from '#app/loading/documents/document-rows.ts'
import { headersOfLoader, leadToLastPageOf, loadPart, partsData } from '#app/loading/part.ts'
import { useWords } from '#app/locale.ts'
import { crumbsTo } from '#app/seo/crumbs.ts'
import { routeMeta } from '#app/seo/route-meta.ts'
import { CentrePage } from '#app/ui/documents/centre-page.tsx'
import { FailedPage } from '#app/ui/site/page-error.tsx'
import type { Route } from './+types/centre.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const { brands, documents } = context.get(servicesContext)
  const found = await loadPart(context, async () => {
    const all = await brands.list()
    const query = readCentreQuery(url.searchParams, all)
    const { page, unknown: _, ...filter } = query
    const languages = new Set((await documents.find({ isLive: true })).map(({ document }) => document.language))
    for (const asked of query.languages) languages.add(asked)
    const entries = await documents.find({ ...filter, isLive: true })
    const pages = pageCount(entries.length, CENTRE_PAGE_SIZE)
    const rows = entries.slice((page - 1) * CENTRE_PAGE_SIZE, page * CENTRE_PAGE_SIZE)
    return {
      query,
      pages,
      total: entries.length,
      rows: rows.map((entry) => toDocumentRow(entry, locale, documents.today())),
      languages: DOCUMENT_LANGUAGES.filter((language) => languages.has(language)),
      brands: all.map(({ id, name }) => ({ id, name: name[locale] })),
    }
  })
  if (found.ok) leadToLastPageOf(url, found.value.query.page, found.value.pages)
  return partsData({ found, isBare: url.search === '' })
}

export const headers = headersOfLoader

export const meta: Route.MetaFunction = ({ loaderData, ...scope }) =>
  routeMeta(scope, ({ name }, locale) => ({
    title: documentsHead.title[locale],
    description: documentsHead.description[locale].replace('{site}', name),
    noindex: !loaderData?.isBare,
    subject: {
      kind: 'CollectionPage',
      crumbs: crumbsTo(locale, { label: documentsHead.title[locale], path: '/documents' }),
    },
  }))

export default function Documents({ loaderData: { found } }: Route.ComponentProps) {
  return <CentrePage found={found} />
}

export function ErrorBoundary() {
  return <FailedPage title={useWords(documentsPage).failed} />
}
