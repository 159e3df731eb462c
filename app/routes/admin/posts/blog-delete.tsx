import { data } from 'react-router'
import { blogDeletion } from '#content/admin/blogs.ts'
import { writeWords } from '#content/record-messages.ts'
import type { Localized } from '#domain/text/locale.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import { redirectWithNotice } from '#app/actions/admin-notice.ts'
import { refuseForbidden } from '#app/actions/forbidden.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '#app/context.ts'
import { unlessFormSent } from '#app/loading/no-reload.ts'
import { notFound } from '#app/loading/not-found.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { BLOGS_PATH } from '#domain/accounts/staff-paths.ts'
import type { DeleteAnswer } from '#app/ui/admin/deletion/delete-answer.ts'
import { DeletePage } from '#app/ui/admin/deletion/delete-page.tsx'
import { guardedDeletion } from '#app/ui/admin/deletion/guarded-deletion.ts'
import { loadDeletion } from '#app/ui/admin/deletion/load-deletion.ts'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { dropDrafts } from '#app/ui/admin/form/drafts/draft-store.ts'
import type { Loss } from '#app/ui/admin/guarded-action.ts'
import type { Route } from './+types/blog-delete.ts'

const { failed, reasons, question } = blogDeletion

export const shouldRevalidate = unlessFormSent
export const clientLoader = (args: Route.ClientLoaderArgs) => loadDeletion(args)

export const meta = adminMeta(question)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { records, posts, referrers } = context.get(servicesContext)
  const post = await posts.get(params.id)
  const head = post === null ? await records.state('post', params.id) : null
  const title = post?.title ?? head?.name
  const id = post?.id ?? head?.id
  if (title === undefined || id === undefined) throw notFound()
  const referred = { id, referrers: await referrers.of({ kind: 'posts', id }) }
  return { title, referred, next: nextPath(url.searchParams.get('next'), BLOGS_PATH) }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const next = nextPath(context.get(fieldsContext)['next'], BLOGS_PATH)
  try {
    const { editing } = context.get(servicesContext)
    const outcome = await editing.post.remove({ blog_id: params.id }, context.get(staffContext))
    if (outcome.ok) return redirectWithNotice(next, 'blog-deleted', { undo: outcome.actId, row: params.id })
    const isGone = outcome.failure.kind === 'not-found'
    return isGone ? refused(request, reasons.gone, 404) : refused(request, writeWords.removePost.failed, 409)
  } catch (error) {
    refuseForbidden(error)
    context.get(reportErrorContext)(error)
    return refused(request, reasons.unreachable, 503)
  }
}

/** A deleted post needs no draft any more. */
export function clientAction({ params, serverAction }: Route.ClientActionArgs) {
  return guardedDeletion(serverAction, {
    failed: (why) => because(reasonOf(why)),
    forget: () => dropDrafts(draftRecord('blog', params.id)),
  })
}

function reasonOf(why: Loss): Localized {
  if (why === 'signed-out') return reasons.signedOut
  return why === 'gone' ? reasons.gone : reasons.unreachable
}

function because({ ar, en }: Localized): Localized {
  return { ar: failed.ar(ar), en: failed.en(en) }
}

function refused(request: Request, reason: Localized, status: number) {
  return data<DeleteAnswer>({ kind: 'failed', message: because(reason)[localeOfStaff(request)] }, { status })
}

export default function BlogDelete({ loaderData: { title, referred, next }, actionData }: Route.ComponentProps) {
  const words = useWords(blogDeletion)
  const answer = actionData as DeleteAnswer | undefined
  return (
    <DeletePage
      question={words.question}
      text={title[useLocale()]}
      verb={words.verb}
      next={next}
      referred={referred}
      problem={answer?.message}
    />
  )
}
