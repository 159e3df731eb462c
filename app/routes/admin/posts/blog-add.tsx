import { blogForm } from '../../../../content/admin/blogs.ts'
import { dayOfInstant } from '../../../../domain/text/riyadh-time.ts'
import { saveBlog } from '../../../actions/blog-action.ts'
import { NEW_PUBLICATION } from '../../../loading/form-publication.ts'
import { adminMeta } from '../../../seo/admin-meta.ts'
import { BlogForm } from '../../../ui/admin/blogs/blog-form.tsx'
import { BLANK_POST, postTexts } from '../../../../domain/posts/post-record.ts'
import { draftRecord } from '../../../ui/admin/form/drafts/draft-record.ts'
import { guardedSave } from '../../../ui/admin/form/drafts/guarded-save.ts'
import type { Route } from './+types/blog-add.ts'

export const meta = adminMeta(blogForm.addTitle)

export function loader() {
  return { creationKey: crypto.randomUUID(), values: postTexts({ ...BLANK_POST, date: dayOfInstant(new Date()) }) }
}

export async function action(args: Route.ActionArgs) {
  return saveBlog(args, null)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedSave(draftRecord('blog', null), serverAction)
}

export default function BlogAdd({ loaderData, actionData }: Route.ComponentProps) {
  return <BlogForm {...loaderData} post={null} known={[]} posted={actionData} publication={NEW_PUBLICATION} />
}
