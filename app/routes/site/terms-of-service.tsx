import { termsOfService, termsOfServiceHead } from '../../../content/pages/terms-of-service.ts'
import { localeOfPath } from '../../../domain/text/locale.ts'
import { toDocumentView } from '../../../domain/site/policy-document-view.ts'
import { servicesContext } from '../../context.ts'
import { fixedMeta } from '../../seo/route-meta.ts'
import { DocumentPage } from '../../ui/policy/document-page.tsx'
import type { Route } from './+types/terms-of-service.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const settings = await context.get(servicesContext).settings.get()
  return toDocumentView(termsOfService, settings, localeOfPath(url.pathname))
}

export const meta = fixedMeta(termsOfServiceHead)

export default function TermsOfServicePage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData} path="/terms-of-service" />
}
