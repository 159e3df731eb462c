import { data } from 'react-router'
import { siteContent } from '#content/admin/site/site-content.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import { contentListPath, listAt } from '#domain/site/content/content-list-query.ts'
import { redirectWithNotice } from '#app/actions/admin-notice.ts'
import { refuseForbidden } from '#app/actions/forbidden.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '#app/context.ts'
import { unlessFormSent } from '#app/loading/no-reload.ts'
import { notFound } from '#app/loading/not-found.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import type { DeleteAnswer } from '#app/ui/admin/deletion/delete-answer.ts'
import { DeletePage } from '#app/ui/admin/deletion/delete-page.tsx'
import { guardedDeletion } from '#app/ui/admin/deletion/guarded-deletion.ts'
import { loadDeletion } from '#app/ui/admin/deletion/load-deletion.ts'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { dropDrafts } from '#app/ui/admin/form/drafts/draft-store.ts'
import type { Route } from './+types/delete.ts'

const { deletion: words } = siteContent

export const shouldRevalidate = unlessFormSent
export const clientLoader = (args: Route.ClientLoaderArgs) => loadDeletion(args)

export const meta = adminMeta(words.verb)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const kind = listAt(url.pathname)
  const { records, contentList } = context.get(servicesContext)
  const head = kind && (await records.state(kind, params.id))
  if (!kind || !head) throw notFound()
  const warning = await contentList.seenWithout(kind, [params.id])
  const referred = { id: params.id, referrers: { records: [], redirects: 0 }, warning }
  return { name: head.name, referred, next: nextPath(url.searchParams.get('next'), contentListPath(kind)) }
}

/** What is gone already, by another's hand, is gone as was wanted. */
export async function action({ params, url, request, context }: Route.ActionArgs) {
  const kind = listAt(url.pathname)
  if (!kind) throw notFound()
  const locale = localeOfStaff(request)
  const next = nextPath(context.get(fieldsContext)['next'], contentListPath(kind))
  try {
    const { editing } = context.get(servicesContext)
    const outcome = await editing[kind].remove({ id: params.id }, context.get(staffContext))
    if (outcome.ok || outcome.failure.kind === 'not-found') {
      return redirectWithNotice(next, 'content-deleted', { undo: outcome.ok ? outcome.actId : null, row: params.id })
    }
    return data<DeleteAnswer>({ kind: 'failed', message: words.failed[locale] }, { status: 409 })
  } catch (error) {
    refuseForbidden(error)
    context.get(reportErrorContext)(error)
    return data<DeleteAnswer>({ kind: 'failed', message: words.failed[locale] }, { status: 503 })
  }
}

export function clientAction({ params, request, serverAction }: Route.ClientActionArgs) {
  const kind = listAt(new URL(request.url).pathname)
  return guardedDeletion(serverAction, {
    failed: () => words.failed,
    forget: () => kind && dropDrafts(draftRecord(kind, params.id)),
  })
}

export default function ContentDelete({ loaderData: { name, referred, next }, actionData }: Route.ComponentProps) {
  const { deletion } = useWords(siteContent)
  const answer = actionData as DeleteAnswer | undefined
  return (
    <DeletePage
      question={deletion.question(name[useLocale()])}
      text=""
      verb={deletion.verb}
      next={next}
      referred={referred}
      problem={answer?.message}
    />
  )
}
