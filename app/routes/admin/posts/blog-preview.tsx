import { data } from 'react-router'
import { blogForm } from '#content/admin/blogs.ts'
import { blogPage } from '#content/pages/blog.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { toPostPage } from '#domain/posts/post-page.ts'
import { postDraft } from '#app/actions/blog-action.ts'
import { servicesContext } from '#app/context.ts'
import { requireStaff } from '#app/loading/staff-guard.ts'
import { useWords } from '#app/locale.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { Article } from '#app/ui/blog/article.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/blog-preview.ts'

export const handle: SiteHandle = { footerCall: false, callButton: false, section: '/blogs', preview: true }

export const middleware = [requireStaff]

export async function action({ url, context }: Route.ActionArgs) {
  const locale = localeOfPath(url.pathname)
  const outcome = await context.get(servicesContext).editing.post.preview(postDraft(context))
  if (!outcome.ok) return data(null, { status: 422 })
  return toPostPage(outcome.value, locale, blogPage.table[locale])
}

export function meta({ location }: Route.MetaArgs) {
  return [
    { title: blogForm.previews[localeOfPath(location.pathname)] },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}

/** The article as readers would see it, in the frame of the site. Without a form there is nothing to see. */
export default function BlogPreview({ actionData: post }: Route.ComponentProps) {
  const { notice, previewFailed } = useWords(blogForm)
  return (
    <div className="wrap pb-24">
      <div className="py-4">
        <Message tone={post ? 'warn' : 'error'}>{post ? notice : previewFailed}</Message>
      </div>
      {post && <Article post={post} />}
    </div>
  )
}
