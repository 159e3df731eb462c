import { documentForm, documentRequestHead } from '#content/documents/request-form.ts'
import { data } from 'react-router'
import { localeOfPath } from '#domain/text/locale.ts'
import { receiveForm } from '#app/actions/request-form.ts'
import { pageThatWaits } from '#app/actions/waiting.ts'
import { fieldsContext, servicesContext } from '#app/context.ts'
import { fixedMeta } from '#app/seo/route-meta.ts'
import { RequestDocumentPage } from '#app/ui/documents/request-document-page.tsx'
import type { FormAnswer } from '#app/ui/forms/form-answer.ts'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/request.ts'

export const handle: SiteHandle = { footerCall: false, callButton: false }

/** The values that a link prefills. */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const asked = (name: string) => searchParams.get(name) ?? ''
  return {
    type: asked('type'),
    language: asked('language'),
    product: asked('product') || asked('q'),
    note: asked('standard'),
  }
}

export async function action(args: Route.ActionArgs) {
  const { documentRequests } = args.context.get(servicesContext)
  const locale = localeOfPath(args.url.pathname)
  const { reading, productId, there } = await documentRequests.read(args.context.get(fieldsContext), locale)
  if (reading.ok && there)
    return data<FormAnswer>({ ok: true, message: documentForm.there[locale], document: there, errors: {}, values: {} })
  return receiveForm(args, { read: () => reading, words: documentForm, productId })
}

export const headers = pageThatWaits

export const meta = fixedMeta(documentRequestHead)

export default function RequestDocument({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestDocumentPage asked={loaderData} answer={actionData} />
}
