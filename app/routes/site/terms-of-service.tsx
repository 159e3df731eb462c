import { documentNoindex } from '#content/seo/page-head.ts'
import type { DocumentView } from '#domain/site/content/pages/document-view.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { documentPage } from '#app/loading/site-page.ts'
import { contentMeta } from '#app/seo/route-meta.ts'
import { MissingOrFailed } from '#app/ui/not-found/not-found-page.tsx'
import { DocumentPage } from '#app/ui/policy/document-page.tsx'
import type { Route } from './+types/terms-of-service.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return documentPage(context, 'terms', localeOfPath(url.pathname))
}

export const meta = contentMeta<DocumentView>({}, documentNoindex.terms)

export default function TermsOfServicePage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData} path="/terms-of-service" />
}

export const ErrorBoundary = MissingOrFailed
