import { privacyPolicy, privacyPolicyHead } from '../../../content/pages/privacy-policy.ts'
import { localeOfPath } from '../../../domain/text/locale.ts'
import { toDocumentView } from '../../../domain/site/policy-document-view.ts'
import { servicesContext } from '../../context.ts'
import { fixedMeta } from '../../seo/route-meta.ts'
import { DocumentPage } from '../../ui/policy/document-page.tsx'
import type { Route } from './+types/privacy-policy.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const settings = await context.get(servicesContext).settings.get()
  return toDocumentView(privacyPolicy, settings, localeOfPath(url.pathname))
}

export const meta = fixedMeta(privacyPolicyHead)

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData} path="/privacy-policy" />
}
