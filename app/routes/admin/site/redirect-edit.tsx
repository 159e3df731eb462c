import { redirectsWords } from '#content/admin/redirects.ts'
import { saveRedirectForm, toRedirectValues } from '#app/actions/redirect-action.ts'
import { servicesContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { versionsOf } from '#app/loading/versions-of.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { RedirectForm } from '#app/ui/admin/redirects/redirect-form.tsx'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import type { Route } from './+types/redirect-edit.ts'

export const meta = adminMeta(redirectsWords.editTitle)

export async function loader({ url, context }: Route.LoaderArgs) {
  const redirect = await context.get(servicesContext).redirects.get(fromOf(url))
  if (!redirect) throw notFound()
  const { from, version } = redirect
  return { from, version, values: toRedirectValues(redirect), versions: await versionsOf(context, 'redirect', from) }
}

export function action(args: Route.ActionArgs) {
  return saveRedirectForm(args, fromOf(args.url))
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return guardedSave(draftRecord('redirect', fromOf(new URL(request.url))), serverAction)
}

function fromOf(url: URL): string {
  return url.searchParams.get('from') ?? ''
}

export default function RedirectEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { editTitle } = useWords(redirectsWords)
  const { from, version, values } = loaderData

  return (
    <RedirectForm
      key={from}
      title={editTitle}
      record={draftRecord('redirect', from)}
      version={version}
      values={values}
      posted={actionData}
    />
  )
}
