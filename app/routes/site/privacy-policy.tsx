import { privacyPolicy } from '../../../content/pages/privacy-policy.ts'
import { localeOfPath } from '../../../domain/locale.ts'
import { toDocumentView } from '../../../domain/policy-document-view.ts'
import { servicesContext } from '../../context.ts'
import { DocumentPage } from '../../ui/policy/document-page.tsx'
import type { Route } from './+types/privacy-policy.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const settings = await context.get(servicesContext).settings.get()
  return toDocumentView(privacyPolicy, settings, localeOfPath(new URL(request.url).pathname))
}

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData} path="/privacy-policy" />
}
