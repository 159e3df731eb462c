import { blogForm } from '#content/admin/blogs.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { saveBlog } from '#app/actions/blog-action.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { copiedFrom, copyOf } from '#app/loading/copied-form.ts'
import { NEW_PUBLICATION } from '#app/loading/form-publication.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { blogFiles } from '#app/ui/admin/blogs/blog-files.ts'
import { BlogForm } from '#app/ui/admin/blogs/blog-form.tsx'
import { BLANK_POST, postTexts } from '#domain/posts/post-record.ts'
import { newRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/blog-add.ts'

export const meta = adminMeta(blogForm.addTitle)

export const handle: StaffHandle = { failed: blogForm.loadFailed.title }

export async function loader({ url, context }: Route.LoaderArgs) {
  const { editing } = context.get(servicesContext)
  const source = await copiedFrom(url, (id) => editing.post.newest(id, context.get(staffContext)))
  return {
    creationKey: crypto.randomUUID(),
    values: source ? copyOf('post', postTexts(source)) : postTexts({ ...BLANK_POST, date: dayOfInstant(new Date()) }),
    known: source ? blogFiles(source) : [],
    from: source?.id ?? null,
  }
}

export async function action(args: Route.ActionArgs) {
  return saveBlog(args, null)
}

export async function clientAction({ url, serverAction }: Route.ClientActionArgs) {
  return guardedSave(newRecord('blog', url.searchParams.get('from')), serverAction)
}

export default function BlogAdd({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <BlogForm key={loaderData.from} {...loaderData} post={null} posted={actionData} publication={NEW_PUBLICATION} />
  )
}
