import { data, isRouteErrorResponse } from 'react-router'
import { documentsHead } from '#content/documents/centre.ts'
import { revisionFilePath } from '#domain/documents/document-dto.ts'
import { productPath } from '#domain/site/paths.ts'
import { formatDay } from '#domain/text/format.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import { toDocumentRow } from '#app/loading/documents/document-rows.ts'
import { movedOrMissing } from '#app/loading/moved.ts'
import { crumbsTo } from '#app/seo/crumbs.ts'
import { routeMeta } from '#app/seo/route-meta.ts'
import { DocumentGone, DocumentPage } from '#app/ui/documents/document-page.tsx'
import type { AskedDocument } from '#app/ui/documents/request-document-page.tsx'
import { MissingOrFailed } from '#app/ui/not-found/missing-or-failed.tsx'
import type { Route } from './+types/document.ts'

const MOST_COVERED = 100

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const { documents, products } = context.get(servicesContext)
  const found = (await documents.find({ isExpired: true })).find(({ document }) => document.id === params.documentId)
  if (!found) throw await movedOrMissing({ url, context })
  const { document } = found
  const asked = await documents.file({ documentId: document.id })
  if (asked.kind === 'gone') {
    const day = asked.isWithdrawn || !document.expires ? null : formatDay(document.expires, locale)
    const product = found.products[0]?.code ?? found.products[0]?.id ?? ''
    const { docType: type, language } = document
    throw data({ day, asked: { product, type, language, note: '' } } satisfies GoneDocument, { status: 410 })
  }
  const covered = await Promise.all(found.products.slice(0, MOST_COVERED).map(({ id }) => products.shown(id)))
  return {
    ...toDocumentRow(found, locale, documents.today()),
    issuer: document.issuer,
    standards: document.standards,
    brand: document.brand?.[locale] ?? '',
    covered: covered.flatMap((one) => (one ? [{ path: productPath(one), name: one.name[locale] }] : [])),
    revisions: document.revisions.map(({ n, label, issued, withdrawn }, index) => ({
      name: label || String(n),
      issued: issued && formatDay(issued, locale),
      isOlder: index > 0,
      file: withdrawn === null ? revisionFilePath(document.id, n) : null,
    })),
  }
}

export type GoneDocument = { day: string | null; asked: AskedDocument }

export function meta({ loaderData, ...scope }: Route.MetaArgs) {
  if (!loaderData) return routeMeta(scope, null)
  const { title, path, type, language } = loaderData
  return routeMeta(scope, (_site, locale) => ({
    path,
    title,
    description: [title, type, language, loaderData.number, loaderData.products.join(', ')].filter(Boolean).join(' · '),
    subject: {
      crumbs: crumbsTo(locale, { label: documentsHead.title[locale], path: '/documents' }, { label: title, path }),
    },
  }))
}

export default function Document({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 410) return <DocumentGone gone={error.data as GoneDocument} />
  return <MissingOrFailed error={error} />
}
