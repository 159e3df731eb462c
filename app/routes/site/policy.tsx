import { policy, policyHead } from '../../../content/pages/policy.ts'
import { localeOfPath } from '../../../domain/text/locale.ts'
import { toDocumentView } from '../../../domain/site/policy-document-view.ts'
import { servicesContext } from '../../context.ts'
import { fixedMeta } from '../../seo/route-meta.ts'
import { DocumentPage } from '../../ui/policy/document-page.tsx'
import type { Route } from './+types/policy.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const settings = await context.get(servicesContext).settings.get()
  return toDocumentView(policy, settings, localeOfPath(url.pathname))
}

export const meta = fixedMeta(policyHead)

export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData} path="/policy" />
}
