import { blogForm } from '#content/admin/blogs.ts'
import { isDay } from '#domain/text/day.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { saveBlog } from '#app/actions/blog-action.ts'
import { BLOGS_PATH } from '#domain/accounts/staff-paths.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { formPublication, planValues } from '#app/loading/form-publication.ts'
import { notFound } from '#app/loading/not-found.ts'
import { versionsOf } from '#app/loading/versions-of.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { BlogForm } from '#app/ui/admin/blogs/blog-form.tsx'
import { blogFiles } from '#app/ui/admin/blogs/blog-files.ts'
import { postTexts } from '#domain/posts/post-record.ts'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/blog-edit.ts'

export const meta = adminMeta(blogForm.editTitle)

export const handle: StaffHandle = { failed: blogForm.loadFailed.title }

export async function loader({ params, context }: Route.LoaderArgs) {
  const newest = await context.get(servicesContext).editing.post.newest(params.id, context.get(staffContext))
  if (!newest) throw notFound()
  const { record: post, head } = newest
  const { id, version, commentsCount } = post
  // A day that is none is today (docs/specification 5).
  const date = isDay(post.date) ? post.date : dayOfInstant(new Date())
  return {
    post: { id, version, commentsCount },
    values: { ...postTexts({ ...post, date }), ...planValues(head) },
    publication: await formPublication(context, 'post', { id, head }),
    known: blogFiles(post),
    versions: await versionsOf(context, 'post', id),
  }
}

export async function action(args: Route.ActionArgs) {
  return saveBlog(args, args.params.id)
}

export async function clientAction({ params, serverAction }: Route.ClientActionArgs) {
  return guardedSave(draftRecord('blog', params.id), serverAction)
}

export default function BlogEdit({ loaderData, actionData }: Route.ComponentProps) {
  return <BlogForm key={loaderData.post.id} {...loaderData} posted={actionData} />
}

export function ErrorBoundary() {
  const { loadFailed } = useWords(blogForm)
  return (
    <div className="admin-error">
      <LoadError title={loadFailed.title} text={loadFailed.text} whole>
        <ButtonLink to={BLOGS_PATH} kind="outline">
          {loadFailed.back}
        </ButtonLink>
      </LoadError>
    </div>
  )
}
